import * as z from 'zod/mini';
import { codes, gameId, nothing, post, timestamp } from '../core/index.ts';
import { reason } from '../operator/shapes.ts';

/** Calls about games at the console. */
export const getGames = post('/api/Console/Games', {
  access: 'lottery.games.read',
  passive: true,
  input: nothing,
  output: z.object({
    Rows: z.array(
      z.object({
        GameId: gameId,
        Code: z.string(),
        Name: z.object({ zh: z.string(), en: z.string() }),
        Kind: z.string(),
        /** 0 on sale, 1 in maintenance, 2 offline, 3 officially offline. */
        State: z.int(),
        /** Why it is in it: an operator, its beacon, its feed, a tripwire. */
        StateReason: z.string(),
        StateAt: timestamp,
      }),
    ),
    DateTimeNow: timestamp,
  }),
  about: 'The games, their state and why they are in it.',
});

export const changeGameState = post('/api/Console/GameState', {
  access: 'lottery.games.change',
  input: z.strictObject({
    GameId: gameId,
    /** On sale again, whatever stopped it, or stopped until an operator sells it again. */
    Sale: z.enum(['on', 'off']),
    Reason: reason,
  }),
  output: z.object({ State: z.int(), StateReason: z.string() }),
  codes: codes({
    NO_SUCH_GAME: { number: 2541, zh: '没有此彩种', en: 'There is no such game' },
    SAME_STATE: { number: 2542, zh: '状态没有变化', en: 'It is in that state already' },
  }),
  about: 'Stops the sale of a game, or sells it again.',
});
