import { useGameInfo } from '../games/use-infos.ts';
import { gameStop, resumesAt, type GameStop } from './issue-view.ts';

/** Why a game takes no bets at all, and when it does again; undefined while it does. */
export function useStop(
  gameId: number,
): { readonly stop: GameStop; readonly resumesAt: number | undefined } | undefined {
  const info = useGameInfo(gameId);
  const stop = info && gameStop(info);
  return stop && { stop, resumesAt: resumesAt(info) };
}
