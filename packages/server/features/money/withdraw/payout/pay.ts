import { invariant } from '@fairlot/rules/core/invariant';
import { mills, type Money, sumMoney } from '@fairlot/rules/core/money';
import { ok, refused, type Result } from '@fairlot/rules/core/result';
import {
  PART_STATES,
  WITHDRAW_STATES,
  type WithdrawState,
} from '@fairlot/rules/check/withdraw-state';
import { payByHand as byHand, postEvery, withdrawFee } from '#ledger';
import type { Tx } from '#platform/db';
import type { Platform } from '#platform/feature';
import { wakeJob } from '#platform/jobs';
import { layerOf } from '../../player-tier/index.ts';
import { isStillAuthorized, type Person } from '../../../staff/operator/proposals/index.ts';
import { markPaid } from '../../payout-account/index.ts';
import { holdPayoutLimits, providerOf } from '../../provider/index.ts';
import { type Provider } from '../../provider/adapters/index.ts';
import { holdOf } from '../review/answer.ts';
import { isBarred } from '../review/barred.ts';
import { lastAttempts } from '../request/records.ts';
import { SEND_JOB } from './send.ts';
import { units, WITHDRAW_SETTINGS } from '../request/settings.ts';
import {
  type ByHand,
  insertParts,
  moveState,
  type NewPart,
  readParts,
  type WithdrawalRow,
} from '../request/store.ts';
import { tell } from '../request/tell.ts';
import { faultOfTargetNow } from '../review/target.ts';
import { type Held, type QueueFault, type Seen, workOn } from '../review/work-on.ts';

type PayDeps = Pick<Platform, 'db' | 'settings'>;
type Outcome = Promise<Result<void, QueueFault>>;
export const PAY = 'withdraw.queue.pay';
const REVIEW = 'withdraw.queue.review';
const MOST_PARTS = 100n;
export const PAYABLE: readonly WithdrawState[] = ['WAITING', 'AUTOHANDLE', 'THIRDPARTY_FAILED'];

/**
 * Approved is what the rules let through, unless its player came to a layer since that people look at, or what one or two
 * operators reviewed and nothing changed since.
 */
async function isApproved({ tx, row, hash }: Held): Promise<boolean> {
  const { AUTOHANDLE, THIRDPARTY_FAILED } = WITHDRAW_STATES;
  const wasLetThrough = row.state === AUTOHANDLE || row.state === THIRDPARTY_FAILED;
  if (wasLetThrough && row.approved_ms === null)
    return !(await layerOf(tx, row.player_id))?.isReviewed;
  // What was begun to be paid was approved then.
  if (row.state === THIRDPARTY_FAILED) return true;
  return row.approved_ms !== null && row.reviewed_hash?.equals(hash) === true;
}

/** Has a provider pay, or pay again what failed: what was paid stays paid, and each try has a number of its own. */
export async function pay(
  { db, settings }: PayDeps,
  person: Person,
  seen: Seen,
  providerId: string,
): Outcome {
  const provider = await providerOf({ db, settings }, providerId);
  if (!provider) return refused({ code: 'NO_PROVIDER' });
  return workOn(db, person, seen, { permission: PAY, in: PAYABLE }, async (held) => {
    const fault = await faultOfPaying(held, settings.dataFolder);
    if (fault) return refused(fault);
    const sent = await startPaying(held.tx, held.row, provider);
    if (!sent.ok) return refused({ code: sent.error });
    return ok({
      before: { state: held.row.state },
      after: { state: 'THIRDPARTY_CREATEORDER', provider: provider.id, numbers: sent.value },
    });
  });
}

/** Returns why a withdrawal cannot be paid now, or undefined if it can. */
export async function faultOfPaying(
  held: Held,
  dataFolder: string,
): Promise<QueueFault | undefined> {
  const { tx, row, payee } = held;
  const target = await faultOfTargetNow(tx, dataFolder, payee);
  if (target) return target;
  if (await isBarred(tx, row.player_id)) return { code: 'WRONG_STATE' };
  for (const reviewer of [row.reviewer_one, row.reviewer_two]) {
    if (reviewer !== null && !(await isStillAuthorized(tx, reviewer, REVIEW)))
      return { code: 'NOT_APPROVED' };
  }
  return (await isApproved(held)) ? undefined : { code: 'NOT_APPROVED' };
}

/**
 * Writes what is to be sent; the job sends it once this is committed. Its numbers, or that it is above what this provider is to pay
 * at once or on a day.
 */
