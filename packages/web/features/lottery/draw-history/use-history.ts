import { lotteryHttp, lotteryHub } from '@fairlot/wire/lottery';
import { refetch, useCall, useFollow, useHubEvent } from '@fairlot/shell';
import { askFor, type HistoryRange } from './history-view.ts';

/** Visitors have no hub: without it a result is seen at the latest after this. */
const FALLBACK_MS = 15_000;

/** The issues of a range. A result or an award of the game on screen reads them anew. */
export function useHistory(gameId: number, range: HistoryRange) {
  const query = useCall(lotteryHttp.getDrawHistory, askFor(gameId, range), {
    enabled: gameId > 0,
    refetchInterval: FALLBACK_MS,
    placeholderData: (previous) => previous,
  });
  useFollow([gameId]);
  const reread = ({ GameId }: { GameId: number }) => {
    if (GameId === gameId) void refetch(lotteryHttp.getDrawHistory);
  };
  useHubEvent(lotteryHub.receiveWinningNumber, reread);
  useHubEvent(lotteryHub.lotteryAwarded, reread);
  return query;
}
