import type { Manifest } from '../../../registry/manifest.ts';

export { PlayerBonus } from './PlayerBonus.tsx';

/** Bonuses of a player. */
export const bonus: Manifest = {
  name: 'bonus',
  proposals: () => import('./proposals.ts'),
};