export async function startPaying(
  tx: Tx,
  row: WithdrawalRow,
  provider: Provider,
): Promise<Result<readonly string[], 'PROVIDER_LIMIT'>> {
  const key = { playerId: row.player_id, id: row.id };
  const limits = await holdPayoutLimits(tx, provider.id);
  const parts = await nextParts(tx, row, provider, limits.most);
  if (isAbove(parts, limits)) return refused('PROVIDER_LIMIT');
  const moved = await moveState(tx, key, { from: PAYABLE, to: 'THIRDPARTY_CREATEORDER' });
  invariant(moved, 'the row is held');
  await insertParts(tx, key, parts);
  await tell(tx, key, { state: 'THIRDPARTY_CREATEORDER', no: row.no, step: 'PAYING' });
  await wakeJob(tx, SEND_JOB);
  return ok(parts.map(({ no }) => no));
}

/** Whether parts are more than a provider pays at once, or all of them more than is left of its day. */
function isAbove(
  parts: readonly NewPart[],
  { most, dayLeft }: Awaited<ReturnType<typeof holdPayoutLimits>>,
): boolean {
  if (most !== null && parts.some(({ amount }) => amount > most)) return true;
  return dayLeft !== null && sumMoney(parts.map(({ amount }) => mills(amount))) > dayLeft;
}

/** The parts of a first try, or another attempt of those that failed. */
async function nextParts(
  tx: Tx,
  row: WithdrawalRow,
  { id: provider, number }: Provider,
  most: bigint | null,
): Promise<NewPart[]> {
  const before = lastAttempts(await readParts(tx, row.player_id, [row.id]));
  const make = (part: number, attempt: number, amount: Money): NewPart => ({
    part,
    attempt,
    no: `${row.no}-${part}${attempt === 1 ? '' : `R${attempt}`}`,
    provider,
    providerRef: BigInt(number),
    amount,
  });
  if (before.length > 0) {
    return before
      .filter(({ state }) => state === PART_STATES.FAILED)
      .map(({ part, attempt, amount }) => make(part, attempt + 1, mills(amount)));
  }
  const { withdrawPartMost } = await WITHDRAW_SETTINGS.read(tx);
  const partMost = units(withdrawPartMost);
  const plan =
    row.plan?.map(mills) ??
    partsOf(mills(row.amount), most !== null && most < partMost ? mills(most) : partMost);
  return plan.map((amount, index) => make(index + 1, 1, amount));
}

/** So many parts that none is above the most; they differ by a thousandth at most and add up. */
export function partsOf(amount: Money, most: Money): Money[] {
  const needed = (amount + most - 1n) / most;
  // A withdrawal has a hundred at most, however little the setting says.
  const count = needed > MOST_PARTS ? MOST_PARTS : needed;
  const [each, rest] = [amount / count, amount % count];
  return Array.from({ length: Number(count) }, (_, n) =>
    mills(each + (BigInt(n) < rest ? 1n : 0n)),
  );
}

/** Notes that it was paid by hand, from a bank of the house: the receipt is what the player can ask for. */
export const payByHand = (
  { db, settings }: PayDeps,
  person: Person,
  seen: Seen,
  how: ByHand,
): Outcome =>
  workOn(db, person, seen, { permission: PAY, in: PAYABLE }, async (held) => {
    const fault = await faultOfPaying(held, settings.dataFolder);
    if (fault) return refused(fault);
    const left = await bookByHand(held.tx, held.row, how);
    return ok({
      before: { state: held.row.state },
      after: { state: 'CONFIRM', ...how, paid: String(left) },
    });
  });

/** Books the rest as paid from a bank of the house. */
async function bookByHand(tx: Tx, row: WithdrawalRow, how: ByHand): Promise<Money> {
  const key = { playerId: row.player_id, id: row.id };
  const left = mills(row.amount - row.paid);
  const moved = await moveState(tx, key, {
    from: PAYABLE,
    to: 'CONFIRM',
    paid: left,
    byHand: how,
  });
  invariant(moved, 'the row is held');
  await markPaid(tx, row.player_id, row.payee_id);
  const part = { ...holdOf(row), part: 'by-hand' };
  const fee = mills(row.fee);
  const unit = [
    byHand({ ...part, amount: left }),
    ...(fee > 0n ? [withdrawFee({ ...part, amount: fee })] : []),
  ];
  await postEvery(tx, [unit]);
  await tell(tx, key, { state: 'CONFIRM', no: row.no, step: 'PAID' });
  return left;
}
