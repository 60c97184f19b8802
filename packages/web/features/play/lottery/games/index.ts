export { clockOf } from './clock-of.ts';
export { favourites, untold, useFavourites } from './favourites.ts';
export { GameName } from './GameName.tsx';
export { useGameName } from './game-name.ts';
export { useRecent } from './recent.ts';
export { useGame, useGames, type Game } from './use-games.ts';
export { useClockOf, useGameInfo, useLobbyInfos } from './use-infos.ts';
