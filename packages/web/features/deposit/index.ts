import type { Manifest } from '../../frame/manifest.ts';

/** Money in: how a player pays, and what becomes of it. */
export const deposit: Manifest = {
  name: 'deposit',
  seldom: () => import('./seldom.ts'),
};
