import type { Manifest } from '../../../frame/manifest.ts';

/** Money out: what a player asks for, and what becomes of it. */
export const withdraw: Manifest = {
  name: 'withdraw',
  window: () => import('./window.ts'),
};
