import * as z from 'zod/mini';
import { gameId, money, serialNumber, timestamp } from '../../core/index.ts';

/** What is to be turned over because of one source of money. */
export const RequirementLine = z.object({
  Id: z.int(),
  /** Cash-flow type of the source, for example 609 registration gift. */
  Type: z.int(),
  Base: money,
  /** How many times the base is to be turned over, at most two decimals. */
  Times: z.number(),
  Required: money,
  Done: money,
  /** OPEN 0, DONE 1, VOID 2. */
  State: z.int(),
  /** 1 turnover, 2 nothing was left, 3 an operator, 4 that the bonus it was for ended; null while it is open. */
  EndedBy: z.nullable(z.int()),
  TimeStamp: timestamp,
  EndedTimeStamp: z.nullable(timestamp),
});
export type RequirementLine = z.output<typeof RequirementLine>;

/** What the bets of an issue counted for, and why the rest did not. */
export const CountedIssue = z.object({
  GameId: gameId,
  SerialNumber: serialNumber,
  Stake: money,
  Counted: money,
  /** Of bets that cover 70 % or more of what can be drawn. */
  TooWide: money,
  /** Of bets against each other. */
  Opposed: money,
  TimeStamp: timestamp,
});
export type CountedIssue = z.output<typeof CountedIssue>;
