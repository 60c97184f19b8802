import * as z from 'zod/mini';
import { gameId, post, serialNumber, siteDay } from '../../core/index.ts';

/**
 * Where an issue stands among those of its day (今日第 n/N 期). Beside the other
 * calls of games and not with them: no first view asks for it.
 */
export const getDayPlace = post('/api/LotteryGame/DayPlace', {
  access: 'anyone',
  passive: true,
  outlivesSession: true,
  input: z.strictObject({ GameId: gameId, SerialNumber: serialNumber }),
  output: z.object({
    /** Null for an issue that there is not, and for games that have none. */
    Place: z.nullable(
      z.object({
        /** Of the site (UTC+8), yyyy-mm-dd. */
        Day: siteDay,
        /** From 1. Issues of a day bear consecutive numbers. */
        Index: z.int(),
        /** Issues of that day. */
        Count: z.int(),
      }),
    ),
  }),
  about: 'The number of an issue within its day, and how many that day has.',
});
