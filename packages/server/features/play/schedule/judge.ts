import { mills } from '@fairlot/rules/core/money';
import { ScheduleState } from '@fairlot/rules/schedule/state';
import { stopAfter, type Stop } from '@fairlot/rules/schedule/stops';
import { retrying, transaction, type Db } from '#platform/db';
import { readNow } from '../lottery/issues/index.ts';
import { finishSchedules } from './finish.ts';
import { endSchedules, type Ending } from './give-back.ts';
import { lockSchedules, makeReady, type ScheduleHead } from './store.ts';
import { endedSchedules, judgeRows, readStandings } from './store-judge.ts';

/** So many schedules at a time. */
const AT_ONCE = 200;

const STOPPED: Readonly<Record<Stop, number>> = {
  WIN: ScheduleState.STOPPED_WIN,
  EARN: ScheduleState.STOPPED_EARN,
  LOSS: ScheduleState.STOPPED_LOSS,
};

/**
 * After the bets of an issue have ended: their rows end, the stop rules are asked once, and what goes on may
 * bet its next issue. It runs behind the settlement, which waits for none of it.
 */
export async function judgeSchedules(db: Db): Promise<'worked' | 'idle'> {
  const keys = await endedSchedules(db, AT_ONCE);
  if (keys.length === 0) return 'idle';
  const judged = await retrying(() =>
    transaction(db, async (tx) => {
      const heads = await lockSchedules(tx, keys, 'skip');
      if (heads.length === 0) return 0;
      const nowMs = await readNow(tx);
      const rows = await judgeRows(tx, heads, nowMs);
      const ended = await readStandings(tx, heads);
      const endings = heads.flatMap((head): Ending[] => {
        const course = ended.get(`${head.playerId} ${head.id}`);
        const isGoing = head.state === ScheduleState.RUNNING || head.state === ScheduleState.PAUSED;
        const stop = course && isGoing && stopAfter(stopsOf(head), course);
        return stop ? [{ head, state: STOPPED[stop] }] : [];
      });
      // First what ends the schedules as a whole: it has nothing that could be made ready.
      await endSchedules(tx, endings, nowMs);
      await makeReady(tx, heads);
      await finishSchedules(tx, heads, nowMs);
      return rows;
    }),
  );
  return judged > 0 ? 'worked' : 'idle';
}

const stopsOf = ({ stopWin, stopEarn, stopLoss }: ScheduleHead) => ({
  win: stopWin,
  earn: stopEarn === null ? null : mills(stopEarn),
  loss: stopLoss === null ? null : mills(stopLoss),
});
