import { mills, type Money } from '@fairlot/rules/core/money';
import { ok, refused, type Result } from '@fairlot/rules/core/result';
import { forfeitDeposit, supplementDeposit } from '#ledger';
import type { Tx } from '#platform/db';
import { isRemoved } from '../../../account/player/index.ts';
import { chainOf } from '../../crypto-deposit/index.ts';
import { holdDebtor, payOff } from '../../debt/index.ts';
import { readPayoutMost } from '../../provider/index.ts';
import { openLine } from '../../wagering/index.ts';
import { cancelOrder, whyKept } from '../orders/cancel.ts';
import { creditOrder } from './credit.ts';
import { judgeWaiting } from '../reversals/judge-chargeback.ts';
import { depositSettings } from '../orders/settings.ts';
import { holdOrder, ownerOfOrder, type OrderRow } from '../orders/store.ts';
import {
  hasOpenChargeback,
  holdWaiting,
  isAwaited,
  isBorne,
} from '../reversals/store-chargeback.ts';
import {
  EXCEPTION_KINDS,
  hasOpenException,
  holdException,
  isBeingConfirmed,
  writeException,
  type ExceptionRow,
} from '../exceptions/store-exception.ts';
import { heldOf, postOne } from '../exceptions/unclaimed.ts';

/** What operators do about deposits. Each acts in the transaction of its caller, who writes the audit. */
export type Doer = {
  /** As the audit names him. */
  readonly by: string;
  readonly reason: string;
};

export type OrderFault = 'NO_ORDER' | 'ORDER_ENDED';
export type CancelFault = OrderFault | 'ORDER_SEEN';
export type ConfirmFault = OrderFault | 'IN_QUEUE' | 'ORDER_SEEN' | 'CHARGEBACK_ENDED';

async function heldOrder(tx: Tx, orderNo: string): Promise<OrderRow | undefined> {
  const owner = ownerOfOrder(orderNo);
  return owner === undefined ? undefined : holdOrder(tx, owner, orderNo);
}

/** Credits an order with what an operator saw arrive; the payment that is told of later is its. */
export async function confirmDeposit(
  tx: Tx,
  { orderNo, amount, reason }: Doer & { readonly orderNo: string; readonly amount: Money },
): Promise<Result<OrderRow, ConfirmFault>> {
  const row = await heldOrder(tx, orderNo);
  if (!row) return refused('NO_ORDER');
  // Its payment is there, of another amount: deciding about that credits the order, and both would do it twice.
  if (await hasOpenException(tx, orderNo)) return refused('IN_QUEUE');
  // What came may be worth something else: then it would stand in the queue as a second payment, to be credited once more.
  if (await isBeingConfirmed(tx, orderNo)) return refused('ORDER_SEEN');
  const waiting = await holdWaiting(tx, row.provider, { orderNo });
  // Read behind those: what is ended at the same moment is ended by now.
  if (await isAwaited(tx, row.provider, orderNo)) return refused('CHARGEBACK_ENDED');
  const isDone = await creditOrder(tx, row, { amount, payId: null, note: reason });
  if (!isDone) return refused('ORDER_ENDED');
  await judgeWaiting(tx, waiting);
  return ok(row);
}

/** Cancels an order, also one of which its player says that he paid it; he reads `reason`. */
export async function cancelDeposit(
  tx: Tx,
  { orderNo, reason }: Doer & { readonly orderNo: string },
): Promise<Result<OrderRow, CancelFault>> {
  const row = await heldOrder(tx, orderNo);
  if (!row) return refused('NO_ORDER');
  const isDone = await cancelOrder(tx, row, { reason: 'OPERATOR', note: reason });
  return isDone ? ok(row) : refused(await whyKept(tx, row));
}

export type Resolution = 'credit' | 'refund' | 'forfeit' | 'ignore';
export type ExceptionFault =
  | 'NO_EXCEPTION'
  | 'RESOLVED'
  | 'NO_PLAYER'
  | 'PLAYER_REMOVED'
  | 'NOT_BOOKED'
  | 'NO_WAY_BACK'
  | 'CHARGED_BACK'
  | 'ALREADY_BACK'
  | 'REFUND_LIMIT';

