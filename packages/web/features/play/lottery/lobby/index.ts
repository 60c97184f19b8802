// Parts of the lobby of players that the public lobby shows as well.
export { Clock as GameClock, closedAs, Result as GameResult } from '../GameCard.tsx';
export { ALL, gamesShown, HOT } from '../games/lobby-tabs.ts';
export { readInfos } from '../games/read-infos.ts';
export { useFindGames } from '../games/use-find-games.ts';
