import { DEPOSIT_STATES } from '@fairlot/rules/check/deposit';
import { type Currency, isCurrency, refundDeposit } from '../../ledger/index.ts';
import type { Tx } from '../../platform/db.ts';
import { tellPages } from '../operator/index.ts';
import type { Notice } from '../provider/index.ts';
import { heldOf, postOne } from './resolve.ts';
import { type Credited, creditedOf, takeBack } from './reverse.ts';
import { holdOrder, namePayment, ownerOfOrder, type OrderRow } from './store.ts';
import {
  type ChargebackState,
  type ChargebackWhy,
  insertChargeback,
  isKnown,
} from './store-chargeback.ts';
import { type ExceptionRow, holdPayment, writeException } from './store-exception.ts';
import { readReversal } from './store-reversal.ts';
import { tellChanged } from './tell.ts';

type Verdict = { readonly state: ChargebackState; readonly why: ChargebackWhy | null };
const TAKEN: Verdict = { state: 'taken', why: null };
const UNCLAIMED: Verdict = { state: 'unclaimed', why: null };
const open = (why: ChargebackWhy): Verdict => ({ state: 'open', why });

/**
 * What a provider charged back it has taken already, so it is taken here at once and by nobody's leave, as what it says was
 * paid is credited: out of the wallet, or out of what is unclaimed. Whatever is not plainly one whole payment of ours moves
 * nothing, and waits for two operators.
 */
export async function hearChargeback(tx: Tx, notice: Notice): Promise<void> {
  const { provider, no: orderNo, ref, payId, amount, currency } = notice;
  const owner = ownerOfOrder(orderNo);
  // Exceptions are held before orders, as by whoever decides about one.
  const its = await holdPayment(tx, provider.number, payId);
  const row = owner === undefined ? undefined : await holdOrder(tx, owner, orderNo);
  if (await isKnown(tx, provider.number, ref)) return;
  const verdict = await judge(tx, notice, row, its);
  const isNew = await insertChargeback(tx, {
    provider_id: provider.id,
    provider: provider.number,
    ref,
    pay_id: payId,
    order_no: orderNo,
    player_id: row?.player_id ?? its?.player_id ?? null,
    amount,
    currency,
    ...verdict,
  });
  if (isNew) await tellPages(tx, ['deposit.chargebacks'], ref);
}

async function judge(
  tx: Tx,
  notice: Notice,
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
  notice: Notice,
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
  { amount, currency, ref }: Notice,
  row: OrderRow,
  its: ExceptionRow | undefined,
): Promise<Verdict> {
  if (row.paid !== amount || row.currency !== currency) return open('amount');
  // Taken back before, it may stand among the exceptions since.
  if (row.reversal) return its ? goneFromQueue(tx, its) : open('gone');
  const credited = await creditedOf(tx, row);
  const done = await takeBack(tx, credited, {
    cause: 'chargedBack',
    isThere: false,
    by: 'provider',
    reason: ref,
  });
  if (!done) return open('gone');
  if (credited.isSuspended && its) await postOne(tx, refundDeposit(heldOf(its)));
  await tellChanged(tx, row, 'CONFIRM');
  return TAKEN;
}

/** A payment that was no order's: of its player where it was credited by itself, or nobody's yet. */
async function judgeUnclaimed(
  tx: Tx,
  { amount, currency, ref, payId }: Notice,
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
  return TAKEN;
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
