import * as z from 'zod/mini';
import { DAY_RULES } from '@fairlot/rules/lottery/calendar';
import { gameId, nothing, post, siteDay, timestamp } from '../../core/index.ts';
import { Proposal, reason } from '../../staff/operator/shapes.ts';
import { GAME_CODES } from './codes.ts';
import { PROPOSED_CODES } from './game-change.ts';

/** Calls about the days on which games rest, or draw beside their rule. */
const rule = z.enum(DAY_RULES);
/** Days of one change. */
const MOST_DAYS = 31;
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
    .check(z.maxLength(MOST_DAYS)),
  /** These are all days off of the state in that year, as they are published. */
  Year: z.optional(z.int().check(z.minimum(2_021), z.maximum(2_199))),
};

/** In its last weeks a year may be confirmed that has no more days off to come. */
type Says = { readonly Days: readonly unknown[]; readonly Year?: number | undefined };
const says = z.refine<Says>(({ Days, Year }) => Days.length > 0 || Year !== undefined);

const said = {
  /** Where it is published: a notice with its number, an address. */
  Source: z.string(),
  AuthorName: z.string(),
  Reason: z.string(),
  MadeAt: timestamp,
};
const Period = z.object({ From: siteDay, To: siteDay });

export const getHolidays = post('/api/Console/Holidays', {
  access: 'lottery.calendar.read',
  passive: true,
  input: nothing,
  output: z.object({
    /** The years of the days off of the state, from the first that the program knows to the next one. */
    Years: z.array(
      z.object({
        Year: z.int(),
        /** published: built in; confirmed: by operators; proposed: only by a rule. */
        State: z.enum(['published', 'confirmed', 'proposed']),
        /** It is unconfirmed and due: an alarm. */
        IsDue: z.boolean(),
        /** The days off as the program has them, or as its rule proposes them. */
        Rests: z.array(Period),
        Source: z.nullable(z.object({ zh: z.string(), en: z.string() })),
        AuthorName: z.nullable(z.string()),
        MadeAt: z.nullable(timestamp),
      }),
    ),
    /** The day changes by operators. */
    Rows: z.array(z.object({ Day: siteDay, GameId: z.nullable(gameId), Rule: rule, ...said })),
    /** Games that keep the days off of the state. */
    GameIds: z.array(gameId),
    /** Games whose days are published one by one, with those to come that their weekdays propose. */
    Listed: z.array(
      z.object({
        GameId: gameId,
        /** The site draws it itself, on the proposed days too; else it is sold for confirmed days alone. */
        IsRehearsal: z.boolean(),
        /** The next confirmed day. */
        Next: z.nullable(siteDay),
        IsDue: z.boolean(),
        Proposed: z.array(siteDay),
      }),
    ),
    DateTimeNow: timestamp,
  }),
  about: 'The days on which games rest, and what operators said of days.',
});

export const previewHolidays = post('/api/Console/HolidaysPreview', {
  access: 'lottery.calendar.read',
  passive: true,
  input: z.strictObject(days).check(says),
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
  input: z.strictObject({ ...days, Source: reason, Reason: reason }).check(says),
  output: Proposal,
  codes: PROPOSED_CODES,
  about: 'Asks a second person for other days of rest.',
});
