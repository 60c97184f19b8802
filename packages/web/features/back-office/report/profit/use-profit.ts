import { betHub } from '@fairlot/wire/play/bet';
import { walletHttp } from '@fairlot/wire/money/wallet';
import { refetch, useCall, useHubEvent } from '@fairlot/shell';
import { momentsOf, type DayRange } from '@fairlot/ui/date-range';
import type { ListSource } from '@fairlot/ui/list';
import { membersHttp } from '@fairlot/wire/team/members';
import { useWhose } from '../list/whose.ts';
import { figuresOf } from './profit-view.ts';
import type { Line } from './use-lines.tsx';

/** Settled bets are counted some seconds after they are paid. */
const REREAD_MS = 15_000;

/** The lines of the report and the stakes that are open; `gameId` 0 is all games. */
export function useProfit(range: DayRange, by: 'day' | 'game', gameId: number) {
  const member = useWhose();
  const question = { ...momentsOf(range), By: by, ...(gameId && { GameId: gameId }) };
  const isOwn = member === undefined;
  const own = useCall(walletHttp.getProfit, question, {
    enabled: isOwn,
    placeholderData: (previous) => previous,
    refetchInterval: REREAD_MS,
  });
  const ofMember = useCall(
    membersHttp.getMemberProfit,
    { ...question, PlayerId: member ?? 0 },
    {
      enabled: !isOwn,
      placeholderData: (previous) => previous,
      refetchInterval: REREAD_MS,
    },
  );
  const query = isOwn ? own : ofMember;
  const reread = () => void refetch(walletHttp.getProfit);
  useHubEvent(betHub.betAwardNotify, reread);
  useHubEvent(betHub.betCorrectedNotify, reread);
  const data = query.data?.ok ? query.data.value : undefined;
  const lines = data?.Rows.map((row): Line => ({
    day: row.Day,
    gameId: row.GameId,
    ...figuresOf(row),
  }));
  const source: ListSource<Line> = {
    rows: lines,
    isOld: query.isPlaceholderData,
    problem: query.isError && !query.data ? { text: undefined } : undefined,
    retry: () => void query.refetch(),
    readAtMs: data?.DateTimeNow,
    paging: lines && {
      hasMore: false,
      isFetching: false,
      onMore: () => undefined,
      total: lines.length,
    },
  };
  return { source, lines, openStake: data?.OpenStake };
}
