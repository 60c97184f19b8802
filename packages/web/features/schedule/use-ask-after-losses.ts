import { useEffect, useRef } from 'react';
import { confirm, formatChange, formatMoney, showToast, useWords } from '@fairlot/ui';
import { mills } from '@fairlot/rules/core/money';
import { LOSSES_IN_A_ROW, ScheduleState } from '@fairlot/rules/schedule/state';
import { call, keptStore, refetch, send, useSignedIn, useStore } from '@fairlot/shell';
import { scheduleHttp, type Schedule } from '@fairlot/wire/schedule';
import { setWallet } from '../../session/index.ts';
import { AFTER_LOSSES } from './after-losses-text.ts';

/** Whether a schedule was placed here that may still run: nobody is asked about any before. */
export const runsHere = keptStore('schedule.runs', false, { clearedAtLogout: true });

const LOOK_MS = 15_000;

/** After every five losing issues in a row the player is asked, in plain words, whether to go on (8.6). */
export function useAskAfterLosses(): void {
  const words = useWords(AFTER_LOSSES);
  const isSignedIn = useSignedIn();
  const isRunning = useStore(runsHere) && isSignedIn;
  const said = useRef(new Map<string, number>());
  useEffect(() => {
    if (!isRunning) return undefined;
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
      showToast({ kind: 'done', text: words.stopped });
      void refetch(scheduleHttp.getSchedules);
    };
    const look = async (): Promise<void> => {
      const States = [ScheduleState.RUNNING, ScheduleState.PAUSED];
      const answer = await call(scheduleHttp.getSchedules, { States, Page: 1, PageSize: 100 });
      if (!answer.ok) return;
      if (answer.value.Total === 0) runsHere.set(false);
      for (const row of answer.value.Rows) {
        const rounds = Math.floor(row.LossesInARow / LOSSES_IN_A_ROW);
        const before = said.current.get(row.Id) ?? 0;
        said.current.set(row.Id, rounds);
        if (rounds > before) await askOf(row);
      }
    };
    const timer = setInterval(() => void look().catch(() => undefined), LOOK_MS);
    return () => clearInterval(timer);
  }, [isRunning, words]);
}
