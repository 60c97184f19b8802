import * as z from 'zod/mini';
import { gameId, money, nothing, post, siteDay, timestamp, typedText } from '../../core/index.ts';
import { REPORT_CODES } from './codes.ts';
import { DayFigures, ReportBy, ReportRow, Sums } from './shapes.ts';

/** What the house looks at in the morning, and its reports (product 3.2, 3.16). */
const account = z.optional(typedText.check(z.minLength(1), z.maxLength(32)));

/** A day on which there can be books. */
const day = siteDay.check(z.refine((value) => value >= '2000-01-01'));

const number = z.string().check(z.regex(/^\d{1,18}$/));

const scope = {
  /** Days of the site, both of them too; 366 at most. */
  From: day,
  To: day,
  GameId: z.optional(gameId),
  /** The account of a player, or of the head of a line: he and all below him. */
  Player: account,
  Line: account,
};

export const getDashboard = post('/api/Console/Dashboard', {
  access: 'report.desk.read',
  passive: true,
  input: nothing,
  output: z.object({
    Today: DayFigures,
    Yesterday: DayFigures,
    /** Of a day, over the seven days before this one. */
    Average: DayFigures,
    /** Hours of today and of yesterday, from midnight on; those to come are not there. */
    Hours: z.array(
      z.object({
        Today: z.nullable(Sums),
        Yesterday: Sums,
      }),
    ),
    /** Logins of players that were active in the last five minutes. */
    Online: z.int(),
    /** What waits for somebody, by the name of its queue. */
    Queues: z.array(
      z.object({ Name: z.string(), Count: z.int(), OldestTimeStamp: z.nullable(timestamp) }),
    ),
    /** Orders of the last 24 hours that ended, by channel, and those of them that were credited. */
    Channels: z.array(
      z.object({ Id: z.int(), Zh: z.string(), En: z.string(), Ended: z.int(), Paid: z.int() }),
    ),
    Health: z.object({
      /** By how much entries of the ledger are off zero. */
      Odd: money,
      /** Up to when the books are counted. */
      CountedTimeStamp: timestamp,
      /** Connections of players and of operators to this process. */
      Connections: z.int(),
      ConsoleConnections: z.int(),
    }),
    DateTimeNow: timestamp,
  }),
  about:
    'How today goes beside yesterday and a week, what waits for somebody, and whether the books are whole.',
});

export const getReport = post('/api/Console/Report', {
  access: 'report.money.read',
  passive: true,
  input: z
    .strictObject({
      ...scope,
      By: ReportBy,
      /** Behind this key: that of the last row of the page that came before. */
      After: z.optional(z.union([day, number])),
      Count: z.int().check(z.minimum(1), z.maximum(200)),
    })
    .check(
      // Days are behind days, and numbers behind numbers.
      z.refine(({ By, After }) => After === undefined || (By === 'day') === After.includes('-')),
    ),
  output: z.object({
    Rows: z.array(ReportRow),
    Next: z.nullable(z.string()),
    DateTimeNow: timestamp,
  }),
  codes: REPORT_CODES,
  about: 'What moved in the books, by day (the newest first), game, kind, player or line.',
});

export const getReportTotals = post('/api/Console/ReportTotals', {
  access: 'report.money.read',
  passive: true,
  input: z.strictObject(scope),
  output: z.object({
    Totals: Sums,
    /** Stakes that are not settled now, whatever days are asked for. */
    OpenStake: money,
    CountedTimeStamp: timestamp,
  }),
  codes: REPORT_CODES,
  about: 'The sums of all rows of a report.',
});

export const checkReport = post('/api/Console/ReportCheck', {
  access: 'report.money.read',
  input: z.strictObject({ From: day, To: siteDay }),
  output: z.object({
    /** What differs, by day and kind; none: all of it is what the ledger has. */
    Rows: z.array(z.object({ Day: z.string(), Kind: z.int(), Here: money, Ledger: money })),
    /** Journals that were held against it. */
    Journals: z.int(),
    CountedTimeStamp: timestamp,
  }),
  codes: REPORT_CODES,
  about:
    'Holds the report of 31 days at most against the entries of the ledger, and names what differs.',
});
