import * as z from 'zod/mini';
import { gameId, odds, serialNumber, timestamp } from '../../core/index.ts';

const Words = z.object({ zh: z.string(), en: z.string() });

/** An option of a double-sided play, and what a bet on it is paid now. */
const Side = z.object({ Option: z.string(), Name: Words, Odds: odds });

/** One side of a play that came again and again, up to the newest draw of the game (长龙). */
export const Streak = z.object({
  GameId: gameId,
  /** The newest issue that is drawn. */
  SerialNumber: serialNumber,
  Play: z.string(),
  PlayName: Words,
  /** Draws in a row; ties neither count nor end it. */
  Length: z.int(),
  /** When the first draw of it was. */
  Since: timestamp,
  /** Whether there may be more than were looked at: it may have begun earlier. */
  IsLonger: z.boolean(),
  Same: Side,
  Opposite: Side,
});
export type Streak = z.output<typeof Streak>;

/** Milliseconds: what is told of long dragons was begun to be counted at most so long before it was asked for. */
export const STREAKS_HOLD_MS = 1_000;

/** Of how many games long dragons are asked for at once, and of how many a player may be told. */
export const MOST_STREAK_GAMES = 20;
