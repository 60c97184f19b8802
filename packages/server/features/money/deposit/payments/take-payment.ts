import { DEPOSIT_STATES } from '@fairlot/rules/check/deposit';
import type { Money } from '@fairlot/rules/core/money';
import { isCurrency, suspendDeposit, postEvery } from '#ledger';
import type { Tx } from '#platform/db';
import { isRemoved } from '../../../account/player/index.ts';
import { creditOrder } from './credit.ts';
import { judgeWaiting } from '../reversals/judge-chargeback.ts';
import { lockPayment } from '../orders/store-lock.ts';
import {
  holdOrder,
  namePayment,
  ownerOfOrder,
  readClock,
  writeWaiting,
  type OrderRow,
} from '../orders/store.ts';
import { findPaidOrder, holdWaiting, isDisputed } from '../reversals/store-chargeback.ts';
import { insertException, isSetAside, type ExceptionKind } from '../exceptions/store-exception.ts';
import { publishChanged } from '../orders/notify.ts';

/** A payment as its provider tells of it, by a callback or asked for. */
export type Payment = {
  readonly provider: { readonly id: string; readonly number: number };
  readonly orderNo: string;
  readonly payId: string;
  readonly amount: Money;
  readonly currency: string;
  /** So far from what was asked for it is credited all the same, in hundredths of a per cent; else to the thousandth. */
  readonly tolerance?: number;
};

/**
 * Takes a payment, however often and in whatever order it is told of: credits the order that it is for, once; whatever
 * is not that order's (none, a second one, too late, another amount) is unclaimed in the books and in the queue, once.
 * What was charged back before it came is taken back at once; where people ended that chargeback meanwhile, it is put before
 * them.
 */
export async function takePayment(tx: Tx, payment: Payment): Promise<void> {
  const { provider, payId, orderNo } = payment;
  await lockPayment(tx, provider.number, payId);
  const owner = ownerOfOrder(orderNo);
  const row = owner === undefined ? undefined : await holdOrder(tx, owner, orderNo);
  const waiting = await holdWaiting(tx, provider.number, { payId });
  await book(tx, payment, row);
  await judgeWaiting(tx, waiting);
}

async function book(tx: Tx, payment: Payment, row: OrderRow | undefined): Promise<void> {
  // Told again of what was set aside: that stays what it is, whatever the order has become.
  if (await isSetAside(tx, payment.provider.number, payment.payId)) return undefined;
  const isFor = row?.provider === payment.provider.number && row.currency === payment.currency;
  const isCredited = isFor && row.state === DEPOSIT_STATES.CONFIRM;
  if (isCredited && row.pay_id === payment.payId) return undefined;
  // Its provider names a second order for it: it is in the books already, and somebody asks which of them it means.
  const paidNo = await findPaidOrder(tx, payment.provider.number, payment.payId);
  if (paidNo !== undefined) return setAside(tx, payment, 'twice', row, 'inTheBooks');
  if (await isDisputed(tx, payment.provider.number, payment.payId)) {
    return putBefore(tx, payment, 'disputed', row);
  }
  if (!row || !isFor) return setAside(tx, payment, 'noOrder', row);
  if (isCredited) {
    const isIts = row.pay_id === null && row.paid === payment.amount && !row.reversal;
    if (isIts && (await namePayment(tx, row, payment.payId))) return undefined;
    return setAside(tx, payment, row.reversal ? 'late' : 'twice', row);
  }
  const isLate = row.state === DEPOSIT_STATES.CANCEL || (await isRemoved(tx, row.player_id));
  if (isLate) return setAside(tx, payment, 'late', row);
  if (!isNearly(row.amount, payment)) return putBefore(tx, payment, 'amount', row);
  await creditOrder(tx, row, { amount: payment.amount, payId: payment.payId, note: '' });
  return undefined;
}

const isNearly = (asked: bigint, { amount, tolerance = 0 }: Payment): boolean =>
  (amount > asked ? amount - asked : asked - amount) * 10_000n <= asked * BigInt(tolerance);

/** It stands among the exceptions, and its order, where that is open, waits for what is decided there. */
async function putBefore(
  tx: Tx,
  payment: Payment,
  kind: 'amount' | 'disputed',
  row: OrderRow | undefined,
): Promise<void> {
  await setAside(tx, payment, kind, row);
  if (row?.provider !== payment.provider.number || row.currency !== payment.currency) return;
  if (await writeWaiting(tx, row)) await publishChanged(tx, row, 'WAITING');
}

async function setAside(
  tx: Tx,
  { provider, orderNo, payId, amount, currency }: Payment,
  kind: ExceptionKind,
  row: OrderRow | undefined,
  isKnown: 'inTheBooks' | undefined = undefined,
): Promise<void> {
  const isBooked = isCurrency(currency) && !isKnown;
  const isNew = await insertException(tx, {
    provider_id: provider.id,
    provider: provider.number,
    pay_id: payId,
    order_no: orderNo,
    player_id: row?.player_id ?? null,
    amount,
    currency,
    is_booked: isBooked,
    kind,
    nowMs: await readClock(tx),
  });
  if (!isNew || !isBooked) return;
  const held = { currency, amount, provider: provider.number, payment: payId };
  const unit = [suspendDeposit(held)];
  await postEvery(tx, [unit]);
}
