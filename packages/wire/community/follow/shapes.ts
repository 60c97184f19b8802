import * as z from 'zod/mini';
import { gameId, money, serialNumber, timestamp } from '../../core/index.ts';
import { Face } from '../../account/player/shapes.ts';

/** A plan by which a player follows another. States: `rules/schedule/state.ts`; modes: `rules/follow/scale.ts`. */
export const FollowPlan = z.object({
  Id: z.string(),
  TimeStamp: timestamp,
  EndedTimeStamp: z.nullable(timestamp),
  UntilTimeStamp: timestamp,
  /** Who is followed, masked. */
  Leader: z.string(),
  Face,
  Mode: z.int(),
  /** Thousandths with FIXED, times with MULTIPLE, per cent with RATIO. */
  Value: z.int(),
  /** Null: every game. */
  GameIds: z.nullable(z.array(gameId)),
  BetCap: money,
  DayCap: money,
  StopIfWin: z.nullable(money),
  StopIfEarn: z.nullable(money),
  StopIfLoss: money,
  State: z.int(),
  /** Orders that were bet, and that failed. */
  Placed: z.int(),
  Failed: z.int(),
  /** Staked in all, and today by the site's day. */
  Staked: money,
  StakedToday: money,
  /** Of what has ended: stakes, prizes, and what came back of stakes. */
  EndedStake: money,
  Prize: money,
  Refund: money,
  /** Of its profit, thousandths, as it was agreed at the start. */
  CommissionRate: z.int(),
  /** What its leader was paid, and what he is still due; below zero: what he is to give back. */
  Commission: money,
  CommissionOwed: money,
});
export type FollowPlan = z.output<typeof FollowPlan>;

/** One bet of an order, as the leader bet it. */
export const FollowLine = z.object({
  Play: z.string(),
  /** Shortened where it is long. */
  Content: z.string(),
  Notes: z.int(),
});

/** What a plan made of a cart of its leader. States: those of an issue of a schedule. */
export const FollowOrder = z.object({
  Id: z.string(),
  TimeStamp: timestamp,
  GameId: gameId,
  SerialNumber: serialNumber,
  Lines: z.array(FollowLine),
  /** Bets of the cart in all; `Lines` are the first of them. */
  Bets: z.int(),
  State: z.int(),
  /** Null: it was not bet. */
  Amount: z.nullable(money),
  Prize: money,
  Refund: money,
  WinningNumber: z.nullable(z.string()),
  BetIds: z.array(z.string()),
  /** Why it was not bet. */
  Reason: z.nullable(
    z.object({
      Code: z.string(),
      Params: z.record(z.string(), z.union([z.string(), z.number()])),
    }),
  ),
});
export type FollowOrder = z.output<typeof FollowOrder>;

/** Somebody who follows the player who asks. */
export const Follower = z.object({
  Id: z.string(),
  /** Masked. */
  Name: z.string(),
  Face,
  TimeStamp: timestamp,
  EndedTimeStamp: z.nullable(timestamp),
  Mode: z.int(),
  State: z.int(),
  Placed: z.int(),
  Staked: money,
  EndedStake: money,
  Prize: money,
  Refund: money,
  /** What the player gets of the profit, thousandths, and what he was paid. */
  CommissionRate: z.int(),
  Commission: money,
});
export type Follower = z.output<typeof Follower>;
