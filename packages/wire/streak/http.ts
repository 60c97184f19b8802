import * as z from 'zod/mini';
import { nothing, post } from '../core/index.ts';
import { Streak } from './shapes.ts';

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
