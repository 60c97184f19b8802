import { ok, refused, type Result } from '@fairlot/rules/core/result';
import type { Permission } from '@fairlot/rules/check/operator-roles';
import { ENDED_STATES, type WithdrawState } from '@fairlot/rules/check/withdraw-state';
import type { Refusal } from '@fairlot/wire/core';
import type { QUEUE_CODES } from '@fairlot/wire/money/withdraw';
import { transaction, type Db, type Tx } from '#platform/db';
import { act, type Person } from '../../../staff/operator/proposals/index.ts';
import type { Payee } from '../../payout-account/index.ts';
import { contentHash, heldPayeeOf } from './content.ts';
import { stateOf } from '../request/records.ts';
import { insertReview } from './store-history.ts';
import { clearReviews, insertMemo, operatorNames } from './store-review.ts';
import { holdWithdrawal, type Key, readWithdrawal, type WithdrawalRow } from '../request/store.ts';

export type QueueFault = Refusal<typeof QUEUE_CODES>;
export type Seen = Key & {
  readonly hash: string;
  readonly reason: string;
  /** A note for operators, if the player reads the reason. */
  readonly note?: string | undefined;
};

/** What an act comes to: what stands in the audit before and after it. */
export type Done = { readonly before: object; readonly after: object };

export type Held = {
  readonly tx: Tx;
  readonly row: WithdrawalRow;
  readonly payee: Payee | undefined;
  readonly hash: Buffer;
};

type Work = {
  readonly permission: Permission;
  /** States that it may be done in. */
  readonly in: readonly WithdrawState[];
};

export const OPEN_STATES: readonly WithdrawState[] = ['WAITING', 'AUTOHANDLE'];

/** Thrown by nobody but the work itself: `CHANGED` clears what was reviewed, in a transaction of its own. */
const CHANGED: QueueFault = { code: 'CHANGED' };

/**
 * An act on a withdrawal that its operator has claimed and has seen as it is: the row is held, and whoever saw
 * something else is refused, and what was reviewed is void.
 */
export async function workOn(
  db: Db,
  person: Person,
  seen: Seen,
  work: Work,
  change: (held: Held) => Promise<Result<Done, QueueFault>>,
): Promise<Result<void, QueueFault>> {
  const found = await readWithdrawal(db, seen);
  if (!found) return refused({ code: 'NO_SUCH_WITHDRAWAL' });
  const deed = {
    permission: work.permission,
    target: `withdrawal ${found.no}`,
    reason: seen.reason,
  };
  const done = await act<void, QueueFault>(db, person, deed, async (tx) => {
    const row = await holdWithdrawal(tx, seen);
    if (!row) return refused({ code: 'NO_SUCH_WITHDRAWAL' });
    if (!work.in.includes(stateOf(row))) return refused({ code: 'WRONG_STATE' });
    const fault = await faultOfClaim(tx, row, person.operatorId);
    if (fault) return refused(fault);
    const payee = await heldPayeeOf(tx, row);
    const hash = contentHash(row, payee);
    if (hash.toString('hex') !== seen.hash) return refused(CHANGED);
    const made = await change({ tx, row, payee, hash });
    if (!made.ok) return made;
    const { note } = seen;
    if (note !== undefined) await insertMemo(tx, seen, { author: person.name, memo: note });
    return ok({ ...made.value, value: undefined });
  });
  if (!done.ok && done.error.code === 'CHANGED') await clearChanged(db, seen);
  return done;
}

/** What was reviewed is not what is there: reviews are gone, whoever found it out. */
const clearChanged = (db: Db, key: Key): Promise<void> =>
  transaction(db, async (tx) => {
    const row = await holdWithdrawal(tx, key);
    if (!row?.reviewed_hash || row.state !== 0) return;
    const hash = contentHash(row, await heldPayeeOf(tx, row));
    if (row.reviewed_hash.equals(hash)) return;
    await clearReviews(tx, key);
    await insertReview(tx, key, { what: 'changed', operatorId: null, plan: row.plan });
  });

/** Only who claimed it decides it. */
export async function faultOfClaim(
  tx: Tx,
  row: WithdrawalRow,
  operatorId: number,
): Promise<QueueFault | undefined> {
  if (ENDED_STATES.includes(stateOf(row))) return { code: 'WRONG_STATE' };
  if (row.is_claimed && row.claimed_by === operatorId) return undefined;
  if (!row.is_claimed || row.claimed_by === null) return { code: 'NOT_CLAIMED' };
  const name = (await operatorNames(tx, [row.claimed_by])).get(row.claimed_by) ?? '';
  return { code: 'CLAIMED', params: { name } };
}
