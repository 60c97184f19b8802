import { CANCEL_REASONS, DEPOSIT_STATES, type CancelReason } from '@fairlot/rules/check/deposit';
import type { Executor, Tx } from '#platform/db';
import { readClock, readOrder, writeCancelled, type OrderRow } from './store.ts';
import { publishCancelled } from './notify.ts';

const { CREATE_ORDER, WAITING } = DEPOSIT_STATES;
/**
 * What a player says he has paid is not taken from him by a clock or by himself: a person looks at it. What is paid over
 * a chain stands there, whatever its player says: nothing there in time, and it ends by the clock all the same.
 */
const FROM: Readonly<Record<CancelReason, readonly number[]>> = {
  PLAYER: [CREATE_ORDER],
  EXPIRED: [CREATE_ORDER],
  PROVIDER: [CREATE_ORDER],
  OPERATOR: [CREATE_ORDER, WAITING],
};

/** Cancels an order that may be cancelled so; whether it was. Pages that show it close. */
export async function cancelOrder(
  tx: Tx,
  row: Pick<OrderRow, 'player_id' | 'order_no' | 'chain'>,
  { reason, note }: { readonly reason: CancelReason; readonly note: string },
): Promise<boolean> {
  const nowMs = await readClock(tx);
  const isByClock = reason === 'EXPIRED' && row.chain !== null;
  const from = isByClock ? FROM.OPERATOR : FROM[reason];
  const of = { from, reason: CANCEL_REASONS[reason], note, nowMs };
  if (!(await writeCancelled(tx, row, of))) return false;
  await publishCancelled(tx, row, reason, note);
  return true;
}

/** Why an order was not cancelled: it has ended or is said to be paid, or its payment stands on its chain. */
export async function whyKept(
  db: Executor,
  { player_id: playerId, order_no: orderNo }: Pick<OrderRow, 'player_id' | 'order_no'>,
): Promise<'ORDER_ENDED' | 'ORDER_SEEN'> {
  const now = await readOrder(db, playerId, orderNo);
  return now && now.ended_ms === null && now.tx !== null ? 'ORDER_SEEN' : 'ORDER_ENDED';
}
