import { useMemo, useSyncExternalStore } from 'react';
import { invariant } from '@fairlot/rules/core/invariant';
import { siteDayOf, siteDayStart } from '@fairlot/rules/lottery/site-day';
import { betHttp, betHub } from '@fairlot/wire/play/bet';
import { lotteryHub } from '@fairlot/wire/play/lottery';
import {
  everySecond,
  refetch,
  serverNow,
  useCall,
  useHubEvent,
  useIsMeasured,
} from '@fairlot/shell';
import { todayOf } from './today.ts';

/** While bets are open they are asked for this often, should the hub not tell. */
const OPEN_MS = 30_000;

const reread = (): void => void refetch(betHttp.getBetSums);

/** Stake, prize and net of the bets that were placed today, by the day of the site. */
export function useToday() {
  const day = useSyncExternalStore(everySecond, () => siteDayOf(serverNow()));
  const isMeasured = useIsMeasured();
  const input = useMemo(() => {
    const From = siteDayStart(day);
    invariant(From !== undefined, 'the clock knows the day');
    return { From };
  }, [day]);
  const {
    data,
    isError,
    refetch: again,
  } = useCall(betHttp.getBetSums, input, {
    enabled: isMeasured,
    refetchInterval: (reply) =>
      reply?.ok && reply.value.SumAmount > reply.value.SumSettled ? OPEN_MS : false,
  });
  const today = data?.ok ? todayOf(data.value) : undefined;
  const hasOpen = today !== undefined && today.open > 0n;
  useHubEvent(lotteryHub.lotteryAwarded, () => {
    if (hasOpen) reread();
  });
  useHubEvent(betHub.betAwardNotify, reread);
  useHubEvent(betHub.betCorrectedNotify, reread);
  return { today, isError: isError || data?.ok === false, again: () => void again() };
}
