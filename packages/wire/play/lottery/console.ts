import * as z from 'zod/mini';
import { LAST_SORT, LONGEST_MESSAGE } from '@fairlot/rules/lottery/game';
import { MOST_SESSIONS } from '@fairlot/rules/lottery/sessions';
import {
  gameId,
  money,
  nothing,
  post,
  serialNumber,
  siteDay,
  timestamp,
  version,
} from '../../core/index.ts';
import { Proposal, reason } from '../../staff/operator/shapes.ts';
import { GAME_CODES } from './codes.ts';
import { StateNote } from './shapes.ts';
import { change, effectAt, Made, PROPOSED_CODES } from './game-change.ts';

export { acknowledgeAlarms, changeAlarmTimes, getAlarms, getSeenAlarms } from './alarms.ts';
export { getHolidays, previewHolidays, proposeHolidays } from './holidays.ts';

/** Calls about games at the console. */
const names = z.strictObject({
  zh: z.string().check(z.maxLength(100)),
  en: z.string().check(z.maxLength(100)),
});

const sentence = z.string().check(z.trim(), z.minLength(1), z.maxLength(LONGEST_MESSAGE));
const message = z.strictObject({ zh: sentence, en: sentence });

/** Two days: a window may go on behind the midnight of its day. */
const LATEST_SECONDS = 172_800;
const seconds = z.int().check(z.minimum(0), z.maximum(LATEST_SECONDS));

/** Draws a step apart, from one to another, in seconds since the midnight of the site that its day begins with. */
const Session = z.object({ FromSeconds: seconds, ToSeconds: seconds, EverySeconds: seconds });

const GameRow = z.object({
  GameId: gameId,
  /** What it is a game of. */
  CategoryId: z.int(),
  Code: z.string(),
  Name: z.object({ zh: z.string(), en: z.string() }),
  Kind: z.string(),
  /** 0 on sale, 1 in maintenance, 2 offline, 3 officially offline. */
  State: z.int(),
  /** Why it is in it: an operator, its beacon, its feed, a tripwire. */
  StateReason: z.string(),
  StateAt: timestamp,
  /** What players are told of it, and when it is sold again by itself. */
  StateNote: z.nullable(StateNote),
  /** Of a game that draws all day. */
  IntervalSeconds: z.nullable(z.int()),
  /** Of a game that draws once a day: seconds since midnight of the site. */
  DrawAtSeconds: z.nullable(z.int()),
  /** Of a game that draws in windows; between two of them is a break. */
  Sessions: z.nullable(z.array(Session)),
  CloseLeadSeconds: z.int(),
  /** Minutes after its draw from which an issue without a number is late, and is given up. */
  LateMinutes: z.int(),
  GiveUpMinutes: z.int(),
  Sort: z.int(),
  IsHot: z.boolean(),
  Limits: z.nullable(
    z.object({
      PrizeLimit: money,
      MinStake: money,
      MaxStake: money,
      MaxMultiple: z.int(),
      /** Left out where there is no cap: what all bets of a player, or on plays without numbers, may bring. */
      IssuePrize: z.optional(money),
      Budget: z.optional(money),
    }),
  ),
  /** The number of its newest version. */
  Version: z.int(),
});

export const getGames = post('/api/Console/Games', {
  access: 'lottery.games.read',
  passive: true,
  input: nothing,
  output: z.object({ Rows: z.array(GameRow), DateTimeNow: timestamp }),
  about: 'The games as they are now, with their state and why they are in it.',
});

const PARTS = ['names', 'state', 'timetable', 'limits', 'display', 'prices'] as const;

export const getGameVersions = post('/api/Console/GameVersions', {
  access: 'lottery.games.read',
  passive: true,
  input: z.strictObject({
    GameId: gameId,
    /** Versions before this one. */
    Before: z.optional(version),
    Count: z.int().check(z.minimum(1), z.maximum(200)),
  }),
  output: z.object({
    Rows: z.array(
      z.object({
        Version: z.int(),
        Part: z.enum(PARTS),
        /** What that part is from then on. */
        Content: z.unknown(),
        /** `operator:7`, `command`; `start` of what the category brought, `site` of what stops by itself. */
        Author: z.string(),
        AuthorName: z.string(),
        Reason: z.string(),
        MadeAt: timestamp,
        EffectAt: timestamp,
        IsInForce: z.boolean(),
        IsPlanned: z.boolean(),
      }),
    ),
    /** Ask for those before it; null where there are no more. */
    Next: z.nullable(z.int()),
    DateTimeNow: timestamp,
  }),
  about: 'What was made of a game, version by version, newest first.',
});

