import { depositEffect } from '@fairlot/rules/check/deposit';
import { formatAmount } from '@fairlot/rules/core/amount-text';
import { mills, type Money } from '@fairlot/rules/core/money';
import { isCurrency } from '#ledger';
import type { Tx } from '#platform/db';
import { aboutPlayer } from '../../wallet/index.ts';
import { ratesOf } from '../orders/present.ts';
import { type OrderRow, ownerOfOrder, readOrder } from '../orders/store.ts';
import { type ExceptionRow } from '../exceptions/store-exception.ts';
import { findPlayerNamed } from '../exceptions/store-queue.ts';
import type { Resolution } from './resolve.ts';

type About = Readonly<Record<string, unknown>>;

/** Returns fee, bonus and balance of crediting an order with an amount. */
export async function aboutCredit(tx: Tx, row: OrderRow, amount: Money): Promise<About> {
  const { player_id: playerId, currency } = row;
  const { fee, bonus } = depositEffect(amount, ratesOf(row));
  return {
    ...(await aboutPlayer(tx, { playerId, currency }, mills(amount - fee + bonus))),
    fee: formatAmount(fee),
    bonus: formatAmount(bonus),
  };
}

/** Returns order and player of a payment and the balance after a decision. */
export async function aboutException(
  tx: Tx,
  row: ExceptionRow,
  as: Resolution,
  userName?: string,
): Promise<About> {
  const owner = ownerOfOrder(row.order_no);
  const order = owner === undefined ? undefined : await readOrder(tx, owner, row.order_no);
  const ordered = order && { ordered: formatAmount(mills(order.amount)) };
  const amount = mills(row.amount);
  const isOfOrder = row.player_id !== null && order?.ended_ms === null;
  if (as === 'credit' && isOfOrder)
    return { ...ordered, ...(await aboutCredit(tx, order, amount)) };
  const playerId =
    row.player_id ?? (userName === undefined ? undefined : await findPlayerNamed(tx, userName));
  const currency = row.currency.trim();
  if (playerId === undefined || !isCurrency(currency)) return { ...ordered };
  const change = as === 'credit' ? amount : undefined;
  return { ...ordered, ...(await aboutPlayer(tx, { playerId, currency }, change)) };
}
