import type { Manifest } from '../../../frame/manifest.ts';

/** The apps of the site. */
export const download: Manifest = { name: 'download', window: () => import('./window.ts') };
