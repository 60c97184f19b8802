import { instantHttp, type Round } from '@fairlot/wire/play/instant';
import { useCall } from '@fairlot/shell';

const SHOWN = 20;

/** The player's newest rounds of a game; undefined while they are read. */
export function useRounds(gameId: number): readonly Round[] | undefined {
  const { data } = useCall(instantHttp.getRounds, { GameId: gameId, Count: SHOWN });
  return data?.ok ? data.value.Rows : undefined;
}
