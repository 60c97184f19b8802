import * as z from 'zod/mini';
import {
  SECOND_FOR,
  type SecondFor,
  WITHDRAW_RISKS,
  type WithdrawRisk,
} from '@fairlot/rules/check/withdraw-risk';
import {
  PART_STATES,
  type PartState,
  WITHDRAW_STATES,
  type WithdrawState,
  WITHDRAW_STEPS,
  type WithdrawStep,
} from '@fairlot/rules/check/withdraw-state';
import { money, timestamp } from '../../core/index.ts';

const namesOf = <T extends string>(table: Readonly<Record<T, unknown>>) =>
  z.enum(Object.keys(table) as [T, ...T[]]);

export const withdrawState = namesOf<WithdrawState>(WITHDRAW_STATES);
export const partState = namesOf<PartState>(PART_STATES);
export const withdrawStep = namesOf<WithdrawStep>(WITHDRAW_STEPS);
export const withdrawRisk = namesOf<WithdrawRisk>(WITHDRAW_RISKS);
export const secondFor = namesOf<SecondFor>(SECOND_FOR);
export const targetKind = z.enum(['card', 'usdt', 'purse']);

/** As a JSON number: ids of players stay far below 2^53. */
export const playerId = z.int().check(z.minimum(1), z.maximum(Number.MAX_SAFE_INTEGER));

/** Rows of a page at the most; characters of a note. */
export const WITHDRAW_BOUNDS = { rows: 100, note: 500, parts: 20 } as const;

/** Values that fill the text of a code. */
export const params = z.record(z.string(), z.union([z.string(), z.number()]));

/** One part of a payout that was split; the last attempt of it. */
export const WithdrawPart = z.object({
  Part: z.int(),
  Amount: money,
  State: partState,
  EndedTimeStamp: z.nullable(timestamp),
});

const row = {
  Id: z.uuid(),
  /** As people name it. */
  No: z.string(),
  TimeStamp: timestamp,
  Kind: targetKind,
  /** Code of the bank, the chain or the e-wallet, and its names. */
  Bank: z.string(),
  BankName: z.object({ zh: z.string(), en: z.string() }),
  /** Masked. */
  Shown: z.string(),
  /** The memo of the payout; empty if there is none. */
  Memo: z.string(),
  Amount: money,
  Fee: money,
  /** What has arrived. */
  Paid: money,
  /** What one USDT cost, and how many arrive; of addresses alone. */
  Rate: z.nullable(money),
  Usdt: z.nullable(money),
  State: withdrawState,
  EndedTimeStamp: z.nullable(timestamp),
  /** What the operators say of it. */
  Note: z.string(),
  /** Hash of the transaction, the number that the provider gave it, or the receipt; empty before it is paid. */
  Reference: z.string(),
  /** The bank of the house that it was paid from, where it was paid by hand; else empty. */
  PaidFrom: z.string(),
};

export const WithdrawRecord = z.object({
  ...row,
  /** More than one where the payment was split. */
  Parts: z.array(WithdrawPart),
});
export type WithdrawRecord = z.output<typeof WithdrawRecord>;

export const WithdrawTimeline = z.object({
  ...row,
  Parts: z.array(WithdrawPart),
  Steps: z.array(z.object({ Step: withdrawStep, TimeStamp: timestamp, Note: z.string() })),
});
export type WithdrawTimeline = z.output<typeof WithdrawTimeline>;

/** A target that may be chosen. */
export const WithdrawTarget = z.object({
  Id: z.int(),
  Kind: targetKind,
  Bank: z.string(),
  BankName: z.object({ zh: z.string(), en: z.string() }),
  Shown: z.string(),
  IsTypeTwo: z.boolean(),
  /** Nothing is paid to it before; in the past where it is usable. */
  UsableTimeStamp: timestamp,
  IsOn: z.boolean(),
  /** What the form says of its maintenance; empty where there is none. */
  Maintenance: z.object({ zh: z.string(), en: z.string() }),
  /** What it takes today: of the method, and of a card of type two. */
  DayLeft: money,
  /** What is asked for at once, by what the layer of the player and the method have. */
  Min: money,
  Max: money,
  /** What it costs once the free ones are used, and what can be asked for with that on top. */
  FeeRate: z.int(),
  FeeCap: money,
  Available: money,
  /**
   * Why nothing can be asked for: the least is above what is ever allowed, of a first one, or what is left of today.
   */
  Shut: z.nullable(z.enum(['NOTHING', 'FIRST', 'DAY'])),
});
export type WithdrawTarget = z.output<typeof WithdrawTarget>;

/** A line of the checklist: what it is about, whether it holds, and the code of what stands in the way. */
export const WithdrawCheck = z.object({
  Check: z.enum([
    'account',
    'fund-password',
    'target',
    'cooling',
    'requirement',
    'hours',
    'count',
    'interval',
    'pending',
    'owed',
  ]),
  IsGood: z.boolean(),
  Params: params,
});
export type WithdrawCheck = z.output<typeof WithdrawCheck>;
