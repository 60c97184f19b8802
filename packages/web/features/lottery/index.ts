import type { Manifest } from '../../frame/manifest.ts';

export { clockOf, issuesOf, withResult, type IssueClock } from './clock-of.ts';
export { DrawHistory } from './draw-history/lazy.ts';
export { matchesGame, type SoundsLike } from './find-games.ts';
export { useSounds } from './use-sounds.ts';
export { gameState } from './game-state.ts';
export { useGame, useGames, type Game } from './use-games.ts';
export { useClockOf, useGameInfo, useIssueClock, useLobbyInfos } from './use-infos.ts';

export const lottery: Manifest = {
  name: 'lottery',
  screens: [
    {
      path: '/',
      access: 'player',
      frame: 'page',
      title: { zh: '大厅', en: 'Lobby' },
      load: () => import('./HomeScreen.tsx'),
    },
  ],
  nav: [{ to: '/', label: { zh: '大厅', en: 'Lobby' }, icon: 'home', where: 'both' }],
};
