export { addGame } from './add-game.ts';
export { arrangeGame } from './arrange-game.ts';
export {
  authorOf,
  type GameChange,
  type GameRefusal,
  isInTime,
  type Made,
  deedOf,
  auditedVersion,
} from './change-game.ts';
export { changeState } from './change-state.ts';
export { fillGame, fillGames } from './fill-games.ts';
export { renameGame } from './rename-game.ts';
