import type { Manifest } from '../../../frame/manifest.ts';
import { screens } from './screens.ts';

export { lineQuery } from './line-query.ts';
export type { Reading } from './measure.ts';
export { NoticePage } from './NoticePage.tsx';

export const settings: Manifest = {
  name: 'settings',
  screens,
  slots: [{ at: 'overlay', load: () => import('./LineNews.tsx') }],
};
