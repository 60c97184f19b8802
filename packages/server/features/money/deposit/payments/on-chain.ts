import { DEPOSIT_STATES, depositState, MOST_OF_DEPOSIT } from '@fairlot/rules/check/deposit';
import { mills, type Money } from '@fairlot/rules/core/money';
import { ok, refused, type Result } from '@fairlot/rules/core/result';
import { type Chain, isChain } from '@fairlot/rules/payee/chains';
import { unitsFor, USDT_DECIMALS, worthOf } from '@fairlot/rules/payee/usdt';
import type { Tx } from '#platform/db';
import type { Ports } from '#platform/port';
import {
  chainOf,
  leaseAddress,
  type Taking,
  type Transfer,
  type TransferTaker,
} from '../../crypto-deposit/index.ts';
import { publishPageChanges } from '../../../staff/operator/audit/index.ts';
import { type Missing, missingThere } from '../../provider/adapters/index.ts';
import { depositRate } from '../../exchange-rate/index.ts';
import { readSite } from '../../../site/settings/values/index.ts';
import { depositSettings } from '../orders/settings.ts';
import type { ChannelRow } from '../channels/store-channel.ts';
import { readSetAside } from './store-counterpart.ts';
import { ignoreException, insertException, nextName } from '../exceptions/store-exception.ts';
import {
  ownerOfOrder,
  readClock,
  readOrder,
  writeWaiting,
  type OnChain,
  type OrderRow,
} from '../orders/store.ts';
import { countUnpaid } from './store-unpaid.ts';
import { takePayment } from './take-payment.ts';
import { publishChanged } from '../orders/notify.ts';

type Fault = { readonly code: 'RATE_FAILED' | 'CHANNEL_DISABLED' | 'NO_CHANNEL' };
const MINUTE_MS = 60_000;
/** So many orders of one player over any chain may end unpaid in a week. */
const UNPAID = { most: 10, hours: 168 } as const;
const EXCEPTION_PAGE = 'deposit.exceptions';

/**
 * Where an order by USDT is paid: an address of its own, what is to be sent there, and the rate that is its own for a
 * while (product 5.7).
 */
export async function placeOnChain(
  tx: Tx,
  channel: Pick<ChannelRow, 'provider' | 'minutes'>,
  {
    playerId,
    orderNo,
    amount,
  }: { readonly playerId: bigint; readonly orderNo: string; readonly amount: Money },
): Promise<Result<OnChain, Fault>> {
  const rate = await depositRate(tx);
  if (!rate) return refused({ code: 'RATE_FAILED' });
  const chain = await chainOf(tx, channel.provider);
  // What is not read on finds no payment.
  if (!chain?.isWell) return refused({ code: 'CHANNEL_DISABLED' });
  // The address of each rests: nobody empties the pool by orders that he does not pay.
  if ((await countUnpaid(tx, playerId, UNPAID.hours)) >= UNPAID.most)
    return refused({ code: 'NO_CHANNEL' });
  const expiresMs = (await readClock(tx)) + channel.minutes * MINUTE_MS;
  const address = await leaseAddress(tx, chain.chain, { orderNo, expiresMs });
  if (address === undefined) return refused({ code: 'NO_CHANNEL' });
  const units = unitsFor(amount, rate.rate, chain.decimals);
  return ok({ ...chain, address, units, rate: rate.rate, untilMs: rate.untilMs });
}

/**
 * It stands in a block, or does no more: its player sees how far it is, and it is not cancelled while it stands there.
 */
async function seen(tx: Tx, orderNo: string): Promise<void> {
  const row = await readItsOrder(tx, orderNo);
  if (!row || row.ended_ms !== null) return;
  if (row.tx !== null) await writeWaiting(tx, row);
  await publishChanged(tx, row, row.tx === null ? depositState(row.state) : 'WAITING');
}

async function readItsOrder(tx: Tx, orderNo: string | null): Promise<OrderRow | undefined> {
  const owner = orderNo === null ? undefined : ownerOfOrder(orderNo);
  return owner === undefined || orderNo === null ? undefined : readOrder(tx, owner, orderNo);
}

const payIdOf = ({ chain, tx, logIndex }: Transfer): string => `${chain}:${tx}:${logIndex}`;

/**
 * What a payment is worth (product 5.7): exactly what was asked for, and in time, it is the order's amount at the
 * order's rate; else it is taken at the rate of now. Undefined where there is none to be had.
 */