export const changeGameState = post('/api/Console/GameState', {
  access: 'lottery.games.change',
  input: z.strictObject({
    ...change,
    /** On sale, stopped for a while, off the list, or stopped by its source. */
    Sale: z.enum(['on', 'off', 'offline', 'official']),
    EffectAt: effectAt,
    /** When a stopped game is sold again by itself; without it when an operator says so. */
    Until: effectAt,
    /** What players are told of the stop, instead of what the page says of each. */
    Message: z.optional(message),
  }),
  output: z.object({ State: z.int(), StateReason: z.string(), Version: z.int() }),
  codes: GAME_CODES,
  about: 'Stops the sale of a game, or sells it again.',
});

export const renameGame = post('/api/Console/GameNames', {
  access: 'lottery.games.rename',
  input: z.strictObject({ ...change, Name: names, EffectAt: effectAt }),
  output: Made,
  codes: GAME_CODES,
  about: 'Gives a game other names.',
});

export const arrangeGame = post('/api/Console/GameDisplay', {
  access: 'lottery.games.arrange',
  input: z.strictObject({
    ...change,
    /** Lower stands further up. */
    Sort: z.int().check(z.minimum(0), z.maximum(LAST_SORT)),
    IsHot: z.boolean(),
    EffectAt: effectAt,
  }),
  output: Made,
  codes: GAME_CODES,
  about: 'Puts a game elsewhere in the lists, and marks it as hot or not.',
});

const timetable = {
  /** Of a game that draws all day: seconds from draw to draw. */
  IntervalSeconds: z.optional(z.int()),
  /** Of a game that draws once a day: seconds since midnight of the site. */
  DrawAtSeconds: z.optional(z.int()),
  /** Of a game that draws in windows, all of them in their order. */
  Sessions: z.optional(
    z.array(z.strictObject(Session.shape)).check(z.minLength(1), z.maxLength(MOST_SESSIONS)),
  ),
  CloseLeadSeconds: z.int(),
  /** Its first day; without it the first that has no commit chain yet. */
  FromDay: z.optional(siteDay),
};

export const proposeTimetable = post('/api/Console/GameTimetable', {
  access: 'lottery.games.schedule',
  input: z.strictObject({
    ...change,
    ...timetable,
  }),
  output: Proposal,
  codes: PROPOSED_CODES,
  about: 'Asks a second person for another timetable, from a day on that is not committed yet.',
});

const issue = z.nullable(
  z.object({
    SerialNumber: serialNumber,
    StartTimeStamp: timestamp,
    CloseTimeStamp: timestamp,
    DrawTimeStamp: timestamp,
  }),
);

export const previewTimetable = post('/api/Console/GameTimetablePreview', {
  access: 'lottery.games.read',
  passive: true,
  input: z.strictObject({
    GameId: gameId,
    ...timetable,
    /** How many days from today on. */
    Days: z.int().check(z.minimum(1), z.maximum(31)),
  }),
  output: z.object({
    Rows: z.array(
      z.object({
        Day: siteDay,
        /** Its chain is published or its issues are made: it stays as it is. */
        IsMade: z.boolean(),
        IsRest: z.boolean(),
        /** The days off of its year are not confirmed: it may turn out to be one, or none. */
        IsUnconfirmed: z.boolean(),
        Count: z.int(),
        First: issue,
        Last: issue,
        /** Draws a step apart, in seconds from midnight; between two of them is a break. */
        Windows: z.array(
          z.object({
            FromSeconds: z.int(),
            ToSeconds: z.int(),
            EverySeconds: z.int(),
            Count: z.int(),
          }),
        ),
      }),
    ),
    DateTimeNow: timestamp,
  }),
  codes: GAME_CODES,
  about: 'The days to come as they would be with a timetable; nothing is changed.',
});

export const addGame = post('/api/Console/GameAdd', {
  access: 'lottery.games.add',
  input: z.strictObject({ CategoryId: gameId, Name: names, Reason: reason }),
  output: z.object({ GameId: gameId, Code: z.string(), Version: z.int() }),
  codes: GAME_CODES,
  about: 'Adds a game of a category; it is offline until it is sold.',
});
export * from './issues.ts';
