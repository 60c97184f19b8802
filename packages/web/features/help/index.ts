import type { Manifest } from '../../frame/manifest.ts';

/** Articles of the help. */
export const help: Manifest = { name: 'help', window: () => import('./window.ts') };