async function worth(
  tx: Tx,
  { units, afterMs }: Transfer,
  row: OrderRow | undefined,
  chain: Chain,
): Promise<Money | undefined> {
  const isOpen = row !== undefined && row.state !== DEPOSIT_STATES.CANCEL;
  const isInTime = isOpen && afterMs <= Number(row.rate_until_ms);
  if (isInTime && row.units === String(units)) return mills(row.amount);
  const rate = await depositRate(tx);
  return rate && worthOf(units, rate.rate, USDT_DECIMALS[chain]);
}

/**
 * A confirmed payment: what is the order's amount, or nearly (setting `usdtTolerance`), credits it; whatever else came
 * is put before somebody.
 */
async function take(ports: Ports, tx: Tx, transfer: Transfer): Promise<Taking> {
  const { orderNo, provider, chain } = transfer;
  if (!isChain(chain)) return 'nothing';
  const row = await readItsOrder(tx, orderNo);
  const amount = await worth(tx, transfer, row, chain);
  if (amount === undefined) return 'wait';
  if (amount <= 0n) return 'nothing';
  if (amount > MOST_OF_DEPOSIT) {
    await noteBeyond(ports, tx, transfer);
    return 'taken';
  }
  const { usdtTolerance } = await depositSettings.read(tx);
  await takePayment(tx, {
    provider,
    // To an address that was nobody's: the queue says to which.
    orderNo: orderNo ?? transfer.address,
    payId: payIdOf(transfer),
    amount,
    currency: row?.currency ?? (await readSite(tx)).currency,
    tolerance: usdtTolerance,
  });
  return 'taken';
}

/** Its worth exceeds every bound; an operator decides. */
async function noteBeyond(ports: Ports, tx: Tx, transfer: Transfer): Promise<void> {
  const { orderNo, address, provider, units } = transfer;
  const of = { what: 'deposit', no: orderNo ?? address, ref: payIdOf(transfer) } as const;
  const said = { ...of, currency: 'USDT', said: String(units) };
  await ports.read(missingThere).refuse(tx, provider.number, said);
}

/** What was booked of it: an order that it was credited to, or a payment among the exceptions. */
async function bookedBy(tx: Tx, transfer: Transfer): Promise<Booked | undefined> {
  const { orderNo, provider } = transfer;
  const row = await readItsOrder(tx, orderNo);
  const ref = payIdOf(transfer);
  const no = orderNo ?? transfer.address;
  const base = { provider: provider.number, no, ref, playerId: row?.player_id ?? null };
  if (row?.pay_id === ref && row.paid !== null) {
    return { ...base, amount: mills(row.paid), currency: row.currency };
  }
  const aside = await readSetAside(tx, provider.number, ref);
  return aside && { ...base, amount: mills(aside.amount), currency: aside.currency };
}
type Booked = Missing & { readonly playerId: bigint | null };

const goneOf = (ref: string): string => `gone:${ref}`;

/**
 * Its chain does not have any more what was credited, or waits to be decided about: the books and the chain differ,
 * and somebody looks at what is to be taken back. Nothing is taken from a player by itself.
 */
async function noteGone(ports: Ports, tx: Tx, transfer: Transfer): Promise<void> {
  const booked = await bookedBy(tx, transfer);
  if (!booked) return;
  await ports.read(missingThere).note(tx, booked);
  await insertException(tx, {
    provider_id: transfer.provider.id,
    provider: booked.provider,
    // It may have been gone before, and come back.
    pay_id: await nextName(tx, booked.provider, goneOf(booked.ref)),
    order_no: booked.no,
    player_id: booked.playerId,
    amount: booked.amount,
    currency: booked.currency,
    is_booked: false,
    kind: 'gone',
    nowMs: await readClock(tx),
  });
  await publishPageChanges(tx, [EXCEPTION_PAGE], booked.no);
}

async function noteBack(ports: Ports, tx: Tx, transfer: Transfer): Promise<void> {
  const booked = await bookedBy(tx, transfer);
  if (!booked) return;
  await ports.read(missingThere).end(tx, booked);
  const payId = goneOf(booked.ref);
  await ignoreException(tx, booked.provider, payId, 'it is on the chain again');
  await publishPageChanges(tx, [EXCEPTION_PAGE], booked.no);
}

export const takeTransfersBy = (ports: Ports): TransferTaker => ({
  seen,
  take: (tx, transfer) => take(ports, tx, transfer),
  gone: (tx, transfer) => noteGone(ports, tx, transfer),
  back: (tx, transfer) => noteBack(ports, tx, transfer),
});
