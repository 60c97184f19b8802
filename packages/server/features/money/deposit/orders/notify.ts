import type { CancelReason, DepositState } from '@fairlot/rules/check/deposit';
import { cancelDepositNotify, depositChanged } from '@fairlot/wire/money/deposit';
import { announcer, eventFor } from '#platform/announce';
import type { Tx } from '#platform/db';
import type { OrderRow } from './store.ts';

type Key = Pick<OrderRow, 'player_id' | 'order_no'>;

export const publishChanged = (
  tx: Tx,
  { player_id: playerId, order_no: orderNo }: Key,
  state: DepositState,
): Promise<void> =>
  announcer.write(tx, [eventFor(depositChanged, playerId, { OrderNo: orderNo, State: state })]);

export const publishCancelled = (
  tx: Tx,
  { player_id: playerId, order_no: orderNo }: Key,
  reason: CancelReason,
  note: string,
): Promise<void> =>
  announcer.write(tx, [
    eventFor(cancelDepositNotify, playerId, { OrderNo: orderNo, Reason: reason, Note: note }),
  ]);
