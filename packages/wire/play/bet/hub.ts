import * as z from 'zod/mini';
import {
  gameId,
  gameTopic,
  hubEvent,
  money,
  odds,
  playerTopic,
  serialNumber,
} from '../../core/index.ts';

/** A player's wins of one issue are paid: one message per player and issue. */
export const betAwardNotify = hubEvent(
  'BetAwardNotify',
  playerTopic,
  z.object({
    LotteryName: z.string(),
    Prize: money,
    GameId: gameId,
    SerialNumber: serialNumber,
    /**
     * Stake of this player in this issue, without what a tie gave back: the popup shows only when
     * the prize exceeds it.
     */
    Stake: money,
    WalletAmount: money,
  }),
);

/**
 * The number of an issue was corrected, and bets of this player ended otherwise by it: one message per
 * player and correction.
 */
export const betCorrectedNotify = hubEvent(
  'BetCorrectedNotify',
  playerTopic,
  z.object({
    LotteryName: z.string(),
    GameId: gameId,
    SerialNumber: serialNumber,
    /** As it is now. */
    WinningNumber: z.string(),
    /** What those bets had received, and what they received now. */
    Taken: money,
    Paid: money,
    /** Below zero: what the player owes. */
    WalletAmount: money,
  }),
);

/**
 * Odds of a game changed, for all issues: bets must carry the new version. Or, with a serial, those of one play
 * in that issue, and the version is that of the play there: all its options, 0 for one that is sealed.
 */
export const betNumberOddsUpdate = hubEvent(
  'BetNumberOddsUpdate',
  gameTopic,
  z.object({
    GameId: gameId,
    SerialNumber: z.optional(serialNumber),
    Version: z.int(),
    Odds: z.array(z.object({ Play: z.string(), Option: z.string(), Odds: odds })),
  }),
);
