import type { Notice } from '../../provider/index.ts';
import type { Tx } from '#platform/db';
import { cancelOrder } from '../orders/cancel.ts';
import { holdOrder, ownerOfOrder } from '../orders/store.ts';
import { takePayment } from './take-payment.ts';

/** What a provider tells of an order by itself. */
export async function handleNotice(tx: Tx, notice: Notice): Promise<void> {
  const { provider, no: orderNo, payId, amount, currency } = notice;
  if (notice.state === 'PAID') {
    await takePayment(tx, { provider, orderNo, payId, amount, currency });
    return;
  }
  const owner = ownerOfOrder(orderNo);
  const row = owner === undefined ? undefined : await holdOrder(tx, owner, orderNo);
  if (row?.provider !== provider.number) return;
  await cancelOrder(tx, row, { reason: 'PROVIDER', note: '' });
}
