import type { Manifest } from '../../../frame/manifest.ts';

export { useNextGame } from './use-next-game.ts';

/** The next draw of the player's game on the home page, with a pad for its two-sided plays. */
export const nextDraw: Manifest = {
  name: 'next-draw',
  slots: [{ at: 'home', area: 'next', height: [280, 372], load: () => import('./NextDraw.tsx') }],
};
