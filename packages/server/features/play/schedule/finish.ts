import { ScheduleState } from '@fairlot/rules/schedule/state';
import type { Tx } from '#platform/db';
import { postEnded } from './post-ended.ts';
import { finishDone, type ScheduleKey } from './store.ts';

/** Ends the schedules that go on and have nothing left to bet or to be known, and says so to their players. */
export async function finishSchedules(
  tx: Tx,
  keys: readonly ScheduleKey[],
  nowMs: number,
): Promise<void> {
  const done = await finishDone(tx, keys, nowMs);
  await postEnded(
    tx,
    done.map((key) => ({ ...key, state: ScheduleState.FINISHED })),
  );
}
