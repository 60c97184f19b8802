import type { Tx } from '#platform/db';
import { publishPageChanges } from '../../../staff/operator/audit/index.ts';
import type { Notice } from '../../provider/index.ts';
import { holdItsOrder, judge, open } from './judge-chargeback.ts';
import { lockChargeback, lockPayment } from '../orders/store-lock.ts';
import { type ChargebackRow, insertChargeback, listByRef } from './store-chargeback.ts';
import { holdPayment } from '../exceptions/store-exception.ts';

const isSame = (row: ChargebackRow, { payId, amount, currency }: Notice): boolean =>
  row.pay_id === payId && row.amount === amount && row.currency.trim() === currency;

/**
 * What a provider charged back it has taken already, so it is taken here at once and by nobody's leave, as what it says was
 * paid is credited: out of the wallet, or out of what is unclaimed. Whatever is not plainly one whole payment of ours moves
 * nothing, and waits for two operators.
 */
export async function handleChargeback(tx: Tx, notice: Notice): Promise<void> {
  const { provider, no: orderNo, ref, payId, amount, currency } = notice;
  // A payment that stands nowhere yet may come at the same moment, and another chargeback by the same name.
  await lockPayment(tx, provider.number, payId);
  await lockChargeback(tx, provider.number, ref);
  const known = await listByRef(tx, provider.number, ref);
  if (known.some((each) => isSame(each, notice))) return;
  // Exceptions are held before orders, as by whoever decides about one.
  const its = await holdPayment(tx, provider.number, payId);
  const row = await holdItsOrder(tx, { provider: provider.number, payId, orderNo });
  // One name for two: somebody asks the provider which of them it means.
  const verdict = known.length > 0 ? open('ref') : await judge(tx, notice, row, its);
  await insertChargeback(tx, {
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
  await publishPageChanges(tx, ['deposit.chargebacks'], ref);
}
