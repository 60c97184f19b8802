import { randomBytes } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { DEPOSIT_TYPES } from '@fairlot/rules/check/deposit';
import { siteTimeOf } from '@fairlot/rules/lottery/site-day';
import { formatAmount } from '@fairlot/rules/core/amount-text';
import { mills, type Money } from '@fairlot/rules/core/money';
import { ok, refused, type Result } from '@fairlot/rules/core/result';
import { checkHolder, HOLDER_MOST, tidyHolder } from '@fairlot/rules/payee/holder';
import type { Input, Output, Refusal } from '@fairlot/wire/core';
import type { depositHttp } from '@fairlot/wire/money/deposit';
import { invariant } from '@fairlot/rules/core/invariant';
import { retrying, transaction, type Tx } from '#platform/db';
import type { Platform } from '#platform/feature';
import { layerOf } from '../player-tier/index.ts';
import { bankState, payeesOf } from '../payout-account/index.ts';
import { readSite } from '../../site/settings/values/index.ts';
import { standingBar } from './orders/may-deposit.ts';
import { boundedFor } from './channels/bounds.ts';
import { openAtProvider } from './orders/open.ts';
import { ownLimits, type OwnLimits } from './orders/own-limits.ts';
import { placeOnChain } from './payments/on-chain.ts';
import { sealPayer } from './orders/payer.ts';
import { presentOrder, whyClosed } from './orders/present.ts';
import { depositSettings } from './orders/settings.ts';
import {
  listChannels,
  lockChannel,
  readChannel,
  type ChannelRow,
} from './channels/store-channel.ts';
import {
  findByIntent,
  findPending,
  holdDepositor,
  insertOrder,
  readOrder,
  type OnChain,
  type OrderRow,
} from './orders/store.ts';

type CreateInput = Input<typeof depositHttp.createDeposit>;
type Fault = Refusal<(typeof depositHttp.createDeposit)['codes']>;
export type CreateAnswer = Result<Output<typeof depositHttp.createDeposit>, Fault>;

/** So long the answer waits for the pay page; who waits longer hears of it by an event. */
const WAIT_MS = 3_000;

const amountText = (amount: bigint): string => formatAmount(mills(amount));
const clockText = (minute: number | null): string => {
  const at = minute ?? 0;
  return `${String(Math.floor(at / 60)).padStart(2, '0')}:${String(at % 60).padStart(2, '0')}`;
};

/** Makes an order, and asks the provider for its pay page afterwards: no transaction waits for anybody outside. */
export async function createDeposit(
  platform: Platform,
  playerId: bigint,
  asked: CreateInput,
): Promise<CreateAnswer> {
  const made = await retrying(() =>
    transaction(platform.db, (tx) => book(platform, tx, playerId, asked)),
  );
  if (!made.ok) return made;
  const { row, isNew } = made.value;
  if (isNew) {
    const opening = openAtProvider(platform, row, { isFirst: true }).catch((error: unknown) =>
      platform.log.error({ err: error, orderNo: row.order_no }, 'an order was not handed on'),
    );
    await Promise.race([opening, delay(WAIT_MS, undefined, { ref: false })]);
  }
  const now = await readOrder(platform.db, playerId, row.order_no);
  invariant(now, 'an order is there once it is made');
  return ok(presentOrder(now));
}

type Booked = { readonly row: OrderRow; readonly isNew: boolean };

async function book(
  { ports, settings: { dataFolder } }: Platform,
  tx: Tx,
  playerId: bigint,
  asked: CreateInput,
): Promise<Result<Booked, Fault>> {
  const depositor = await holdDepositor(tx, playerId);
  const known = await findByIntent(tx, playerId, asked.IntentId);
  if (known) {
    const isSame = known.channel_id === asked.ChannelId && known.amount === asked.Amount;
    return isSame ? ok({ row: known, isNew: false }) : refused({ code: 'INTENT_REUSED' });
  }
  const own = await ports.read(ownLimits)(tx, playerId);
  const barred = await whyBarred(tx, playerId, { flags: depositor?.flags ?? 0n, own });
  if (barred) return refused(barred);
  await lockChannel(tx, asked.ChannelId);
  const found = await readChannel(tx, asked.ChannelId);
  if (!found) return refused({ code: 'CHANNEL_DISABLED' });
  const [channel = found] = await boundedFor(tx, playerId, [found]);
  const fault =
    (await channelFault(tx, playerId, channel, asked)) ??
    amountFault(channel, asked.Amount) ??
    ownFault(own, asked.Amount);
  if (fault) return refused(fault);
  const orderNo = `D${playerId}x${randomBytes(6).toString('hex')}`;
  const place =
    channel.type === DEPOSIT_TYPES.USDT.number
      ? await placeOnChain(tx, channel, { playerId, orderNo, amount: asked.Amount })
      : ok(undefined);
  if (!place.ok) return place;
  await write({ dataFolder }, tx, { playerId, orderNo, channel, asked, usdt: place.value });
  const row = await readOrder(tx, playerId, orderNo);
  invariant(row, 'an order is there once it is made');
  return ok({ row, isNew: true });
}

