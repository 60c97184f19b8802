import * as z from 'zod/mini';
import { money, nothing, post, timestamp } from '../../core/index.ts';
import { BREAK_CODES, CONFIRM_CODES, SET_CODES } from './codes.ts';
import { Break, Kind, Minutes, OwnLimit, Period, Session } from './shapes.ts';

/** Nobody keeps a limit beyond what a wallet could hold. */
const amount = money.check(z.refine((value) => value >= 0n && value <= 1_000_000_000_000n));

export const getLimits = post('/api/Limit/Get', {
  access: 'player',
  passive: true,
  input: nothing,
  output: z.object({
    Limits: z.array(OwnLimit),
    Break: z.nullable(Break),
    ReminderMinutes: Minutes,
    DateTimeNow: timestamp,
  }),
  about: 'What the player holds himself to.',
});

/** Null takes a limit away. What loosens waits 24 hours and is then confirmed. */
export const setLimit = post('/api/Limit/Set', {
  access: 'player',
  input: z.strictObject({ Kind, Period, Amount: z.nullable(amount) }),
  output: z.object({ IsAsked: z.boolean() }),
  codes: SET_CODES,
  about: 'Sets a limit of the player: a lower one at once, a higher one is asked for.',
});

export const confirmLimit = post('/api/Limit/Confirm', {
  access: 'player',
  input: z.strictObject({ Kind, Period, Amount: z.nullable(amount) }),
  output: z.object({ IsConfirmed: z.literal(true) }),
  codes: CONFIRM_CODES,
  about: 'The second confirmation of a limit that is to be loosened.',
});

export const dropAsked = post('/api/Limit/Drop', {
  access: 'player',
  input: z.strictObject({ Kind, Period }),
  output: z.object({ IsDropped: z.literal(true) }),
  about: 'The player no longer asks for a looser limit.',
});

export const takeBreak = post('/api/Limit/Break', {
  access: 'player',
  input: z.strictObject({
    Length: z.enum(['day', 'week', 'month', 'months6', 'year', 'years2', 'years5']),
  }),
  output: Break,
  codes: BREAK_CODES,
  about: 'A time-out, or from six months on a self-exclusion: at once, and not to be lifted early.',
});

export const setReminder = post('/api/Limit/Reminder', {
  access: 'player',
  input: z.strictObject({ Minutes }),
  output: z.object({ Minutes }),
  about: 'How often the player is reminded of his session.',
});

export const getSession = post('/api/Limit/Session', {
  access: 'player',
  passive: true,
  input: nothing,
  output: Session,
  about: 'Time and net result of this login, and when its player is reminded of them.',
});

export const answerReminder = post('/api/Limit/Continue', {
  access: 'player',
  input: nothing,
  output: Session,
  about: 'The player has read the reminder and goes on.',
});
