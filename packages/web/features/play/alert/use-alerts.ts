import { alertHttp } from '@fairlot/wire/play/alert';
import { showToast, useSay, useWords } from '@fairlot/ui';
import { call, queries, useCall } from '@fairlot/shell';
import {
  changeBell,
  changeInfo,
  INFO,
  type AlertInfo,
  type Bell,
  type BellSeconds,
} from './change-alerts.ts';
import { ALERT } from './text.ts';

export type { AlertInfo, Bell, BellSeconds };

/** How long before the close a bell rings that nobody has set. */
export const FIRST_SECONDS: BellSeconds = 10;

const NONE: readonly Bell[] = [];
const KEPT = { staleTime: Infinity } as const;

export const useAlertInfo = () => useCall(alertHttp.getAlertInfo, undefined, KEPT);

/** Games with a bell; none while they are not known. */
export function useBells() {
  const { data, isError, refetch } = useCall(alertHttp.getBells, undefined, KEPT);
  return {
    bells: data?.ok ? data.value.Bells : NONE,
    isRead: data?.ok === true,
    isError,
    again: () => void refetch(),
  };
}

/** Whether an alert is wanted; where the server does not say, it is. */
export async function wantsAlert(name: keyof AlertInfo): Promise<boolean> {
  try {
    const info = await queries.fetchQuery({
      queryKey: INFO,
      queryFn: () => call(alertHttp.getAlertInfo, undefined),
      ...KEPT,
    });
    return info[name];
  } catch {
    return true;
  }
}

/** Changes what is wanted and the bells, and says where that failed. */
export function useChangeAlerts() {
  const words = useWords(ALERT);
  const say = useSay();
  const failed = (text: string = words.failed) => void showToast({ kind: 'failed', text });
  return {
    setInfo: async (info: AlertInfo): Promise<void> => {
      if (await changeInfo(info)) failed();
    },
    /** Whether it was taken; 0 seconds take the bell away. */
    setBell: async (GameId: number, Seconds: BellSeconds | 0): Promise<boolean> => {
      try {
        const result = await changeBell(GameId, Seconds);
        if (!result.ok) failed(say(result.error.text));
        return result.ok;
      } catch {
        failed();
        return false;
      }
    },
  };
}