/**
 * Decides what becomes of a payment that is nobody's. Credited, it goes to the player of its order, or to `playerId`;
 * sent back, the provider is asked by the job, and it is done when that says so; what is left alone stays unclaimed.
 */
export async function resolveException(
  tx: Tx,
  asked: Doer & { readonly id: number; readonly as: Resolution; readonly playerId?: bigint },
): Promise<Result<ExceptionRow, ExceptionFault>> {
  const row = await holdException(tx, asked.id);
  if (!row) return refused('NO_EXCEPTION');
  if (row.state !== 0) return refused('RESOLVED');
  const { by, reason } = asked;
  const write = (to: 'credited' | 'refunding' | 'forfeited' | 'ignored') =>
    writeException(tx, row.id, { from: ['open'], to, by, reason });
  if (asked.as === 'ignore') {
    await write('ignored');
    return ok(row);
  }
  if (!row.is_booked) return refused('NOT_BOOKED');
  if (await hasOpenChargeback(tx, row)) return refused('CHARGED_BACK');
  if (asked.as === 'refund') {
    if (await chainOf(tx, row.provider_id)) return refused('NO_WAY_BACK');
    if (await isBorne(tx, row)) return refused('ALREADY_BACK');
    if ((await refundMost(tx, row)) !== undefined) return refused('REFUND_LIMIT');
    await write('refunding');
    return ok(row);
  }
  if (asked.as === 'forfeit') {
    await write('forfeited');
    await postOne(tx, forfeitDeposit(heldOf(row)));
    return ok(row);
  }
  const playerId = row.player_id ?? asked.playerId;
  if (playerId === undefined) return refused('NO_PLAYER');
  if (await isRemoved(tx, playerId)) return refused('PLAYER_REMOVED');
  await write('credited');
  if (!(await creditItsOrder(tx, row, reason))) await creditPlayer(tx, row, playerId);
  return ok(row);
}

/**
 * What a provider pays at once, where a payment is more than that: it would not send it back. Nobody else can, so that it is refused
 * before anybody is asked to agree.
 */
export async function refundMost(tx: Tx, row: ExceptionRow): Promise<Money | undefined> {
  const most = await readPayoutMost(tx, row.provider_id);
  return most !== null && row.amount > most ? mills(most) : undefined;
}

/** Of an order that waits for this very decision: it is credited with what came, by its way and in its currency alone. */
async function creditItsOrder(tx: Tx, row: ExceptionRow, note: string): Promise<boolean> {
  const { amount, name, disputed } = EXCEPTION_KINDS;
  if (![amount, name, disputed].some((kind) => kind === row.kind)) return false;
  const order = await heldOrder(tx, row.order_no);
  if (order?.provider !== row.provider || order.currency !== row.currency) return false;
  const by = { amount: mills(row.amount), payId: row.pay_id, note, isSuspended: true };
  return creditOrder(tx, order, by);
}

async function creditPlayer(tx: Tx, row: ExceptionRow, playerId: bigint): Promise<void> {
  const { depositTimes: times } = await depositSettings.read(tx);
  const movement = supplementDeposit({ ...heldOf(row), playerId });
  const { kind, key, currency } = movement;
  const isDebtor = await holdDebtor(tx, { playerId, currency });
  await postOne(tx, movement);
  // Not by the key of what credited it: by that it is owed where it is charged back.
  const cause = `payment:${row.provider}:${row.pay_id}`;
  const owing = { kind: 'fromDeposit', cause, no: row.order_no, note: '' } as const;
  const whose = { playerId, currency };
  const most = mills(row.amount);
  const offset = isDebtor ? await payOff(tx, whose, { ...owing, most }) : 0n;
  const amount = mills(row.amount - offset);
  if (amount > 0n) await openLine(tx, { playerId, kind, key, amount, times });
}
