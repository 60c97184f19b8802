import type { Manifest } from '../../../frame/manifest.ts';

/** Money to bet with that is not cash yet. */
export const bonus: Manifest = { name: 'bonus', window: () => import('./window.ts') };
