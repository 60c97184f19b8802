import * as z from 'zod/mini';
import { gameId, gameTopic, hubEvent, hubMethod, serialNumber, timestamp } from '../core/index.ts';

/** Follow a game: its draws and odds. */
export const join = hubMethod('Join', [gameId], z.boolean());
/** Follow several games at once, replacing what this connection followed before. */
export const multiJoin = hubMethod(
  'MultiJoin',
  [z.array(gameId).check(z.maxLength(200))],
  z.boolean(),
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

/** The bets of an issue are settled (State 2), or it was cancelled and the stakes are back (State 3). */
export const lotteryAwarded = hubEvent(
  'LotteryAwarded',
  gameTopic,
  z.object({ GameId: gameId, SerialNumber: serialNumber, State: z.int() }),
);
