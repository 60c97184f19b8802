import * as z from 'zod/mini';
import { gameId, money, serialNumber, timestamp } from '../../core/index.ts';

/** What the server says of a schedule that it took. */
export const ScheduleReceipt = z.object({
  Id: z.string(),
  IntentId: z.string(),
  /** Set aside for all issues. */
  Amount: money,
  WalletAmount: money,
  /** True when this answer repeats the first one of the same request id. */
  Duplicate: z.boolean(),
});

/** One bet of a schedule as a list shows it. */
export const ScheduleBet = z.object({
  Play: z.string(),
  /** Shortened where it is long. */
  Content: z.string(),
  Notes: z.int(),
  Mode: z.int(),
  Multiple: z.int(),
  Amount: money,
});

/** A schedule as its player sees it. States: `rules/schedule/state.ts`. */
export const Schedule = z.object({
  Id: z.string(),
  TimeStamp: timestamp,
  EndedTimeStamp: z.nullable(timestamp),
  GameId: gameId,
  /** Number of `PLAN_KINDS`. */
  Plan: z.int(),
  State: z.int(),
  Bets: z.array(ScheduleBet),
  FirstSerialNumber: serialNumber,
  /** Issues in all; bet and ended; won; taken out, failed or skipped. */
  Issues: z.int(),
  DoneIssues: z.int(),
  WonIssues: z.int(),
  CancelledIssues: z.int(),
  Amount: money,
  /** What was staked, and what went back unstaked. */
  DoneAmount: money,
  CancelledAmount: money,
  Prize: money,
  /** What came back of stakes: ties, cancelled issues. */
  Refund: money,
  StopIfWin: z.boolean(),
  StopIfEarn: z.nullable(money),
  StopIfLoss: z.nullable(money),
  /** Issues that won nothing in a row, up to the newest that ended. */
  LossesInARow: z.int(),
});
export type Schedule = z.output<typeof Schedule>;

/** An issue of a schedule. */
export const ScheduleIssue = z.object({
  SerialNumber: serialNumber,
  DrawTimeStamp: timestamp,
  Multiple: z.int(),
  Amount: money,
  State: z.int(),
  WinningNumber: z.nullable(z.string()),
  Prize: money,
  Refund: money,
  BetIds: z.array(z.string()),
  /** Why it was not bet. */
  Reason: z.nullable(
    z.object({
      Code: z.string(),
      Params: z.record(z.string(), z.union([z.string(), z.number()])),
    }),
  ),
});
export type ScheduleIssue = z.output<typeof ScheduleIssue>;
