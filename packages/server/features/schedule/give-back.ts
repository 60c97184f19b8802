import { invariant } from '@fairlot/rules/core/invariant';
import { mills } from '@fairlot/rules/core/money';
import { mustBePosted, postAll, release } from '../../ledger/index.ts';
import type { Tx } from '../../platform/db.ts';
import { holdOf } from './movements.ts';
import type { ScheduleHead } from './store.ts';
import { endAll } from './store-end.ts';

/** Ends schedules that are locked in this transaction: what they did not bet goes back, in one sum each. */
export async function endSchedules(
  tx: Tx,
  heads: readonly ScheduleHead[],
  state: number,
  nowMs: number,
): Promise<void> {
  if (heads.length === 0) return;
  const rests = await endAll(tx, heads, state, nowMs);
  const units = rests.map(({ playerId, id, stake }) => {
    const head = heads.find((each) => each.playerId === playerId && each.id === id);
    invariant(head, `schedule ${id} is among those that end`);
    return [release({ ...holdOf(head), amount: mills(stake), part: 'rest' })];
  });
  mustBePosted(units, await postAll(tx, units));
}
