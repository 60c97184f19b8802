import type { Manifest } from '../../../frame/manifest.ts';

export { contentText } from './content/content-text.ts';
export { DrawList } from './draws/DrawList.tsx';
export { DrawHistory } from './draw-history/lazy.ts';
export type { HistoryView } from './draw-history/DrawHistory.tsx';
export {
  isFamily,
  knownPlay,
  openedFamilies,
  openFamily,
  playsNow,
  readFirstPlays,
  readPlays,
  readPlaysNamed,
  useFamily,
  usePlay,
  usePlays,
  usePlaysNamed,
  watchFamilies,
} from './families/families.ts';
export { favourites, untold, useFavourites } from './games/favourites.ts';
export { gameState } from './games/game-state.ts';
export { useAnimal } from './issue/animals.ts';
export { usePlaysNow } from './issue/dated-plays.ts';
export { daySlot, offerDaySlot } from './header/day-slot.ts';
export { FactsText } from './issue/FactsText.tsx';
export { isOpen, saleAt } from './issue/issue-view.ts';
export { IssueClock } from './issue/IssueClock.tsx';
export { IssueHeader } from './header/IssueHeader.tsx';
export { IssueTitle } from './issue/IssueTitle.tsx';
export { IssueVoice } from './issue/IssueVoice.tsx';
export { LastDraw } from './issue/LastDraw.tsx';
export { untilTurn } from './issue/moment.ts';
export { GameStopped } from './stop/GameStopped.tsx';
export { useNextIssue, useSale, useTick, type SaleNow } from './issue/tick.ts';
export {
  HeldContext,
  IssuesContext,
  useDraws,
  useIsRead,
  useIssues,
  useIssuesOf,
  type PastDraw,
} from './issue/use-issues.ts';
export { FamilyContext, useFamilyHere } from './issue/use-family.ts';
export { useMoment } from './issue/use-moment.ts';
export { useStop } from './stop/use-stop.ts';
export { StandInNote } from './source/StandInNote.tsx';
export { GameMenu } from './menu/GameMenu.tsx';
export { useRecent } from './games/recent.ts';
export { useGame, useGames, type Game } from './games/use-games.ts';
export { useClockOf, useGameInfo, useIssueClock, useLobbyInfos } from './games/use-infos.ts';

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
