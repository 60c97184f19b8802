import { mills, type Money, sumMoney, ZERO } from '@fairlot/rules/core/money';
import { ok, refused, type Result } from '@fairlot/rules/core/result';
import type { WithdrawState } from '@fairlot/rules/check/withdraw-state';
import { release, postEvery } from '#ledger';
import type { Db } from '#platform/db';
import {
  areTwoPeople,
  deviceMark,
  isStillAuthorized,
  type Person,
} from '../../../staff/operator/proposals/index.ts';
import type { Platform } from '#platform/feature';
import { holdOf, leftOf } from './answer.ts';
import { isBarred } from './barred.ts';
import { stateOf } from '../request/records.ts';
import { insertReview } from './store-history.ts';
import { reviewFirst, reviewSecond, writePlan } from './store-review.ts';
import { moveState, readParts } from '../request/store.ts';
import { tell } from '../request/tell.ts';
import { faultOfTargetNow } from './target.ts';
import { type Held, OPEN_STATES, type QueueFault, type Seen, workOn } from './work-on.ts';

const REVIEW = 'withdraw.queue.review';
/** What a provider failed to pay is looked at too, where nobody had to before and its player's layer asks for it now. */
const REVIEWED: readonly WithdrawState[] = ['WAITING', 'THIRDPARTY_FAILED'];
type Outcome = Promise<Result<void, QueueFault>>;

/** Whether nothing has come up since that keeps this withdrawal from being paid. */
async function standsInTheWay(
  { tx, row, payee }: Held,
  dataFolder: string,
): Promise<QueueFault | undefined> {
  const fault = await faultOfTargetNow(tx, dataFolder, payee);
  if (fault) return fault;
  return (await isBarred(tx, row.player_id)) ? { code: 'WRONG_STATE' } : undefined;
}

/**
 * Approves what was seen. Where two have to look (amount, first withdrawal, young target) the first gives his claim
 * back, and another approves the same content: the statement compares reviewers and hash, whoever comes at once.
 */
export const approve = (
  { db, settings: { dataFolder } }: Pick<Platform, 'db' | 'settings'>,
  person: Person,
  seen: Seen,
): Outcome =>
  workOn(db, person, seen, { permission: REVIEW, in: REVIEWED }, async (held) => {
    const { tx, row, hash } = held;
    const fault = await standsInTheWay(held, dataFolder);
    if (fault) return refused(fault);
    if (row.approved_ms !== null) return refused({ code: 'WRONG_STATE' });
    const isSecond =
      row.reviewer_one !== null &&
      row.reviewed_hash?.equals(hash) === true &&
      (await isStillAuthorized(tx, row.reviewer_one, REVIEW));
    if (isSecond && row.reviewer_one === person.operatorId)
      return refused({ code: 'SAME_REVIEWER' });
    if (isSecond && !(await areTwoPeople(tx, row.reviewer_one ?? 0, person.operatorId)))
      return refused({ code: 'INVITED_LATELY' });
    const isEnough = row.second_for === 0;
    const done = isSecond
      ? await reviewSecond(tx, seen, person.operatorId, hash)
      : await reviewFirst(tx, seen, person.operatorId, hash, isEnough);
    if (!done) return refused({ code: 'WRONG_STATE' });
    const mark = isSecond && (await deviceMark(tx, person.operatorId, row.reviewer_one ?? 0));
    const isApproved = isSecond || isEnough;
    const { operatorId } = person;
    await insertReview(tx, seen, { what: 'approved', operatorId, plan: row.plan });
    await tell(tx, seen, {
      state: stateOf(row),
      no: row.no,
      ...(isApproved && { step: 'REVIEWED' as const }),
    });
    return ok({
      before: {
        reviewers: [row.reviewer_one, row.reviewer_two],
        content: row.reviewed_hash?.toString('hex') ?? null,
      },
      after: { reviewer: person.operatorId, isApproved, content: seen.hash, ...mark },
    });
  });

/** Refuses a withdrawal: all of it goes back, and its player reads why. */
export const reject = (db: Db, person: Person, seen: Seen): Outcome =>
  workOn(db, person, seen, { permission: REVIEW, in: OPEN_STATES }, async ({ tx, row }) => {
    const moved = await moveState(tx, seen, { from: OPEN_STATES, to: 'CANCEL', note: seen.reason });
    if (!moved) return refused({ code: 'WRONG_STATE' });
    await giveBack({ tx, row }, 'refused');
    await tell(tx, seen, { state: 'CANCEL', no: row.no, step: 'REFUSED', note: seen.reason });
    return ok({
      before: { state: row.state },
      after: { state: 'CANCEL', back: String(leftOf(row)) },
    });
  });

/** What is still set aside goes back to the player. */
export async function giveBack({ tx, row }: Pick<Held, 'tx' | 'row'>, part: string): Promise<void> {
  const back = release({ ...holdOf(row), amount: leftOf(row), part });
  await postEvery(tx, [[back]]);
}

/** In which parts it is paid; whoever reviewed it looks again. */
export const split = (db: Db, person: Person, seen: Seen, parts: readonly Money[]): Outcome =>
  workOn(db, person, seen, { permission: REVIEW, in: OPEN_STATES }, async ({ tx, row }) => {
    const isWhole = parts.every((part) => part > ZERO) && sumMoney(parts) === mills(row.amount);
    if (!isWhole) return refused({ code: 'BAD_PLAN' });
    const plan = parts.length === 1 ? null : parts;
    if (!(await writePlan(tx, seen, plan))) return refused({ code: 'WRONG_STATE' });
    await insertReview(tx, seen, { what: 'split', operatorId: person.operatorId, plan });
    await tell(tx, seen, { state: 'WAITING', no: row.no });
    return ok({
      before: { plan: row.plan?.map(String) ?? null },
      after: { plan: plan?.map(String) ?? null },
    });
  });

const FAILED_STATES = ['THIRDPARTY_FAILED'] as const;

/** Gives back what a provider did not pay, once it says so for certain. */
export const returnFailed = (db: Db, person: Person, seen: Seen): Outcome =>
  workOn(
    db,
    person,
    seen,
    { permission: 'withdraw.queue.pay', in: FAILED_STATES },
    async ({ tx, row }) => {
      const move = { from: FAILED_STATES, to: 'FAILED', note: seen.reason } as const;
      if (!(await moveState(tx, seen, move))) return refused({ code: 'WRONG_STATE' });
      await giveBack({ tx, row }, 'returned');
      await tell(tx, seen, { state: 'FAILED', no: row.no, step: 'RETURNED', note: seen.reason });
      const parts = await readParts(tx, seen.playerId, [seen.id]);
      return ok({
        before: { state: row.state, parts: parts.map(({ no, state }) => ({ no, state })) },
        after: { state: 'FAILED', back: String(leftOf(row)) },
      });
    },
  );
