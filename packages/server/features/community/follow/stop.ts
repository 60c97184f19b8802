import { ok, refused, type Result } from '@fairlot/rules/core/result';
import { ScheduleState } from '@fairlot/rules/schedule/state';
import type { Refusal } from '@fairlot/wire/core';
import type { STOP_CODES } from '@fairlot/wire/community/follow';
import { retrying, transaction, type Db } from '#platform/db';
import { endPlans, lockPlans, readOver, type PlanKey } from './store.ts';

const AT_ONCE = 200;

/** The player ends a plan: what is not bet yet never is, what is bet stays a bet. */
export const stop = (
  db: Db,
  key: PlanKey,
): Promise<Result<{ readonly Id: string }, Refusal<typeof STOP_CODES>>> =>
  retrying(() =>
    transaction(db, async (tx) => {
      const [head] = await lockPlans(tx, [key], 'wait');
      if (!head) return refused({ code: 'NOT_FOUND' });
      if (head.state !== ScheduleState.RUNNING) return refused({ code: 'PLAN_OVER' });
      await endPlans(tx, [{ ...key, state: ScheduleState.STOPPED_USER }]);
      return ok({ Id: key.id });
    }),
  );

/** Ends plans whose time is over, and those of a leader who agrees no longer to be followed. */
export async function endOver(db: Db): Promise<'worked' | 'idle'> {
  const over = await readOver(db, AT_ONCE);
  if (over.length === 0) return 'idle';
  const ended = await retrying(() =>
    transaction(db, async (tx) => {
      const locked = await lockPlans(tx, over, 'skip');
      const running = new Set(
        locked.filter(({ state }) => state === ScheduleState.RUNNING).map(({ id }) => id),
      );
      const ours = over.filter(({ id }) => running.has(id));
      await endPlans(tx, ours);
      return ours.length;
    }),
  );
  return ended > 0 ? 'worked' : 'idle';
}
