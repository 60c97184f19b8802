import type { DeskQueues } from '../../staff/operator/proposals/index.ts';
import { deskQueue } from '../../staff/operator/proposals/index.ts';
import { readWaiting } from './store-desk.ts';

export { channelEnds, type ChannelEnds, firstDeposits } from './store-desk.ts';

/** Orders whose players say that they paid, and payments that are nobody's yet. */
export const depositQueues: DeskQueues = async (db) => {
  const row = await readWaiting(db);
  return [
    deskQueue('deposit.waiting', row.waiting, row.waiting_ms),
    deskQueue('deposit.exceptions', row.exceptions, row.exception_ms),
    deskQueue('deposit.chargebacks', row.chargebacks, row.chargeback_ms),
  ];
};
