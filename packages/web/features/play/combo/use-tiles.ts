import { useEffect, useMemo } from 'react';
import { betHttp, betHub } from '@fairlot/wire/play/bet';
import { comboHub } from '@fairlot/wire/play/combo';
import { lotteryHttp, type GameInfo } from '@fairlot/wire/play/lottery';
import {
  callKey,
  hubConnection,
  queries,
  refetch,
  useCall,
  useFollow,
  useHubEvent,
} from '@fairlot/shell';

/** Without the hub a result is seen at the latest after this. */
const FALLBACK_MS = 15_000;
/** Draws that a tile shows. */
export const LAST_DRAWS = 5;

type Infos = { readonly [gameId: string]: GameInfo };

/** Joins the tiles of these games, again after each break of the connection. */
function useJoin(ids: readonly number[]): void {
  const wanted = ids.join();
  useEffect(() => {
    const join = async (gameIds: readonly number[]): Promise<void> => {
      await hubConnection.invoke(comboHub.joinComboBet, [[...gameIds]]);
    };
    const gameIds = wanted === '' ? [] : wanted.split(',').map(Number);
    // Without the hub the tiles are read now and then.
    const begin = (): void => void join(gameIds).catch(() => undefined);
    begin();
    const end = hubConnection.onHeard(begin);
    return () => {
      end();
      void join([]).catch(() => undefined);
    };
  }, [wanted]);
}

/** What the tiles show of their games: read, then as the hub tells it. */
export function useTiles(ids: readonly number[]): Infos | undefined {
  const input = useMemo(
    () => ({
      GameIdList: ids.toSorted((a, b) => a - b),
      State: true,
      Countdown: true,
      OldIssues: true,
      SelectCount: LAST_DRAWS,
    }),
    [ids],
  );
  useFollow(ids);
  useJoin(ids);
  useHubEvent(comboHub.updateComboBetGameItem, ({ GameId, Info }) =>
    queries.setQueryData<Infos>(callKey(lotteryHttp.getLotteryInfo, input), (old) =>
      old?.[GameId] ? { ...old, [GameId]: Info } : old,
    ),
  );
  useHubEvent(betHub.betNumberOddsUpdate, ({ GameId }) => {
    if (ids.includes(GameId)) void refetch(betHttp.getOdds, { GameId });
  });
  const options = { enabled: ids.length > 0, refetchInterval: FALLBACK_MS };
  return useCall(lotteryHttp.getLotteryInfo, input, options).data;
}
