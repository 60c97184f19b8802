import * as z from 'zod/mini';
import { money, timestamp } from '../../core/index.ts';

export const Kind = z.enum(['loss', 'stake', 'deposit']);
export const Period = z.enum(['day', 'week', 'month']);

/** A limit of the player's own, as it stands now. */
export const OwnLimit = z.object({
  Kind,
  Period,
  Amount: money,
  /** What counts against it: below zero is a gain. */
  Used: money,
  Left: money,
  /** When it begins anew. */
  UntilTimeStamp: timestamp,
  /** What the player asked for that would loosen it. */
  Asked: z.nullable(
    z.object({
      /** Null: no limit at all. */
      Amount: z.nullable(money),
      /** It is confirmed between these two moments. */
      FromTimeStamp: timestamp,
      UntilTimeStamp: timestamp,
    }),
  ),
});
export type OwnLimit = z.output<typeof OwnLimit>;

/** A time-out or a self-exclusion that holds now. */
export const Break = z.object({
  IsExclusion: z.boolean(),
  UntilTimeStamp: timestamp,
  IsByOperator: z.boolean(),
});
export type Break = z.output<typeof Break>;

export const Minutes = z.literal([0, 15, 30, 60]);

/** A login as the server counts it: bets that were accepted since it began. */
export const Session = z.object({
  StartTimeStamp: timestamp,
  DateTimeNow: timestamp,
  /** Without what was given back. */
  Staked: money,
  Won: money,
  /** Of the stakes: of bets that are not settled yet. */
  Open: money,
  ReminderMinutes: Minutes,
  /** When the player is to be reminded next; null: he did not choose to be. */
  RemindAtTimeStamp: z.nullable(timestamp),
  Break: z.nullable(Break),
});
export type Session = z.output<typeof Session>;
