import * as z from 'zod/mini';
import { gameId, money, odds, post } from '../../core/index.ts';
import { PlayLimits } from './shapes.ts';

export { byIntent, cancel, place } from './placing.ts';
export { getBetRecords, getBetSums } from './records.ts';

/** Odds of every double-sided option of a game now. */
export const getOdds = post('/api/Bet/Odds', {
  access: 'anyone',
  passive: true,
  outlivesSession: true,
  keepsPage: true,
  input: z.strictObject({ GameId: gameId }),
  output: z.object({
    GameId: gameId,
    Version: z.int(),
    /**
     * Odds by play code, in the order of the play's options, as they are in the issue on sale: 0 for an option
     * that is sealed there.
     */
    Plays: z.record(z.string(), z.array(odds)),
    /** Plays that take no bets now. */
    ClosedPlays: z.array(z.string()),
    /** Largest prize of one bet on a play without one of its own: what a draw brings beyond is not paid. */
    PrizeLimit: money,
    /** Limits that plays have of their own, by play code; what is not named is as the game has it. */
    PlayLimits: z.record(z.string(), PlayLimits),
    MinStake: money,
    MaxStake: money,
    MaxMultiple: z.int(),
    /** What all bets of a player in an issue may bring him at the most; left out where it has no cap. */
    IssuePrize: z.optional(money),
  }),
  about: 'Odds and limits of a game.',
});
