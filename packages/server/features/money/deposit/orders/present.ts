import {
  cancelReason,
  depositEffect,
  depositState,
  depositType,
  REMIND_AFTER_MS,
  REMIND_AGAIN_MS,
} from '@fairlot/rules/check/deposit';
import { mills } from '@fairlot/rules/core/money';
import { isChain } from '@fairlot/rules/payee/chains';
import { unitsText } from '@fairlot/rules/payee/usdt';
import type { Channel, Order } from '@fairlot/wire/money/deposit';
import type { OrderRow } from './store.ts';
import { REVERSAL_CAUSES } from './store-reversal.ts';
import type { ChannelRow } from '../channels/store-channel.ts';

export const ratesOf = (
  row: Pick<OrderRow, 'fee_rate' | 'bonus_rate' | 'times' | 'bonus_times'>,
) => ({
  feeRate: row.fee_rate,
  bonusRate: row.bonus_rate,
  times: row.times,
  bonusTimes: row.bonus_times,
});

const numberOrNull = (ms: bigint | null): number | null => (ms === null ? null : Number(ms));

/** When its player may ask where it is. */
export function remindAt({ state, created_ms, reminded_ms }: OrderRow): number | null {
  if (state !== 0 && state !== 3) return null;
  const first = Number(created_ms) + REMIND_AFTER_MS;
  return reminded_ms === null ? first : Math.max(first, Number(reminded_ms) + REMIND_AGAIN_MS);
}

export function presentOrder(row: OrderRow): Order {
  const state = depositState(row.state);
  const wouldBe = depositEffect(mills(row.amount), ratesOf(row));
  const fee = mills(row.fee ?? wouldBe.fee);
  const bonus = mills(row.bonus ?? wouldBe.bonus);
  const isOpen = state === 'CREATE_ORDER' || state === 'WAITING';
  return {
    OrderNo: row.order_no,
    Type: depositType(row.type),
    ChannelName: row.zh,
    ChannelNameEn: row.en,
    Amount: mills(row.amount),
    PaidAmount: row.paid === null ? null : mills(row.paid),
    Credited: row.paid === null ? null : mills(row.paid - fee + bonus),
    Fee: fee,
    Bonus: bonus,
    State: state,
    Reason: row.reason === null ? null : cancelReason(row.reason),
    Note: row.note,
    PayUrl: isOpen ? row.pay_url : null,
    TimeStamp: Number(row.created_ms),
    ExpiresTimeStamp: Number(row.expires_ms),
    EndedTimeStamp: numberOrNull(row.ended_ms),
    RemindTimeStamp: remindAt(row),
    Usdt: usdtOf(row),
    Proofs: row.proofs,
    Reversed: reversedOf(row),
  };
}

function reversedOf({ reversal }: OrderRow): Order['Reversed'] {
  if (!reversal) return null;
  const { taken, owed, cause, reason, ms } = reversal;
  const isChargedBack = cause === REVERSAL_CAUSES.chargedBack;
  return {
    Amount: mills(BigInt(taken + owed)),
    Owed: mills(BigInt(owed)),
    IsChargedBack: isChargedBack,
    // The name that a provider has for it says nothing to a player.
    Note: isChargedBack ? '' : reason,
    TimeStamp: ms,
  };
}

/** Where it is paid by USDT; null of any other order. */
function usdtOf(row: OrderRow): Order['Usdt'] {
  const { chain, address, units, decimals, rate, rate_until_ms: untilMs } = row;
  if (chain === null || !isChain(chain) || address === null || units === null) return null;
  return {
    Chain: chain,
    Address: address,
    Amount: unitsText(BigInt(units), decimals ?? 6),
    Rate: mills(rate ?? 0n),
    RateUntilTimeStamp: Number(untilMs),
    Tx: row.tx,
    Confirmed: Math.max(0, row.confirmed ?? 0),
    Confirmations: row.confirmations ?? 1,
  };
}

/** Who looks at it. */
type Of = {
  readonly hasCard: boolean;
  /** The layer that he is in; undefined: none. */
  readonly layer: number | undefined;
};

/** Why no order can be made by this channel now. */
export function whyClosed(row: ChannelRow, { hasCard, layer }: Of): Channel['Closed'] {
  if (!row.is_on) return 'CHANNEL_DISABLED';
  if (row.layers.length > 0 && (layer === undefined || !row.layers.includes(layer))) {
    return 'CHANNEL_LAYER';
  }
  if (row.maintenance_ms !== null) return 'CHANNEL_MAINTENANCE';
  if (!row.is_open) return 'CHANNEL_NOT_OPEN';
  if (row.needs_card && !hasCard) return 'NO_BANK_CARD';
  const isFull = row.daily_cap !== null && row.asked_today + row.least > row.daily_cap;
  return isFull ? 'CHANNEL_FULL' : row.shut;
}

export const presentChannel = (
  row: ChannelRow,
  { times, ...of }: Of & { readonly times: number },
): Channel => ({
  Id: row.id,
  Type: depositType(row.type),
  Name: row.zh,
  NameEn: row.en,
  Min: mills(row.least),
  Max: mills(row.most),
  Step: mills(row.step),
  FixedAmounts: row.fixed.map((amount) => mills(amount)),
  FeeRate: row.fee_rate,
  BonusRate: row.bonus_rate,
  Times: times,
  BonusTimes: row.bonus_times,
  NeedsName: row.needs_name,
  Chain: row.chain !== null && isChain(row.chain) ? row.chain : null,
  FromMinute: row.from_minute,
  ToMinute: row.to_minute,
  Closed: whyClosed(row, of),
  Maintenance:
    row.maintenance_ms === null
      ? null
      : {
          Until: Number(row.maintenance_ms),
          Text: { zh: row.maintenance_zh, en: row.maintenance_en },
        },
  TypicalSeconds: row.typical_s,
});
