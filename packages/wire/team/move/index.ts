export { DECIDE_MOVE_CODES, MOVE_CODES, PROPOSE_MOVE_CODES } from './codes.ts';
export * as moveConsole from './console.ts';
export * as moveHttp from './http.ts';
export { type DeskMove, type Move, MOVE_BOUNDS, MOVE_STATES, type MoveState } from './shapes.ts';
