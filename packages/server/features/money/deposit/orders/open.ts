import { depositType } from '@fairlot/rules/check/deposit';
import { mills } from '@fairlot/rules/core/money';
import { unitsText } from '@fairlot/rules/payee/usdt';
import { transaction } from '#platform/db';
import type { Platform } from '#platform/feature';
import { contactSettings } from '../../../account/contact/index.ts';
import { notifyAddress, providerOf } from '../../provider/index.ts';
import { cancelOrder } from './cancel.ts';
import { publishChanged } from './notify.ts';
import { countTaken } from '../channels/store-channel.ts';
import { writePayUrl, type OrderRow } from './store.ts';

/**
 * Asks the provider for the pay page of an order that has none. Where it does not answer the order stays as it is, and
 * is asked for again by the job: the same number is the same order. Where it says no, the order is cancelled.
 */
export async function openAtProvider(
  platform: Platform,
  row: OrderRow,
  { isFirst }: { readonly isFirst: boolean },
): Promise<void> {
  const { db, settings } = platform;
  // Nobody is asked: the order says itself where it is paid.
  if (row.address !== null) return showWallet(platform, row);
  // An order that is tried again and again is one that was not taken, not many.
  const notTaken = async () => {
    if (isFirst) await countTaken(db, row.channel_id, false);
  };
  const its = await providerOf({ db, settings }, row.provider_id);
  const site = (await contactSettings.read(db)).siteAddress || settings.ownAddress;
  if (!its || site === undefined) return notTaken();
  const answer = await its.create({
    orderNo: row.order_no,
    amount: mills(row.amount),
    currency: row.currency,
    type: depositType(row.type),
    notifyAt: notifyAddress(site, row.provider_id),
    returnTo: `${site}/DepositQrcode?OrderNo=${row.order_no}`,
    expiresMs: Number(row.expires_ms),
  });
  const { ref, payUrl } = answer;
  if (answer.state === 'FAILED') {
    await transaction(db, (tx) => cancelOrder(tx, row, { reason: 'PROVIDER', note: '' }));
    return countTaken(db, row.channel_id, false);
  }
  if (answer.state === 'UNKNOWN' || ref === undefined || payUrl === undefined) return notTaken();
  await countTaken(db, row.channel_id, true);
  await transaction(db, async (tx) => {
    if (await writePayUrl(tx, row, { ref, payUrl })) await publishChanged(tx, row, 'CREATE_ORDER');
  });
}

/** Of a demo: the wallet of the sandbox, filled in. */
async function showWallet({ db, settings }: Platform, row: OrderRow): Promise<void> {
  const { sandbox, isDemo } = settings;
  const { chain, address, units, decimals } = row;
  if (!isDemo || !sandbox || address === null || units === null || decimals === null) return;
  const query = new URLSearchParams({ to: address, amount: unitsText(BigInt(units), decimals) });
  const payUrl = `${sandbox.apiAt}/wallet/${chain}?${query}`;
  await writePayUrl(db, row, { ref: address, payUrl });
}
