export { PLAYER_CODES } from './codes.ts';
export * as playerAdminConsole from './console.ts';
export {
  NOTE_BOUNDS,
  PLAYERS_AT_ONCE,
  RECENT_CONTACT_HOURS,
  type PlayerNote,
  type PlayerRow,
} from './shapes.ts';
