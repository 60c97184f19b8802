import { betHttp, betHub, type BetRecord } from '@fairlot/wire/bet';
import { lotteryHub } from '@fairlot/wire/lottery';
import { refetch, useCall, useHubEvent } from '@fairlot/shell';
import type { ListSource } from '@fairlot/ui/list';
import { readPlaysNamed, usePlaysNamed } from '../../lottery/index.ts';
import { useRecordList } from '@fairlot/shell/record/use-record-list';
import { askFor, askForSettled, type BetFilter } from './filters.ts';

const NO_PLAYS: readonly string[] = [];
const POLL_MS = 30_000;
const NOTHING = { Page: 1, PageSize: 1 };

/** The bets that the filters find, and the sums of all settled ones among them. */
export function useRecords(filter: BetFilter) {
  const list = useRecordList<typeof betHttp.getBetRecords, BetRecord>(
    betHttp.getBetRecords,
    (page) => askFor(filter, page),
    { refetchInterval: POLL_MS },
  );
  const settled = askForSettled(filter);
  const sums = useCall(betHttp.getBetRecords, settled ?? NOTHING, {
    enabled: settled !== undefined,
    placeholderData: (previous) => previous,
  });
  const reread = () => void refetch(betHttp.getBetRecords);
  useHubEvent(betHub.betAwardNotify, reread);
  useHubEvent(betHub.betCorrectedNotify, reread);
  useHubEvent(lotteryHub.lotteryAwarded, reread);
  // A bet is told in the words of its play, which come with the family of its game.
  const plays = usePlaysNamed(list.source.rows?.map(({ Play }) => Play) ?? NO_PLAYS);
  const source: ListSource<BetRecord> = {
    ...list.source,
    rows: plays.areKnown ? list.source.rows : undefined,
    problem: plays.isMissing ? { text: undefined } : list.source.problem,
    retry: () => {
      plays.again();
      list.source.retry();
    },
  };
  const read = async (at?: number) => {
    const page = await list.read(at);
    await readPlaysNamed(page.rows.map(({ Play }) => Play));
    return page;
  };
  const { toFirst } = list;
  return { source, read, toFirst, sums: settled && sums.data?.ok ? sums.data.value : undefined };
}
