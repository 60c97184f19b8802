import { GameState } from '@fairlot/rules/lottery/game-state';
import type { GameInfo } from '@fairlot/wire/play/lottery';

/** The state of a game as the reply tells it, with or without its `State` part. */
export function gameState({ State, IsMaintain, IsOfficialOffline }: GameInfo): GameState {
  if (State !== undefined) return State as GameState;
  if (IsMaintain) return GameState.MAINTAIN;
  return IsOfficialOffline ? GameState.OFFCIAL_OFFLINE : GameState.ONLINE;
}
