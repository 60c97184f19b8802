import { betHub } from '@fairlot/wire/play/bet';
import { walletHttp, type CashFlow } from '@fairlot/wire/money/wallet';
import { refetch, useCall, useHubEvent } from '@fairlot/shell';
import { useCursorList } from '@fairlot/shell/record/use-cursor-list';
import { withTotal } from '../list/with-total.ts';
import { askFor, type FlowFilter } from './flow-view.ts';

/** Rows of a question for a file. */
const SHEET_ROWS = 1000;

/** The movements that the filters find, and what all of these add up to. */
export function useFlows(filter: FlowFilter) {
  const question = askFor(filter);
  const list = useCursorList<typeof walletHttp.getCashFlow, CashFlow, string>(
    walletHttp.getCashFlow,
    (cursor, size) => ({
      ...question,
      PageSize: size,
      ...(cursor !== undefined && { After: cursor }),
    }),
    { sheetSize: SHEET_ROWS },
  );
  const query = useCall(walletHttp.getCashFlowSums, question, {
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
