import * as z from 'zod/mini';
import { gameId, money, post, timestamp } from '../../core/index.ts';

/** What a player's money did, all in the direction of the player: what went is below zero. */
export const ProfitRow = z.object({
  /** A day of the site; with `By: 'game'` null. */
  Day: z.nullable(z.string()),
  /** With `By: 'game'`; null for what was for no game. */
  GameId: z.nullable(gameId),
  Deposit: money,
  Withdraw: money,
  /** Stakes of settled bets that stood, on the day of the settlement; so are turnover and prizes. */
  Stake: money,
  /** Of those what counts as effective turnover (product 5.4); above zero. */
  Turnover: money,
  Prize: money,
  Rebate: money,
  /** Activities, wages and dividends. */
  Promo: money,
  /** Whatever else changed hands: transfers, corrections by hand. */
  Other: money,
});
export type ProfitRow = z.output<typeof ProfitRow>;

export const getProfit = post('/api/Report/Profit', {
  access: 'player',
  keepsPage: true,
  input: z.strictObject({
    /** From (inclusive) and to (exclusive); at most a year back. */
    From: timestamp,
    To: timestamp,
    By: z.enum(['day', 'game']),
    GameId: z.optional(gameId),
  }),
  output: z.object({
    Rows: z.array(ProfitRow),
    /** Stakes that are not settled now, whatever time is asked for. */
    OpenStake: money,
    /** Up to when bets are counted: some seconds ago. */
    CountedTimeStamp: timestamp,
    DateTimeNow: timestamp,
  }),
  about:
    'Gain and loss by day, oldest first, or by game: bets on the day of their settlement, all else from the ledger.',
});
