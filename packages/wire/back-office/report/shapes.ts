import * as z from 'zod/mini';
import { money } from '../../core/index.ts';

/**
 * What moved between players and the house (product 3.16). Bets stand on the day of their settlement, all else on the day on
 * which it was posted; rows by kind are all of it as posted.
 */
export const Sums = z.object({
  Deposit: money,
  Withdraw: money,
  /** Stakes that stood: without what was cancelled, refunded or tied. */
  Bet: money,
  /** Effective turnover: of those what counts (product 5.4). */
  Turnover: money,
  Prize: money,
  Rebate: money,
  Fee: money,
  /** Promotions and compensations. */
  Promo: money,
  Adjust: money,
  /** From other players; over all of them nothing. */
  Transfer: money,
  /** Of the games, and with fees and promotions. */
  Gross: money,
  Profit: money,
  /** By how much players are richer, by what was posted. */
  Richer: money,
  Journals: z.int(),
});
export type Sums = z.output<typeof Sums>;

export const ReportBy = z.enum(['day', 'game', 'kind', 'player', 'line']);
export type ReportBy = z.output<typeof ReportBy>;

export const ReportRow = z.extend(Sums, {
  /** The day, or the number of the game, kind or player. */
  Key: z.string(),
  /** The account of a player or of the head of a line, the name of a game; empty where there is none. */
  Name: z.string(),
  NameEn: z.string(),
});
export type ReportRow = z.output<typeof ReportRow>;

/** What a day has beside its money. */
export const DayFigures = z.object({
  Sums,
  Registered: z.int(),
  FirstDeposits: z.int(),
  FirstDeposited: money,
  /** Players with a settled bet. */
  Bettors: z.int(),
});
