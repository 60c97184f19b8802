import * as z from 'zod/mini';
import { money } from '../../core/index.ts';

/** Days of a report at most. */
export const MOST_REPORT_DAYS = 31;

/** What rows of a report are of: the members directly below, days, or games. */
export const LINE_REPORT_BY = ['member', 'day', 'game'] as const;
export type LineReportBy = (typeof LINE_REPORT_BY)[number];

/**
 * Sums of a member or a line. Stakes, prizes and turnover of a bet stand on the day of its settlement, all else on the day it was
 * booked; each column from the side on which it is above zero.
 */
export const LineSums = z.object({
  Deposit: money,
  Withdraw: money,
  /** Stakes that stood: without what came back of ties and cancelled bets. */
  Stake: money,
  /** Effective turnover. */
  Turnover: money,
  Prize: money,
  Rebate: money,
  Promo: money,
  Fee: money,
  Transfer: money,
  Adjust: money,
  /** Prizes, rebates and promotions less stakes and fees: by how much the members are richer. */
  Profit: money,
  /** Members with a settled bet, each once a day. */
  Bettors: z.int(),
});
export type LineSums = z.infer<typeof LineSums>;

/** One row: the head himself, a direct with all below, a day, or a game. */
export const LineReportRow = z.extend(LineSums, {
  /** The id of a member, a day of the site, or the number of a game (0: of none). */
  Key: z.string(),
  Kind: z.enum(['self', 'direct', 'former', 'day', 'game']),
  /** Account, nickname and type of a member; empty for days and games. */
  UserName: z.string(),
  NickName: z.string(),
  IsAgent: z.boolean(),
  /** How many stand below, as it is now. */
  Members: z.int(),
});
export type LineReportRow = z.infer<typeof LineReportRow>;
