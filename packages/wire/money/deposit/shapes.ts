import * as z from 'zod/mini';
import { CANCEL_REASONS, DEPOSIT_STATES, DEPOSIT_TYPES } from '@fairlot/rules/check/deposit';
import type { CancelReason, DepositState, DepositTypeName } from '@fairlot/rules/check/deposit';
import { CHAINS } from '@fairlot/rules/payee/chains';
import { money, timestamp } from '../../core/index.ts';

const keys = <K extends string>(table: Readonly<Record<K, unknown>>): [K, ...K[]] =>
  Object.keys(table) as [K, ...K[]];

export const Type = z.enum(keys<DepositTypeName>(DEPOSIT_TYPES));
export const State = z.enum(keys<DepositState>(DEPOSIT_STATES));
export const Reason = z.enum(keys<CancelReason>(CANCEL_REASONS));

export const orderNo = z.string().check(z.regex(/^D\d{1,19}x[0-9a-f]{12}$/));
/** In hundredths of a percent. */
const rate = z.int();
/** Minutes after midnight, time of the site (UTC+8). */
const minute = z.nullable(z.int());

export const Channel = z.object({
  Id: z.int(),
  Type,
  Name: z.string(),
  NameEn: z.string(),
  Min: money,
  Max: money,
  /** The amount is a multiple of it. */
  Step: money,
  /** Empty where any amount goes. */
  FixedAmounts: z.array(money),
  FeeRate: rate,
  BonusRate: rate,
  /** How many times what was paid, and what was given, is turned over: in hundredths. */
  Times: z.int(),
  BonusTimes: z.int(),
  NeedsName: z.boolean(),
  /** The chain that it is paid over; null of what is no USDT. */
  Chain: z.nullable(z.enum(CHAINS)),
  FromMinute: minute,
  ToMinute: minute,
  /** Whether an order can be made now; else why not. */
  Closed: z.nullable(
    z.enum([
      'CHANNEL_DISABLED',
      'CHANNEL_LAYER',
      'CHANNEL_MAINTENANCE',
      'CHANNEL_NOT_OPEN',
      'NO_BANK_CARD',
      'CHANNEL_FULL',
    ]),
  ),
  /** Null where it is not in maintenance. */
  Maintenance: z.nullable(
    z.object({ Until: timestamp, Text: z.object({ zh: z.string(), en: z.string() }) }),
  ),
  /** How long the middle one of the last hour took to arrive; null where there was none. */
  TypicalSeconds: z.nullable(z.int()),
});
export type Channel = z.output<typeof Channel>;

/** Pictures by which a player shows that he paid, of one order. */
export const PROOF_BOUNDS = { most: 3 } as const;
/** Which of them, from 1. */
export const proofPlace = z.int().check(z.minimum(1), z.maximum(PROOF_BOUNDS.most));
/** Good for one look, and for whom it was given to. */
export const proofTicket = z.string().check(z.regex(/^[\w-]{43}$/));
/** A picture in base64, WebP. */
export const ProofPicture = z.object({ Picture: z.string() });

/** How an order by USDT is paid. */
export const OrderUsdt = z.object({
  Chain: z.enum(CHAINS),
  Address: z.string(),
  /** USDT, exactly: as many decimals as it takes. */
  Amount: z.string(),
  /** What one USDT is worth to this order, and until when it has to stand in a block for that. */
  Rate: money,
  RateUntilTimeStamp: timestamp,
  /** The transfer that stands in a block; null where none does. */
  Tx: z.nullable(z.string()),
  Confirmed: z.int(),
  Confirmations: z.int(),
});
export type OrderUsdt = z.output<typeof OrderUsdt>;

export const Order = z.object({
  OrderNo: z.string(),
  Type,
  ChannelName: z.string(),
  ChannelNameEn: z.string(),
  Amount: money,
  /** What was paid, and what of it became the player's; null until it is credited. */
  PaidAmount: z.nullable(money),
  Credited: z.nullable(money),
  /** As they are, or as they would be. */
  Fee: money,
  Bonus: money,
  State,
  Reason: z.nullable(Reason),
  Note: z.string(),
  /** The page where it is paid; null while the provider has not answered. */
  PayUrl: z.nullable(z.string()),
  TimeStamp: timestamp,
  ExpiresTimeStamp: timestamp,
  EndedTimeStamp: z.nullable(timestamp),
  /** When the player may ask where it is; null where there is nothing to ask for. */
  RemindTimeStamp: z.nullable(timestamp),
  Usdt: z.nullable(OrderUsdt),
  /** Pictures by which the player showed that he paid. */
  Proofs: z.int(),
  /** Null of what was not taken back after it had been credited. */
  Reversed: z.nullable(
    z.object({
      /** All that was taken back; what of it was not in the wallet is owed. */
      Amount: money,
      Owed: money,
      /** By its provider; else by operators. */
      IsChargedBack: z.boolean(),
      Note: z.string(),
      TimeStamp: timestamp,
    }),
  ),
});
export type Order = z.output<typeof Order>;
