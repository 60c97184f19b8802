import { invariant } from '@fairlot/rules/core/invariant';
import { mills } from '@fairlot/rules/core/money';
import { release, postEvery } from '#ledger';
import type { Tx } from '#platform/db';
import { holdOf } from './movements.ts';
import type { ScheduleHead } from './store.ts';
import { postEnded } from './post-ended.ts';
import { endAll, type Rest } from './store-end.ts';

/** A schedule that is to end, and as what. */
export type Ending = { readonly head: ScheduleHead; readonly state: number };

/**
 * Ends schedules that are locked in this transaction: what they did not bet goes back, in one sum each. All of
 * a transaction at once, as accounts are locked in one order by one call.
 */
export async function endSchedules(
  tx: Tx,
  endings: readonly Ending[],
  nowMs: number,
): Promise<void> {
  const heads = endings.map(({ head }) => head);
  const rests: Rest[] = [];
  for (const state of new Set(endings.map((each) => each.state))) {
    const some = endings.filter((each) => each.state === state).map(({ head }) => head);
    rests.push(...(await endAll(tx, some, state, nowMs)));
  }
  const units = rests.map(({ playerId, id, stake }) => {
    const head = heads.find((each) => each.playerId === playerId && each.id === id);
    invariant(head, `schedule ${id} is among those that end`);
    return [release({ ...holdOf(head), amount: mills(stake), part: 'rest' })];
  });
  await postEvery(tx, units);
  await postEnded(
    tx,
    endings.map(({ head: { playerId, id }, state }) => ({ playerId, id, state })),
  );
}
