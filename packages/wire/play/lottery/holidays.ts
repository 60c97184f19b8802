import * as z from 'zod/mini';
import { DAY_RULES } from '@fairlot/rules/lottery/calendar';
import { gameId, nothing, post, siteDay, timestamp } from '../../core/index.ts';
import { Proposal, reason } from '../../staff/operator/shapes.ts';
import { GAME_CODES } from './codes.ts';
import { PROPOSED_CODES } from './game-change.ts';

/** Calls about the days on which games rest, or draw beside their rule. */
const rule = z.enum(DAY_RULES);
const days = {
  /** Null: of all games that keep the days off of the state. */
  GameId: z.nullable(gameId),
  Days: z
    .array(
      z.strictObject({
        Day: siteDay,
        /** A rest, no rest after all, a draw beside its weekdays; null takes back what was said. */
        Rule: z.nullable(rule),
      }),
    )
    .check(z.minLength(1), z.maxLength(31)),
};

export const getHolidays = post('/api/Console/Holidays', {
  access: 'lottery.calendar.read',
  passive: true,
  input: nothing,
  output: z.object({
    /** The days off of the state as the program has them, from today on. */
    Rests: z.array(z.object({ From: siteDay, To: siteDay })),
    /** What operators said beside them, from today on. */
    Rows: z.array(
      z.object({
        Day: siteDay,
        GameId: z.nullable(gameId),
        Rule: rule,
        AuthorName: z.string(),
        Reason: z.string(),
        MadeAt: timestamp,
      }),
    ),
    /** Games that keep the days off of the state. */
    GameIds: z.array(gameId),
    DateTimeNow: timestamp,
  }),
  about: 'The days on which games rest, and what operators said of days.',
});

export const previewHolidays = post('/api/Console/HolidaysPreview', {
  access: 'lottery.calendar.read',
  passive: true,
  input: z.strictObject(days),
  output: z.object({
    Rows: z.array(
      z.object({
        GameId: gameId,
        Days: z.array(z.object({ Day: siteDay, Before: z.int(), After: z.int() })),
        /** Issues that are made already: taken back, and made in their place. */
        TakenBack: z.int(),
        Made: z.int(),
      }),
    ),
  }),
  codes: GAME_CODES,
  about: 'What a change of days would make of each game; nothing is changed.',
});

export const proposeHolidays = post('/api/Console/HolidaysPropose', {
  access: 'lottery.calendar.change',
  input: z.strictObject({ ...days, Reason: reason }),
  output: Proposal,
  codes: PROPOSED_CODES,
  about: 'Asks a second person for other days of rest.',
});
