import { DEPOSIT_STATES } from '@fairlot/rules/check/deposit';
import { mills } from '@fairlot/rules/core/money';
import { type Currency, isCurrency, refundDeposit } from '#ledger';
import type { Tx } from '#platform/db';
import { publishPageChanges } from '../../../staff/operator/audit/index.ts';
import type { Notice } from '../../provider/index.ts';
import { type Credited, creditedOf, takeBack } from './reverse.ts';
import { holdOrder, namePayment, ownerOfOrder, type OrderRow } from '../orders/store.ts';
import {
  type ChargebackRow,
  type ChargebackWhy,
  findPaidOrder,
  isPaired,
  type Verdict,
  writeJudged,
} from './store-chargeback.ts';
import { type ExceptionRow, holdPayment, writeException } from '../exceptions/store-exception.ts';
import { readReversal, REVERSAL_CAUSES } from '../orders/store-reversal.ts';
import { publishChanged } from '../orders/notify.ts';
import { heldOf, postOne } from '../exceptions/unclaimed.ts';

/** A chargeback as its provider tells of it. */
export type ChargedBack = Pick<Notice, 'ref' | 'payId' | 'amount' | 'currency'> & {
  readonly provider: { readonly number: number };
};

const taken = (source: string): Verdict => ({ state: 'taken', why: null, source });
const UNCLAIMED: Verdict = { state: 'unclaimed', why: null, source: null };
export const open = (why: ChargebackWhy): Verdict => ({ state: 'open', why, source: null });

/**
 * Judges those again that came before their payment, now that it is there: in whatever order the two come, the same becomes
 * of them. Who calls it holds the payment or its order, and them.
 */
export async function judgeWaiting(tx: Tx, waiting: readonly ChargebackRow[]): Promise<void> {
  for (const each of waiting) {
    const { provider: number, pay_id: payId, order_no: no, ref } = each;
    const its = await holdPayment(tx, number, payId);
    const row = await holdItsOrder(tx, { provider: number, payId, orderNo: no });
    const of = { amount: mills(each.amount), currency: each.currency.trim() };
    const verdict = await judge(tx, { provider: { number }, payId, ref, ...of }, row, its);
    if (verdict.why === 'unknown') continue;
    const playerId = row?.player_id ?? its?.player_id ?? null;
    await writeJudged(tx, each.id, { ...verdict, playerId });
    await publishPageChanges(tx, ['deposit.chargebacks'], ref);
  }
}

/**
 * The order that a chargeback is about, held: the one that its payment was credited to, whichever it names, as a payment is
 * known by its provider's name of it; else the one that it names.
 */
export async function holdItsOrder(
  tx: Tx,
  of: { readonly provider: number; readonly payId: string; readonly orderNo: string },
): Promise<OrderRow | undefined> {
  const no = (await findPaidOrder(tx, of.provider, of.payId)) ?? of.orderNo;
  const owner = ownerOfOrder(no);
  return owner === undefined ? undefined : holdOrder(tx, owner, no);
}

/** What becomes of a chargeback, and does it. Who calls it holds the payment among the exceptions, and the order. */
export async function judge(
  tx: Tx,
  notice: ChargedBack,
  row: OrderRow | undefined,
  its: ExceptionRow | undefined,
): Promise<Verdict> {
  if (!isCurrency(notice.currency)) return open('currency');
  if (row && (await isOfOrder(tx, notice, row, its)))
    return judgeOrder(tx, notice, { ...row, pay_id: notice.payId }, its);
  return its ? judgeUnclaimed(tx, notice, its) : open('unknown');
}

/** Whether it is the payment that an order was credited with; one that an operator credited by himself is given its name. */
async function isOfOrder(
  tx: Tx,
  notice: ChargedBack,
  row: OrderRow,
  its: ExceptionRow | undefined,
): Promise<boolean> {
  if (row.provider !== notice.provider.number || row.state !== DEPOSIT_STATES.CONFIRM) return false;
  if (row.pay_id === notice.payId) return true;
  if (row.pay_id !== null || its || row.reversal || row.paid !== notice.amount) return false;
  return namePayment(tx, row, notice.payId);
}

async function judgeOrder(
  tx: Tx,
  { amount, currency, ref }: ChargedBack,
  row: OrderRow,
  its: ExceptionRow | undefined,
): Promise<Verdict> {
  if (row.paid !== amount || row.currency !== currency) return open('amount');
  const credited = await creditedOf(tx, row);
  if (row.reversal) {
    if (await isBeforehand(tx, credited)) return taken(credited.source);
    // Taken back before, it may stand among the exceptions since.
    return its?.is_booked ? goneFromQueue(tx, its) : open('gone');
  }
  const done = await takeBack(tx, credited, {
    cause: 'chargedBack',
    isThere: false,
    by: 'provider',
    reason: ref,
  });
  if (!done) return open('gone');
  if (credited.isSuspended && its) await postOne(tx, refundDeposit(heldOf(its)));
  await publishChanged(tx, row, 'CONFIRM');
  return taken(credited.source);
}

/** Whether operators took it back as one that is not with its provider any more: this is why, and nothing moves again. */
async function isBeforehand(tx: Tx, { playerId, source }: Credited): Promise<boolean> {
  const its = await readReversal(tx, playerId, source);
  if (its?.cause !== REVERSAL_CAUSES.reversed || its.is_there) return false;
  return !(await isPaired(tx, playerId, source));
}

/** A payment that was no order's: of its player where it was credited by itself, or nobody's yet. */
async function judgeUnclaimed(
  tx: Tx,
  { amount, currency, ref, payId }: ChargedBack,
  its: ExceptionRow,
): Promise<Verdict> {
  if (!its.is_booked) return open('currency');
  if (its.amount !== amount || its.currency.trim() !== currency) return open('amount');
  if (its.state !== 2) return goneFromQueue(tx, its);
  // To whom it was credited by hand stands in the audit alone.
  if (its.player_id === null) return open('unknown');
  const credited: Credited = {
    playerId: its.player_id,
    currency: currency as Currency,
    orderNo: its.order_no,
    source: `supplement:${its.provider}:${its.pay_id}`,
    besides: [],
  };
  if (await readReversal(tx, its.player_id, credited.source)) return open('gone');
  const taking = { cause: 'chargedBack', isThere: false, by: 'provider', reason: ref } as const;
  if (!(await takeBack(tx, credited, taking))) return open('gone');
  await postOne(tx, refundDeposit({ ...heldOf(its), payment: payId }));
  return taken(credited.source);
}

/** What is nobody's goes back out of there; what went another way already is gone. */
async function goneFromQueue(tx: Tx, its: ExceptionRow): Promise<Verdict> {
  const by = { by: 'provider', reason: 'charged back' };
  const from = ['open', 'refunding', 'ignored'] as const;
  const isMine = await writeException(tx, its.id, { from, to: 'chargedBack', ...by });
  if (!isMine) return open('gone');
  await postOne(tx, refundDeposit(heldOf(its)));
  return UNCLAIMED;
}
