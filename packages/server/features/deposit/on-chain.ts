import { DEPOSIT_STATES } from '@fairlot/rules/check/deposit';
import { mills, type Money } from '@fairlot/rules/core/money';
import { ok, refused, type Result } from '@fairlot/rules/core/result';
import { isChain } from '@fairlot/rules/payee/chains';
import { unitsFor, USDT_DECIMALS, worthOf } from '@fairlot/rules/payee/usdt';
import type { Tx } from '../../platform/db.ts';
import {
  chainOf,
  leaseAddress,
  type Taking,
  type Transfer,
  type TransferTaker,
} from '../chain/index.ts';
import { depositRate } from '../rate/index.ts';
import { readSite } from '../site/index.ts';
import type { ChannelRow } from './store-channel.ts';
import { ownerOfOrder, readClock, readOrder, writeWaiting, type OnChain } from './store.ts';
import { takePayment } from './take-payment.ts';
import { tellChanged } from './tell.ts';

type Fault = { readonly code: 'RATE_FAILED' | 'CHANNEL_DISABLED' | 'NO_CHANNEL' };
const MINUTE_MS = 60_000;

/**
 * Where an order by USDT is paid: an address of its own, what is to be sent there, and the rate that is its own for a
 * while (product 5.7).
 */
export async function placeOnChain(
  tx: Tx,
  channel: Pick<ChannelRow, 'provider' | 'minutes'>,
  { orderNo, amount }: { readonly orderNo: string; readonly amount: Money },
): Promise<Result<OnChain, Fault>> {
  const rate = await depositRate(tx);
  if (!rate) return refused({ code: 'RATE_FAILED' });
  const chain = await chainOf(tx, channel.provider);
  // What is not read on finds no payment.
  if (!chain?.isWell) return refused({ code: 'CHANNEL_DISABLED' });
  const expiresMs = (await readClock(tx)) + channel.minutes * MINUTE_MS;
  const address = await leaseAddress(tx, chain.chain, { orderNo, expiresMs });
  if (address === undefined) return refused({ code: 'NO_CHANNEL' });
  const units = unitsFor(amount, rate.rate, chain.decimals);
  return ok({ ...chain, address, units, rate: rate.rate, untilMs: rate.untilMs });
}

/** It stands in a block: its order is not cancelled any more, and its player sees how far it is. */
async function seen(tx: Tx, orderNo: string): Promise<void> {
  const owner = ownerOfOrder(orderNo);
  const row = owner === undefined ? undefined : await readOrder(tx, owner, orderNo);
  if (!row || row.ended_ms !== null) return;
  await writeWaiting(tx, row);
  await tellChanged(tx, row, 'WAITING');
}

/**
 * A confirmed payment, at the rate of its order where it was seen in time, else at that of now: what is worth the order's
 * amount credits it, whatever else came is put before somebody.
 */
async function take(tx: Tx, transfer: Transfer): Promise<Taking> {
  const { orderNo, provider } = transfer;
  if (!isChain(transfer.chain)) return 'nothing';
  const owner = orderNo === null ? undefined : ownerOfOrder(orderNo);
  const row =
    owner === undefined || orderNo === null ? undefined : await readOrder(tx, owner, orderNo);
  const isOpen = row && row.state !== DEPOSIT_STATES.CANCEL;
  const isLocked = isOpen && transfer.foundMs <= Number(row.rate_until_ms);
  const rate = isLocked ? mills(row.rate ?? 0n) : (await depositRate(tx))?.rate;
  if (rate === undefined) return 'wait';
  const amount = worthOf(transfer.units, rate, USDT_DECIMALS[transfer.chain]);
  if (amount <= 0n) return 'nothing';
  await takePayment(tx, {
    provider,
    // To an address that was nobody's: the queue says to which.
    orderNo: orderNo ?? transfer.address,
    payId: `${transfer.chain}:${transfer.tx}:${transfer.logIndex}`,
    amount,
    currency: row?.currency ?? (await readSite(tx)).currency,
  });
  return 'taken';
}

export const takeTransfers: TransferTaker = { seen, take };