type Made = {
  readonly playerId: bigint;
  readonly orderNo: string;
  readonly channel: ChannelRow;
  readonly asked: CreateInput;
  readonly usdt: OnChain | undefined;
};

async function write(
  { dataFolder }: Pick<Platform['settings'], 'dataFolder'>,
  tx: Tx,
  { playerId, orderNo, channel, asked, usdt }: Made,
): Promise<void> {
  // By the connection that it has: whoever waits for a second one while all are taken by his like waits for ever.
  const { currency } = await readSite(tx);
  const { depositTimes } = await depositSettings.read(tx);
  const name = tidyHolder(asked.PayerName ?? '');
  invariant(channel.provider_number !== null, 'a channel that is on has a provider');
  await insertOrder(tx, {
    playerId,
    orderNo,
    intent: asked.IntentId,
    channel,
    provider: channel.provider_number,
    currency,
    amount: asked.Amount,
    times: depositTimes,
    bank: asked.Bank ?? null,
    sealedName: name === '' ? null : await sealPayer(dataFolder, orderNo, name),
    usdt,
  });
}

/** What stands against any deposit of this player. */
async function whyBarred(
  tx: Tx,
  playerId: bigint,
  { flags, own }: { readonly flags: bigint; readonly own: OwnLimits },
): Promise<Fault | undefined> {
  const bar = await standingBar(tx, playerId, { flags, own });
  if (bar) return { code: bar };
  const pending = await findPending(tx, playerId);
  if (pending) return { code: 'PENDING_EXISTS', params: { no: pending.order_no } };
  const channels = await listChannels(tx);
  return channels.some(({ is_on: isOn }) => isOn) ? undefined : { code: 'NO_CHANNEL' };
}

async function channelFault(
  tx: Tx,
  playerId: bigint,
  channel: ChannelRow,
  { Bank, PayerName = '' }: CreateInput,
): Promise<Fault | undefined> {
  const cards = channel.needs_card ? await payeesOf(tx, playerId) : [];
  const closed = whyClosed(channel, {
    hasCard: cards.some(({ kind }) => kind === 'card'),
    layer: (await layerOf(tx, playerId))?.id,
  });
  if (closed === 'CHANNEL_NOT_OPEN') {
    const { from_minute: from, to_minute: to } = channel;
    return { code: closed, params: { from: clockText(from), to: clockText(to) } };
  }
  if (closed === 'CHANNEL_MAINTENANCE') {
    const time = siteTimeOf(Number(channel.maintenance_ms)).slice(0, 16).replace('T', ' ');
    return { code: closed, params: { time } };
  }
  if (closed) return { code: closed };
  if (channel.needs_bank) {
    const bank = Bank === undefined ? undefined : await bankState(tx, Bank);
    if (!bank?.depositOn) return { code: 'INVALID_ACCOUNT' };
  }
  return channel.needs_name ? payerFault(PayerName) : undefined;
}

/** Returns the refusal of a payer's name. */
function payerFault(typed: string): Fault | undefined {
  const name = checkHolder(typed);
  if (name.ok) return undefined;
  const { error } = name;
  if (error.code === 'CHARACTER') return { code: 'NAME_CHARACTER', params: { sign: error.sign } };
  return error.code === 'EMPTY'
    ? { code: 'EMPTY_NAME' }
    : { code: 'NAME_LENGTH', params: { most: HOLDER_MOST } };
}

function amountFault(channel: ChannelRow, amount: Money): Fault | undefined {
  const { fixed, least, most, step, daily_cap: cap } = channel;
  if (fixed.length > 0 && !fixed.includes(amount)) return { code: 'FIXED_AMOUNT_ONLY' };
  if (amount < least || amount > most) {
    const params = { min: amountText(least), max: amountText(most) };
    return { code: 'INVALID_AMOUNT', params };
  }
  if (amount % step !== 0n) return { code: 'AMOUNT_STEP', params: { step: amountText(step) } };
  const isFull = cap !== null && channel.asked_today + amount > cap;
  return isFull ? { code: 'CHANNEL_FULL' } : undefined;
}

function ownFault({ left }: OwnLimits, amount: Money): Fault | undefined {
  if (left === null || amount <= left) return undefined;
  return { code: 'PERSONAL_LIMIT', params: { left: amountText(left) } };
}
