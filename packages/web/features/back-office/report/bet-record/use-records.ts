import { betHttp, betHub, type BetRecord } from '@fairlot/wire/play/bet';
import { lotteryHub } from '@fairlot/wire/play/lottery';
import { refetch, useCall, useHubEvent } from '@fairlot/shell';
import type { ListSource } from '@fairlot/ui/list';
import { readPlaysNamed, usePlaysNamed } from '../../../play/lottery/families/index.ts';
import { useCursorList } from '@fairlot/shell/record/use-cursor-list';
import { membersHttp } from '@fairlot/wire/team/members';
import { asked, useWhose } from '../list/whose.ts';
import { withTotal } from '../list/with-total.ts';
import { askFor, type BetFilter } from './filters.ts';

const OWN = [betHttp.getBetRecords, betHttp.getBetSums] as const;
const NO_PLAYS: readonly string[] = [];
const POLL_MS = 30_000;
/** Rows of a question for a file. */
const SHEET_ROWS = 1000;

/** The bets that the filters find, and what all of these add up to. */
export function useRecords(filter: BetFilter) {
  const member = useWhose();
  const question = asked(askFor(filter), member);
  const [records, allSums] =
    member === undefined
      ? OWN
      : ([membersHttp.getMemberBets, membersHttp.getMemberBetSums] as typeof OWN);
  const list = useCursorList<typeof betHttp.getBetRecords, BetRecord, string>(
    records,
    (cursor, size) => ({
      ...question,
      PageSize: size,
      ...(cursor !== undefined && { After: cursor }),
    }),
    { refetchInterval: POLL_MS, sheetSize: SHEET_ROWS },
  );
  // Apart from the rows: they show while a year of bets is still being added up.
  const sums = useCall(allSums, question, {
    refetchInterval: POLL_MS,
    placeholderData: (previous) => previous,
  });
  const all = sums.data?.ok ? sums.data.value : undefined;
  const reread = () => {
    void refetch(betHttp.getBetRecords);
    void refetch(betHttp.getBetSums);
  };
  useHubEvent(betHub.betAwardNotify, reread);
  useHubEvent(betHub.betCorrectedNotify, reread);
  useHubEvent(lotteryHub.lotteryAwarded, reread);
  // A bet is told in the words of its play, which come with the family of its game.
  const plays = usePlaysNamed(list.source.rows?.map(({ Play }) => Play) ?? NO_PLAYS);
  const source: ListSource<BetRecord> = {
    ...list.source,
    paging: withTotal(list.source.paging, all?.Total),
    rows: plays.areKnown ? list.source.rows : undefined,
    problem: plays.isMissing ? { text: undefined } : list.source.problem,
    retry: () => {
      plays.again();
      list.source.retry();
    },
  };
  const read = async (cursor?: string) => {
    const page = await list.read(cursor);
    await readPlaysNamed(page.rows.map(({ Play }) => Play));
    return { ...page, ...(all && { total: all.Total }) };
  };
  return { source, read, sums: all };
}
