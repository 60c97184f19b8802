import type { Bilingual } from '@fairlot/rules/core/text';
import { useGameInfo } from '../games/use-infos.ts';
import { gameStop, resumesAt, type GameStop } from '../issue/issue-view.ts';

/** Why a game takes no bets at all, when it does again, and what is said of it; undefined while it does. */
export function useStop(gameId: number):
  | {
      readonly stop: GameStop;
      readonly resumesAt: number | undefined;
      readonly message: Bilingual | undefined;
    }
  | undefined {
  const info = useGameInfo(gameId);
  const stop = info && gameStop(info);
  if (!stop) return undefined;
  return { stop, resumesAt: resumesAt(info), message: info.StateNote?.Message };
}
