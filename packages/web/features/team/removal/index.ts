import { lazyComponent } from '@fairlot/shell';
import type { Manifest } from '../../../frame/manifest.ts';

export { openDelete } from './open-delete.ts';

/** Deleted members with the way back, and moves with their states; a part of a tab. */
export const LineChanges = lazyComponent(() => import('./LineChanges.tsx'));

/** Deletion of direct members (product 4.8). */
export const removal: Manifest = {
  name: 'removal',
  slots: [{ at: 'overlay', load: () => import('./DeleteOver.tsx') }],
};
