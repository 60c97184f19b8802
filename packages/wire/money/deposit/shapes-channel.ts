import * as z from 'zod/mini';
import { MOST_OF_DEPOSIT } from '@fairlot/rules/check/deposit';
import { money, text, timestamp } from '../../core/index.ts';
import { LAYER_BOUNDS, layerId } from '../player-tier/shapes.ts';
import { waits } from '../../staff/publishing/shapes.ts';
import { Type } from './shapes.ts';

/** What a channel is held to as it is edited: words, percents in hundredths, times in hundredths. */
export const CHANNEL_BOUNDS = {
  name: 40,
  words: 200,
  fixed: 12,
  feeRate: 5_000,
  bonusRate: 10_000,
  bonusTimes: 10_000,
  minutes: 1_440,
  sort: 10_000,
  fails: 30_000,
} as const;

const amount = money.check(z.refine((value) => value > 0n && value <= MOST_OF_DEPOSIT));
const upTo = (most: number, least = 0) => z.int().check(z.minimum(least), z.maximum(most));
const name = text.check(
  z.minLength(1),
  z.maxLength(CHANNEL_BOUNDS.name),
  z.refine((value) => value.trim() !== ''),
);
const words = text.check(z.maxLength(CHANNEL_BOUNDS.words));
const minute = z.nullable(upTo(1_439));

/** Rules of a channel, all of them together. */
export const ChannelRules = z
  .strictObject({
    Name: name,
    NameEn: name,
    Min: amount,
    Max: amount,
    Step: amount,
    /** Empty where any amount goes. */
    FixedAmounts: z.array(amount).check(z.maxLength(CHANNEL_BOUNDS.fixed)),
    FeeRate: upTo(CHANNEL_BOUNDS.feeRate),
    BonusRate: upTo(CHANNEL_BOUNDS.bonusRate),
    BonusTimes: upTo(CHANNEL_BOUNDS.bonusTimes),
    NeedsName: z.boolean(),
    NeedsBank: z.boolean(),
    NeedsCard: z.boolean(),
    /** Minutes after midnight of the site; both null: all day. */
    FromMinute: minute,
    ToMinute: minute,
    /** What all orders of a day may ask for together. */
    DayMost: z.nullable(amount),
    /** How long an order can be paid. */
    Minutes: upTo(CHANNEL_BOUNDS.minutes, 1),
    Sort: upTo(CHANNEL_BOUNDS.sort),
    IsOn: z.boolean(),
    /** Layers of players that it is open to; empty: everybody. */
    Layers: z.array(layerId).check(z.maxLength(LAYER_BOUNDS.layers)),
    /** Orders in a row that its provider did not take, and it goes off by itself. */
    MostFails: upTo(CHANNEL_BOUNDS.fails, 1),
    /** Down until then, with words for players; null: it is not. */
    MaintenanceUntil: z.nullable(timestamp),
    MaintenanceText: z.strictObject({ zh: words, en: words }),
  })
  .check(
    z.refine(({ Layers }) => new Set(Layers).size === Layers.length),
    z.refine(({ Min, Max }) => Max >= Min),
    // Something can be paid: a multiple of the step lies between the bounds.
    z.refine(({ Min, Max, Step }) => Step > 0n && Max - (Max % Step) >= Min),
    // From a minute to the same one it would never be open.
    z.refine(({ FromMinute: from, ToMinute: to }) =>
      from === null || to === null ? from === to : from !== to,
    ),
    z.refine(({ FixedAmounts: fixed, Min, Max, Step }) =>
      fixed.every((each) => Step > 0n && each >= Min && each <= Max && each % Step === 0n),
    ),
    z.refine(
      ({ MaintenanceUntil: until, MaintenanceText: { zh, en } }) =>
        until === null || (zh.trim() !== '' && en.trim() !== ''),
    ),
  );
export type ChannelRules = z.output<typeof ChannelRules>;

/** The same as it is there, also where it was set before there were these bounds. */
const ShownRules = z.object({
  Name: z.string(),
  NameEn: z.string(),
  Min: money,
  Max: money,
  Step: money,
  FixedAmounts: z.array(money),
  FeeRate: z.int(),
  BonusRate: z.int(),
  BonusTimes: z.int(),
  NeedsName: z.boolean(),
  NeedsBank: z.boolean(),
  NeedsCard: z.boolean(),
  FromMinute: z.nullable(z.int()),
  ToMinute: z.nullable(z.int()),
  DayMost: z.nullable(money),
  Minutes: z.int(),
  Sort: z.int(),
  IsOn: z.boolean(),
  Layers: z.array(z.int()),
  MostFails: z.int(),
  MaintenanceUntil: z.nullable(timestamp),
  MaintenanceText: z.object({ zh: z.string(), en: z.string() }),
});

export const SetChannel = z.object({
  Id: z.int(),
  Type,
  Provider: z.string(),
  /** Whether its provider is on; without one nothing is paid. */
  IsProviderOn: z.boolean(),
  Version: z.int(),
  /** Orders in a row that its provider did not take. */
  Fails: z.int(),
  AskedToday: money,
  ...waits,
  Rules: ShownRules,
});
export type SetChannel = z.output<typeof SetChannel>;
