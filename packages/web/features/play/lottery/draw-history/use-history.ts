import { useWords } from '@fairlot/ui';
import type { ListSource } from '@fairlot/ui/list';
import { lotteryHttp, lotteryHub, type IssueInfo } from '@fairlot/wire/play/lottery';
import { refetch, useCall, useFollow, useHubEvent } from '@fairlot/shell';
import type { Game } from '../games/use-games.ts';
import { askFor, findIssues, type HistoryFilter } from './history-view.ts';
import { HISTORY } from './text.ts';
import { useFamilyPast } from './use-family-past.ts';

/** Visitors have no hub: without it a result is seen at the latest after this. */
const FALLBACK_MS = 15_000;

/** The issues that the filters find. A result or an award of the game on screen reads them anew. */
export function useHistory({ Id, Family }: Game, { range, find }: HistoryFilter) {
  const words = useWords(HISTORY);
  const query = useCall(lotteryHttp.getDrawHistory, askFor(Id, range), {
    refetchInterval: FALLBACK_MS,
    placeholderData: (previous) => previous,
  });
  useFollow([Id]);
  const reread = ({ GameId }: { GameId: number }) => {
    if (GameId === Id) void refetch(lotteryHttp.getDrawHistory);
  };
  useHubEvent(lotteryHub.receiveWinningNumber, reread);
  useHubEvent(lotteryHub.lotteryAwarded, reread);
  const { family, isMissing, again } = useFamilyPast(Family);
  const value = query.data?.ok ? query.data.value : undefined;
  const rows = value && family ? findIssues(value.Issues, find) : undefined;
  const isFailed = query.data?.ok === false || (query.isError && !query.data) || isMissing;
  const source: ListSource<IssueInfo> = {
    rows,
    isOld: query.isPlaceholderData,
    problem: isFailed ? { text: words.failedHint } : undefined,
    retry: () => {
      again();
      void query.refetch();
    },
    readAtMs: value?.DateTimeNow,
    // The contract answers with the whole range at once.
    paging: rows && {
      hasMore: false,
      isFetching: false,
      onMore: () => undefined,
      total: rows.length,
    },
  };
  return { source, family, isSearch: (value?.Issues.length ?? 0) > 0 };
}
