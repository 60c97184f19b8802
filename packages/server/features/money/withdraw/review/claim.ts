import { ok, refused, type Result } from '@fairlot/rules/core/result';
import type { Permission } from '@fairlot/rules/check/operator-roles';
import type { Db, Tx } from '#platform/db';
import { act, type Person } from '../../../staff/operator/proposals/index.ts';
import { claimRow, insertMemo, letGoRow, operatorNames } from './store-review.ts';
import { holdWithdrawal, type Key, readWithdrawal, type WithdrawalRow } from '../request/store.ts';
import type { QueueFault } from './work-on.ts';

const CLAIM = 'withdraw.queue.claim';

const onHeld = async <T>(
  db: Db,
  person: Person,
  key: Key,
  deedOf: { readonly permission: Permission; readonly reason: string },
  change: (
    tx: Tx,
    row: WithdrawalRow,
  ) => Promise<Result<{ readonly after: object; readonly value: T }, QueueFault>>,
): Promise<Result<T, QueueFault>> => {
  const found = await readWithdrawal(db, key);
  if (!found) return refused({ code: 'NO_SUCH_WITHDRAWAL' });
  const deed = { ...deedOf, target: `withdrawal ${found.no}` };
  return act<T, QueueFault>(db, person, deed, async (tx) => {
    const row = await holdWithdrawal(tx, key);
    if (!row) return refused({ code: 'NO_SUCH_WITHDRAWAL' });
    const done = await change(tx, row);
    if (!done.ok) return done;
    const before = { claimedBy: row.is_claimed ? row.claimed_by : null };
    return ok({ before, ...done.value });
  });
};

/** Takes a withdrawal for ten minutes; who has it already keeps it for ten more. */
export const claim = (db: Db, person: Person, key: Key): Promise<Result<number, QueueFault>> =>
  take(db, person, key, {
    permission: CLAIM,
    reason: 'claimed',
    isTakenOver: false,
  });

/** Takes it from who claimed it. */
export const takeOver = (
  db: Db,
  person: Person,
  key: Key,
  reason: string,
): Promise<Result<number, QueueFault>> =>
  take(db, person, key, { permission: 'withdraw.queue.takeover', reason, isTakenOver: true });

type Taking = {
  readonly permission: Permission;
  readonly reason: string;
  readonly isTakenOver: boolean;
};

const take = (
  db: Db,
  person: Person,
  key: Key,
  { permission, reason, isTakenOver }: Taking,
): Promise<Result<number, QueueFault>> =>
  onHeld(db, person, key, { permission, reason }, async (tx, row) => {
    const until = await claimRow(tx, key, person.operatorId, isTakenOver);
    if (until !== undefined) {
      return ok({ after: { claimedBy: person.operatorId, until }, value: until });
    }
    if (!row.is_claimed || row.claimed_by === null) return refused({ code: 'WRONG_STATE' });
    const name = (await operatorNames(tx, [row.claimed_by])).get(row.claimed_by) ?? '';
    return refused({ code: 'CLAIMED', params: { name } });
  });

/** Gives a claim back. */
export const letGo = (db: Db, person: Person, key: Key): Promise<Result<void, QueueFault>> =>
  onHeld(db, person, key, { permission: CLAIM, reason: 'let go' }, async (tx) =>
    (await letGoRow(tx, key, person.operatorId))
      ? ok({ after: { claimedBy: null }, value: undefined })
      : refused({ code: 'NOT_CLAIMED' }),
  );

/** Notes something for other operators; the player does not see it. */
export const noteMemo = (
  db: Db,
  person: Person,
  key: Key,
  memo: string,
): Promise<Result<void, QueueFault>> =>
  onHeld(db, person, key, { permission: CLAIM, reason: 'a memo' }, async (tx) => {
    await insertMemo(tx, key, { author: person.name, memo });
    return ok({ after: { memo }, value: undefined });
  });
