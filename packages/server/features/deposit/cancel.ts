import { CANCEL_REASONS, DEPOSIT_STATES, type CancelReason } from '@fairlot/rules/check/deposit';
import type { Tx } from '../../platform/db.ts';
import { readClock, writeCancelled, type OrderRow } from './store.ts';
import { tellCancelled } from './tell.ts';

const { CREATE_ORDER, WAITING } = DEPOSIT_STATES;
/** What a player says he has paid is not taken from him by a clock or by himself: a person looks at it. */
/** What is paid over a chain stands there, whatever its player says: nothing there in time, and it ends by the clock. */
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
  await tellCancelled(tx, row, reason, note);
  return true;
}
