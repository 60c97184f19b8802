import { followStop } from '@fairlot/rules/follow/stops';
import { ScheduleState } from '@fairlot/rules/schedule/state';
import { retrying, transaction, type Db } from '#platform/db';
import { readNow } from '../../play/lottery/issues/index.ts';
import { countPeaks, inTurns } from './peaks.ts';
import { endPlans, lockPlans, readHeads, type Ending, type PlanHead } from './store.ts';
import { markEnded, readEnded, readResults, type Window } from './store-judge.ts';

/** So many plans at a time. */
const AT_ONCE = 200;

const STOPPED = {
  WIN: ScheduleState.STOPPED_WIN,
  EARN: ScheduleState.STOPPED_EARN,
  LOSS: ScheduleState.STOPPED_LOSS,
} as const;

/**
 * After the bets of an issue have ended, or ended anew by a correction: their orders end, the sums of their
 * plans follow, what their leaders are due of a profit is counted, and the stop rules are asked once. It runs behind the settlement, which waits for none of it.
 */
export async function judgePlans(db: Db, window: Window): Promise<'worked' | 'idle'> {
  const keys = await readEnded(db, AT_ONCE, window);
  if (keys.length === 0) return 'idle';
  const judged = await retrying(() =>
    transaction(db, async (tx) => {
      const locked = await lockPlans(tx, keys, 'skip');
      if (locked.length === 0) return 0;
      const nowMs = await readNow(tx);
      const ended = inTurns(locked, await readResults(tx, locked));
      await markEnded(tx, ended, nowMs);
      const touched = locked.filter(({ id }) => ended.some((order) => order.id === id));
      if (touched.length > 0) {
        await countPeaks(tx, { plans: touched, ended, nowMs });
        await endPlans(tx, stopping(await readHeads(tx, touched)));
      }
      return ended.length;
    }),
  );
  return judged > 0 ? 'worked' : 'idle';
}

/** Plans that go on and are to stop by what their orders came to. */
const stopping = (heads: readonly PlanHead[]): Ending[] =>
  heads.flatMap(({ playerId, id, state, stopWin, stopEarn, stopLoss, ...sums }) => {
    if (state !== ScheduleState.RUNNING) return [];
    const { endedStake: stake, prize, refund } = sums;
    const stop = followStop(
      { win: stopWin, earn: stopEarn, loss: stopLoss },
      { stake, prize, refund },
    );
    return stop ? [{ playerId, id, state: STOPPED[stop] }] : [];
  });
