import type { Manifest } from '../../../frame/manifest.ts';

/** The team of an agent at a glance. */
export const overview: Manifest = { name: 'overview', window: () => import('./window.ts') };
