import { confirm, fullIssue, showToast, useWords } from '@fairlot/ui';
import { refetch, send } from '@fairlot/shell';
import { scheduleHttp } from '@fairlot/wire/play/schedule';
import { setWallet } from '../../../../session/index.ts';
import { RECORD } from './text.ts';

/** Ends a schedule, or takes one issue out of it, after asking. */
export function useEnd() {
  const words = useWords(RECORD);
  return async (Id: string, SerialNumber?: number): Promise<void> => {
    const isWhole = SerialNumber === undefined;
    const isSure = await confirm({
      text: isWhole ? words.stopAsk : words.takeAsk,
      ...(!isWhole && { rows: [[words.issue, fullIssue(SerialNumber)]] }),
      confirm: isWhole ? words.yes : words.take,
      cancel: words.no,
    });
    if (!isSure) return;
    try {
      const result = isWhole
        ? await send(scheduleHttp.stop, { Id })
        : await send(scheduleHttp.cancelIssue, { Id, SerialNumber });
      if (result.ok) {
        setWallet(result.value.WalletAmount);
        showToast({ kind: 'done', text: RECORD.done });
      } else showToast({ kind: 'failed', text: result.error.text });
    } catch {
      showToast({ kind: 'warn', text: RECORD.failed });
    }
    void refetch(scheduleHttp.getSchedules);
    void refetch(scheduleHttp.getScheduleSums);
    void refetch(scheduleHttp.getSchedule);
  };
}
