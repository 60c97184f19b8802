import { betHttp, betHub } from '@fairlot/wire/bet';
import { lotteryHub } from '@fairlot/wire/lottery';
import { refetch, useCall, useHubEvent } from '../../../session/index.ts';
import type { Paging } from '../list/Pager.tsx';
import { askFor, askForSettled, type BetFilter } from './filters.ts';

const POLL_MS = 30_000;
const NOTHING = { Page: 1, PageSize: 1 };

/** A page of bets, and the sums of all settled ones that the filters find. */
export function useRecords(filter: BetFilter, paging: Paging) {
  const rows = useCall(betHttp.getBetRecords, askFor(filter, paging), {
    placeholderData: (previous) => previous,
    refetchInterval: POLL_MS,
  });
  const settled = askForSettled(filter);
  const sums = useCall(betHttp.getBetRecords, settled ?? NOTHING, {
    enabled: settled !== undefined,
    placeholderData: (previous) => previous,
  });
  const reread = () => void refetch(betHttp.getBetRecords);
  useHubEvent(betHub.betAwardNotify, reread);
  useHubEvent(lotteryHub.lotteryAwarded, reread);
  return { rows, sums: settled && sums.data?.ok ? sums.data.value : undefined };
}
