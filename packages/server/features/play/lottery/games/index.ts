export {
  categoryOfGame,
  categoryOn,
  type Game,
  type GameNow,
  listGames,
  lockGames,
  lockTimetable,
  readGame,
  readGames,
} from './store-game.ts';
export {
  type Author,
  insertVersion,
  type Limits,
  type StoredLimits,
  type PlayLimitTexts,
  type PriceChange,
  SITE,
} from './store-version.ts';
export { publishGameChange } from './publish-game-change.ts';
