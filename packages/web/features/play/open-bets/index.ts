import type { Manifest } from '../../../frame/manifest.ts';

/** The player's open bets on the home page, else the last result. */
export const openBets: Manifest = {
  name: 'open-bets',
  slots: [
    { at: 'home', area: 'lead', order: 2, height: [92, 138], load: () => import('./OpenBets.tsx') },
  ],
};
