import { useEffect, useRef } from 'react';
import { confirm, formatChange, formatMoney, showToast, useWords } from '@fairlot/ui';
import { mills } from '@fairlot/rules/core/money';
import { ScheduleState } from '@fairlot/rules/schedule/state';
import { call, refetch, send } from '@fairlot/shell';
import { scheduleHttp, type Schedule } from '@fairlot/wire/play/schedule';
import { setWallet } from '../../../session/index.ts';
import { isToAsk } from './after-losses.ts';
import { AFTER_LOSSES } from './after-losses-text.ts';
import { runsHere } from './runs-here.ts';

const LOOK_MS = 15_000;

/** After every five losing issues in a row the player is asked, in plain words, whether to go on (8.6). */
export default function AfterLosses(): null {
  const words = useWords(AFTER_LOSSES);
  const said = useRef(new Map<string, number>());
  useEffect(() => {
    const askOf = async (row: Schedule): Promise<void> => {
      const net = mills(row.Prize + row.Refund - row.DoneAmount);
      const goesOn = await confirm({
        text: words.text(row.LossesInARow),
        rows: [
          [words.staked, formatMoney(row.DoneAmount)],
          [words.prize, formatMoney(row.Prize)],
          [words.net, formatChange(net)],
        ],
        confirm: words.goOn,
        cancel: words.stop,
      });
      if (goesOn) return;
      const ended = await send(scheduleHttp.stop, { Id: row.Id });
      if (ended.ok) setWallet(ended.value.WalletAmount);
      showToast({ kind: 'done', text: AFTER_LOSSES.stopped });
      void refetch(scheduleHttp.getSchedules);
      void refetch(scheduleHttp.getScheduleSums);
    };
    const look = async (): Promise<void> => {
      const States = [ScheduleState.RUNNING, ScheduleState.PAUSED];
      const answer = await call(scheduleHttp.getSchedules, { States, PageSize: 100 });
      if (!answer.ok) return;
      if (answer.value.Rows.length === 0) runsHere.set(false);
      for (const row of answer.value.Rows) {
        if (isToAsk(row, said.current)) await askOf(row);
      }
    };
    const timer = setInterval(() => void look().catch(() => undefined), LOOK_MS);
    return () => clearInterval(timer);
  }, [words]);
  return null;
}
