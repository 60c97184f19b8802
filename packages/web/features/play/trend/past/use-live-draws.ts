import { useEffect, useMemo, useState } from 'react';
import { hubConnection, useFollow, useHubEvent } from '@fairlot/shell';
import type { Payload } from '@fairlot/wire/core';
import { lotteryHub } from '@fairlot/wire/play/lottery';

type Statistic = Payload<typeof lotteryHub.updateStatistic>;

/** More of them than a chart has rows are in the history by then. */
const MOST_KEPT = 200;

/** Follows what the draws of a game add up to, again after each break of the connection. */
function useDrawTrend(gameId: number): void {
  useFollow([gameId]);
  useEffect(() => {
    const join = async (gameIds: readonly number[]): Promise<void> => {
      await hubConnection.invoke(lotteryHub.joinDrawTrend, [[...gameIds]]);
    };
    // Without the hub the history is read now and then: nothing of it is lost.
    const begin = (): void => void join([gameId]).catch(() => undefined);
    begin();
    const end = hubConnection.onHeard(begin);
    return () => {
      end();
      void join([]).catch(() => undefined);
    };
  }, [gameId]);
}

/** Draws that were pushed since the page is open, of one game. */
export function useLiveDraws(gameId: number): readonly Statistic[] {
  const [pushed, setPushed] = useState<readonly Statistic[]>([]);
  useDrawTrend(gameId);
  useHubEvent(lotteryHub.updateStatistic, (push) => {
    if (push.GameId === gameId) setPushed((old) => [...old, push].slice(-MOST_KEPT));
  });
  return useMemo(() => pushed.filter(({ GameId }) => GameId === gameId), [pushed, gameId]);
}
