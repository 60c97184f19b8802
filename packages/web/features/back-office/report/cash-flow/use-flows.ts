import { betHub } from '@fairlot/wire/play/bet';
import { walletHttp, type CashFlow } from '@fairlot/wire/money/wallet';
import { refetch, useCall, useHubEvent } from '@fairlot/shell';
import { useCursorList } from '@fairlot/shell/record/use-cursor-list';
import { membersHttp } from '@fairlot/wire/team/members';
import { asked, useWhose } from '../list/whose.ts';
import { withTotal } from '../list/with-total.ts';
import { askFor, type FlowFilter } from './flow-view.ts';

const OWN = [walletHttp.getCashFlow, walletHttp.getCashFlowSums] as const;
/** Rows of a question for a file. */
const SHEET_ROWS = 1000;

/** The movements that the filters find, and what all of these add up to. */
export function useFlows(filter: FlowFilter) {
  const member = useWhose();
  const question = asked(askFor(filter), member);
  const [records, allSums] =
    member === undefined
      ? OWN
      : ([membersHttp.getMemberCashFlow, membersHttp.getMemberCashFlowSums] as typeof OWN);
  const list = useCursorList<typeof walletHttp.getCashFlow, CashFlow, string>(
    records,
    (cursor, size) => ({
      ...question,
      PageSize: size,
      ...(cursor !== undefined && { After: cursor }),
    }),
    { sheetSize: SHEET_ROWS },
  );
  const query = useCall(allSums, question, {
    placeholderData: (previous) => previous,
  });
  const sums = query.data?.ok ? query.data.value : undefined;
  const reread = (): void => {
    void refetch(walletHttp.getCashFlow);
    void refetch(walletHttp.getCashFlowSums);
  };
  useHubEvent(betHub.betAwardNotify, reread);
  useHubEvent(betHub.betCorrectedNotify, reread);
  const source = { ...list.source, paging: withTotal(list.source.paging, sums?.Total) };
  const read = async (cursor?: string) => ({
    ...(await list.read(cursor)),
    ...(sums && { total: sums.Total }),
  });
  return { source, read, sums };
}
