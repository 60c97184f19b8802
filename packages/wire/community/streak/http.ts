import * as z from 'zod/mini';
import { gameId, nothing, post } from '../../core/index.ts';
import { MOST_STREAK_GAMES, Streak } from './shapes.ts';

/** Long dragons of all games that are sold, the longest first. */
export const getStreaks = post('/api/Streak/Get', {
  access: 'anyone',
  passive: true,
  outlivesSession: true,
  input: nothing,
  output: z.object({
    /** The least length that is told. */
    Least: z.int(),
    Streaks: z.array(Streak),
  }),
  about: 'Sides of double-sided plays that came several times in a row, of all games.',
});

/** All long dragons of some games, where the list of all games has but the longest. */
export const getGameStreaks = post('/api/Streak/Games', {
  access: 'anyone',
  passive: true,
  outlivesSession: true,
  input: z.strictObject({
    GameIds: z.array(gameId).check(z.minLength(1), z.maxLength(MOST_STREAK_GAMES)),
  }),
  output: z.object({ Streaks: z.array(Streak) }),
  about: 'Sides of double-sided plays that came several times in a row, of some games.',
});
