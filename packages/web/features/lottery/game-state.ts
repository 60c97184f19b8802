import type { GameInfo } from '@fairlot/wire/lottery';

/** States of a game (spec section 4). */
export const GAME_STATE = { ONLINE: 0, MAINTAIN: 1, OFFLINE: 2, OFFICIAL_OFFLINE: 3 } as const;
export type GameState = (typeof GAME_STATE)[keyof typeof GAME_STATE];

/** The state of a game as the reply tells it, with or without its `State` part. */
export function gameState(info: GameInfo): GameState {
  const { State, IsMaintain, IsOfficialOffline } = info;
  if (State !== undefined) return State as GameState;
  if (IsMaintain) return GAME_STATE.MAINTAIN;
  return IsOfficialOffline ? GAME_STATE.OFFICIAL_OFFLINE : GAME_STATE.ONLINE;
}
