import { alertHttp } from '@fairlot/wire/play/alert';
import type { Output } from '@fairlot/wire/core';
import { showToast } from '@fairlot/ui';
import { callKey, queries, refetch, send, useCall } from '@fairlot/shell';
import { accountNow } from '../../../session/index.ts';
import { ALERT } from './text.ts';

export type StreakAlert = Output<typeof alertHttp.getStreakAlerts>['Alerts'][number];
export type StreakLength = StreakAlert['Length'];

/** From which length on, where nobody has said (plays.md section 8.3). */
export const FIRST_LENGTH: StreakLength = 5;

const KEY = callKey(alertHttp.getStreakAlerts, undefined);
const NONE: readonly StreakAlert[] = [];

/** Games whose long dragons are told; none while they are not known. */
export function useStreakAlerts() {
  const { data, isError } = useCall(alertHttp.getStreakAlerts, undefined, { staleTime: Infinity });
  const isRead = data?.ok === true;
  return { alerts: isRead ? data.value.Alerts : NONE, isRead, isError };
}

/** Says from which length on a game is told, 0 not any more; and says where that failed. */
export function useSetStreakAlert() {
  return async (GameId: number, Length: StreakLength | 0): Promise<boolean> => {
    const account = accountNow();
    const result = await send(alertHttp.setStreakAlert, { GameId, Length }).catch(() => undefined);
    if (result?.ok) {
      // An answer that comes after a sign-out is not there for whoever is next.
      if (account !== '' && accountNow() === account) queries.setQueryData(KEY, result);
      else void refetch(alertHttp.getStreakAlerts);
      return true;
    }
    showToast({ kind: 'failed', text: result ? result.error.text : ALERT.failed });
    return false;
  };
}
