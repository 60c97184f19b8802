import { lazyComponent } from '@fairlot/shell';
import type { Manifest } from '../../../frame/manifest.ts';

export { MOVE_TEXT } from './text.ts';
export type { Member } from './open-move.ts';

/** The moves of an agent with their states; a part of a tab. */
export const Moves = lazyComponent(() => import('./Moves.tsx'));

/** Moves of direct members to other agents of the line (product 4.8). */
export const move: Manifest = {
  name: 'move',
  window: () => import('./window.ts'),
  slots: [{ at: 'overlay', load: () => import('./MoveOver.tsx') }],
};
