import { invariant } from '@fairlot/rules/core/invariant';
import { mills } from '@fairlot/rules/core/money';
import { commissionOf } from '@fairlot/rules/follow/commission';
import {
  balancesOf,
  followCommission,
  mustBePosted,
  postAll,
  readPosted,
  reverse,
  type Currency,
  type Movement,
} from '#ledger';
import { newId, retrying, transaction, type Db, type Tx } from '#platform/db';
import { readNow } from '../../play/lottery/issues/index.ts';
import { lockPlans, type PlanHead } from './store.ts';
import {
  insertPayments,
  markPaid,
  markTakenBack,
  readFrozen,
  readOwed,
  readPayments,
  type Paid,
  type Payment,
} from './store-commission.ts';

/**
 * Moves what leaders are due to them: journals, their rows and the sums of the plan in one transaction, under the
 * lock of the plan, so that each payment is made once whoever is killed where. After a correction payments are
 * taken back whole, the newest first, and what is left over is paid anew.
 */

/** So many plans at a time. */
const AT_ONCE = 200;
/** Who has not enough, or whose funds are frozen, is asked again so much later. */
export const RETRY_MS = 600_000;

export type PayOptions = {
  readonly db: Db;
  readonly currency: Currency;
  readonly atOnce?: number;
  /** Where tests stop a worker: its transaction is open, and money has moved. */
  readonly beforeMark?: () => Promise<void>;
};

export async function payCommissions(options: PayOptions): Promise<'worked' | 'idle'> {
  const { db, atOnce = AT_ONCE } = options;
  const keys = await readOwed(db, atOnce);
  if (keys.length === 0) return 'idle';
  const done = await retrying(() =>
    transaction(db, async (tx) => {
      const locked = await lockPlans(tx, keys, 'skip');
      const owing = locked.filter((plan) => dueOf(plan) !== plan.paid);
      if (owing.length > 0) await settle(tx, options, owing);
      return owing.length;
    }),
  );
  return done > 0 ? 'worked' : 'idle';
}

const dueOf = ({ peak, rate }: PlanHead): bigint => commissionOf(peak, rate);

const sumOf = (payments: readonly Payment[]): bigint =>
  payments.reduce((sum, { amount }) => sum + amount, 0n);

/** Payments that are too much, the newest first, until no more is paid than is due. */
async function tooMuch(tx: Tx, plan: PlanHead): Promise<readonly Payment[]> {
  if (plan.paid <= dueOf(plan)) return [];
  let left = plan.paid;
  const back: Payment[] = [];
  for (const payment of await readPayments(tx, plan)) {
    if (left <= dueOf(plan)) break;
    back.push(payment);
    left -= payment.amount;
  }
  return back;
}

const takenBack = async (tx: Tx, { playerId, leaderId, journalId }: Payment) =>
  reverse(
    await readPosted(tx, [
      { playerId, id: journalId },
      { playerId: leaderId, id: journalId },
    ]),
    newId(),
  );

const payment = (plan: PlanHead, amount: bigint): Payment => ({
  playerId: plan.playerId,
  id: plan.id,
  n: plan.payments + 1,
  leaderId: plan.leaderId,
  journalId: newId(),
  amount,
});

const movementsOf = (
  { playerId, id, n, leaderId, journalId, amount }: Payment,
  currency: Currency,
): readonly Movement[] =>
  followCommission({
    id: journalId,
    followerId: playerId,
    leaderId,
    planId: id,
    n,
    amount: mills(amount),
    currency,
  });

/** What becomes of a plan: what is taken back of it, and what is paid where there is enough. */
type Work = {
  readonly plan: PlanHead;
  readonly back: readonly Payment[];
  readonly pays: Payment | undefined;
};

/** Never in pieces: who has less than is due of a plan owes all of it. */
async function worksOf(
  tx: Tx,
  plans: readonly PlanHead[],
  currency: Currency,
): Promise<readonly Work[]> {
  const players = plans.map(({ playerId }) => playerId);
  const has = new Map(await balancesOf(tx, players, currency));
  const frozen = await readFrozen(tx, players);
  const works: Work[] = [];
  for (const plan of plans) {
    const { playerId, paid } = plan;
    const back = await tooMuch(tx, plan);
    const owed = dueOf(plan) - paid + sumOf(back);
    const room = (has.get(playerId) ?? mills(0n)) + sumOf(back);
    const mayPay = owed > 0n && owed <= room && !frozen.has(playerId);
    has.set(playerId, mills(mayPay ? room - owed : room));
    works.push({ plan, back, pays: mayPay ? payment(plan, owed) : undefined });
  }
  return works;
}

async function settle(
  tx: Tx,
  { currency, beforeMark }: PayOptions,
  plans: readonly PlanHead[],
): Promise<void> {
  const works = await worksOf(tx, plans, currency);
  const back = works.flatMap((work) => work.back);
  const backUnits: (readonly Movement[])[] = [];
  for (const each of back) backUnits.push(await takenBack(tx, each));
  const wanted = works.flatMap(({ pays }) => (pays ? [pays] : []));
  const units = [...backUnits, ...wanted.map((each) => movementsOf(each, currency))];
  const results = await postAll(tx, units);
  mustBePosted(backUnits, results.slice(0, backUnits.length));
  const made = new Set<string>();
  wanted.forEach(({ id }, at) => {
    const verdict = results[backUnits.length + at]?.verdict;
    invariant(
      verdict === 'posted' || verdict === 'short' || verdict === 'locked',
      `a commission of plan ${id} is paid or owed: ${verdict}`,
    );
    if (verdict === 'posted') made.add(id);
  });
  await beforeMark?.();
  const nowMs = await readNow(tx);
  await markTakenBack(tx, back, nowMs);
  await insertPayments(
    tx,
    wanted.filter(({ id }) => made.has(id)),
    nowMs,
  );
  await markPaid(
    tx,
    works.map((work) => after(work, made, nowMs)),
  );
}

function after({ plan, back, pays }: Work, made: ReadonlySet<string>, nowMs: number): Paid {
  const { playerId, id } = plan;
  const isMade = made.has(id);
  const paid = plan.paid - sumOf(back) + (isMade && pays ? pays.amount : 0n);
  const againMs = paid === dueOf(plan) ? null : nowMs + RETRY_MS;
  return { playerId, id, paid, payments: plan.payments + (isMade ? 1 : 0), againMs };
}
