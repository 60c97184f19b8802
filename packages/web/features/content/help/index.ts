import type { Manifest } from '../../../frame/manifest.ts';

export const help: Manifest = { name: 'help', window: () => import('./window.ts') };
