import * as z from 'zod/mini';
import {
  gameId,
  gameTopic,
  hubEvent,
  hubMethod,
  serialNumber,
  timestamp,
  trendTopic,
} from '../../core/index.ts';

/** Follow a game: its draws and odds. */
export const join = hubMethod('Join', [gameId], z.boolean());
/** Follow several games at once, replacing what this connection followed before. */
export const multiJoin = hubMethod(
  'MultiJoin',
  [z.array(gameId).check(z.maxLength(200))],
  z.boolean(),
);

/** Follow what the draws of these games add up to, and of no others: charts that go on by themselves. */
export const joinDrawTrend = hubMethod(
  'JoinDrawTrend',
  [z.array(gameId).check(z.maxLength(200))],
  z.boolean(),
);

/**
 * A game was drawn, or a draw of it was corrected, and what is open since: runs of one side of a play. A hint
 * that is not kept: who was away reads the history anew, and so does who hears of a draw that he has.
 */
export const updateStatistic = hubEvent(
  'UpdateStatistic',
  trendTopic,
  z.object({
    GameId: gameId,
    SerialNumber: serialNumber,
    WinningNumber: z.string(),
    DrawTimeStamp: timestamp,
    /** Runs of at least three draws, the longest first: of which play, on which option, how long. */
    Runs: z.array(z.object({ Play: z.string(), Option: z.string(), Length: z.int() })),
  }),
);

export const receiveWinningNumber = hubEvent(
  'ReceiveWinningNumber',
  gameTopic,
  z.object({
    GameId: gameId,
    SerialNumber: serialNumber,
    OriginalWinningNumber: z.string(),
    WinningNumber: z.string(),
    DrawTimeStamp: timestamp,
    State: z.int(),
  }),
);

/** What a game is called, takes or sells is another now, and not from a time to come on: a hint. */
export const lotteryGameUpdate = hubEvent(
  'LotteryGameUpdate',
  gameTopic,
  z.object({ GameId: gameId }),
);

/**
 * The bets of an issue are settled (State 2), or it was cancelled and the stakes are back (State 3); after the
 * correction of its draw it is told again.
 */
export const lotteryAwarded = hubEvent(
  'LotteryAwarded',
  gameTopic,
  z.object({
    GameId: gameId,
    SerialNumber: serialNumber,
    State: z.int(),
    IsCorrected: z.optional(z.boolean()),
  }),
);
