import * as z from 'zod/mini';
import {
  gameId,
  money,
  nothing,
  post,
  serialNumber,
  siteDay,
  text,
  timestamp,
} from '../../core/index.ts';
import { PROPOSAL_CODES } from '../../staff/operator/codes.ts';
import { Proposal, reason, totpCode } from '../../staff/operator/shapes.ts';
import { ISSUE_CODES } from './issue-codes.ts';

/** Calls about issues at the console: what they are in, and what operators do with those of a feed. */
const issue = { GameId: gameId, SerialNumber: serialNumber };
const code = z.optional(totpCode);

/** Why an issue, or the game that it is of, has to be looked at. */
const ALARMS = [
  'stuck',
  'held',
  'late',
  'overdue',
  'differ',
  'early',
  'alone',
  'few',
  /** The rests of its year are not confirmed: its day may turn out to have no draw. */
  'unconfirmed',
] as const;
const Alarms = z.array(z.enum(ALARMS));

/** The step that comes next: open, close, draw, settle, refund, correct; done. */
const step = z.string();

/**
 * Opened for bets; no bet any more; its set of bets published; its number known; counted twice, after which the
 * first bet was decided; all bets decided or cancelled.
 */
const STEPS = ['opened', 'closed', 'sealed', 'drawn', 'counted', 'ended'] as const;

/** One source of a feed, as it was asked last. */
const Source = z.object({
  Name: z.string(),
  AskedAt: timestamp,
  /** When it answered last, and how long that took in milliseconds; null where it never did. */
  AnsweredAt: z.nullable(timestamp),
  LatencyMs: z.nullable(z.int()),
  /** The newest issue that it tells. */
  SerialNumber: z.nullable(z.int()),
});

const names = z.object({ zh: z.string(), en: z.string() });

/** exact: a draw pays so much; bound: no draw pays more. */
const mostPrizeIs = z.enum(['exact', 'bound']);

const Row = z.object({
  GameId: gameId,
  Name: names,
  /** Claims by a feed, and by nobody else. */
  IsFed: z.boolean(),
  /** 0 on sale, 1 in maintenance, 2 offline, 3 officially offline. */
  State: z.int(),
  /** The issue that takes bets or will next. */
  Current: z.nullable(
    z.object({
      SerialNumber: serialNumber,
      CloseAt: timestamp,
      DrawAt: timestamp,
      Bets: z.int(),
      Stake: money,
      /** The largest payout of its bets, refunds included. */
      MostPrize: money,
      MostPrizeIs: mostPrizeIs,
      /** The number or option on which its bets would cost most; null where none is counted: no cap is set. */
      Costliest: z.nullable(
        z.object({
          Play: z.string(),
          PlayName: names,
          Option: names,
          /** What would be paid if it were drawn, its stakes with it. */
          Pays: money,
        }),
      ),
    }),
  ),
  /** The newest issue whose number is known. */
  LastSerial: z.nullable(z.int()),
  /** The last day of the site that has issues. */
  MadeUntil: z.nullable(siteDay),
  Sources: z.array(Source),
  Alarms,
});

/** An issue that waits for somebody. */
const Waiting = z.object({
  ...issue,
  Name: z.object({ zh: z.string(), en: z.string() }),
  Step: step,
  DrawAt: timestamp,
  Alarms,
});

export const getIssueMonitor = post('/api/Console/Issues', {
  access: 'lottery.issues.read',
  passive: true,
  input: nothing,
  output: z.object({
    Rows: z.array(Row),
    Waiting: z.array(Waiting),
    DateTimeNow: timestamp,
  }),
  about:
    'Every game with its current issue and its sources, and the issues that wait for somebody.',
});

const number = z.nullable(z.string());

/** What somebody, or a source, says that an issue drew; nobody reads a number before it is decided. */
const Entry = z.object({
  Id: z.int(),
  By: z.string(),
  MadeAt: timestamp,
  /** waits: a second person is asked for; agreed: both said the same; void: they differed. */
  Outcome: z.string(),
  Number: number,
  Evidence: z.nullable(z.string()),
});

const Claim = z.object({ Source: z.string(), ToldAt: timestamp, Number: number });

const Correction = z.object({
  Run: z.int(),
  /** What the issue drew by the run before, and by this one. */
  Before: z.string(),
  Number: z.string(),
  Evidence: z.string(),
  Reason: z.string(),
  By: z.string(),
  Confirmed: z.string(),
  At: timestamp,
  /** Null while prizes are taken back and paid again. */
  FinishedAt: z.nullable(timestamp),
});

export const getIssue = post('/api/Console/Issue', {
  access: 'lottery.issues.read',
  passive: true,
  input: z.strictObject(issue),
  output: z.object({
    ...issue,
    Name: z.object({ zh: z.string(), en: z.string() }),
    IsFed: z.boolean(),
    /** WAITING 0, WINNUMBERGOT 1, AWARDED 2, CANCEL 3. */
    State: z.int(),
    Step: step,
    IsHeld: z.boolean(),
    Failures: z.int(),
    LastError: z.nullable(z.string()),
    StartAt: timestamp,
    CloseAt: timestamp,
    DrawAt: timestamp,
    Number: number,
    Bets: z.int(),
    Stake: money,
    Prize: money,
    /** Stakes of bets that were taken back, by their players or with the issue. */
    Returned: money,
    MostPrize: money,
    MostPrizeIs: mostPrizeIs,
    /** What it went through, and when; null where that has not come, or never does. */
    Steps: z.array(z.object({ Step: z.enum(STEPS), At: z.nullable(timestamp) })),
    /** Bets after this moment are void: a source told the number that early. */
    KnownAt: z.nullable(timestamp),
    Entries: z.array(Entry),
    Claims: z.array(Claim),
    Corrections: z.array(Correction),
    /** What happened to it, oldest first. */
    Events: z.array(z.object({ At: timestamp, Kind: z.string(), Detail: z.unknown() })),
    Alarms,
    DateTimeNow: timestamp,
  }),
  codes: ISSUE_CODES,
  about: 'One issue with everything that happened to it.',
});

const drawNumber = text.check(z.minLength(1), z.maxLength(200));

export const enterDraw = post('/api/Console/IssueDraw', {
  access: 'lottery.issues.draw',
  input: z.strictObject({
    ...issue,
    Number: drawNumber,
    /** Where others can read it: an address, a page of a paper. */
    Evidence: reason,
    Code: code,
  }),
  output: z.object({
    /** Of two entries that say the same the issue is drawn; one alone waits for another person's. */
    Outcome: z.enum(['waits', 'agreed']),
  }),
  codes: { ...ISSUE_CODES, ...PROPOSAL_CODES },
  about: 'Says what an issue of a fed game drew; two people say it, neither sees the other.',
});

const held = z.object({ Step: step });

export const holdIssue = post('/api/Console/IssueHold', {
  access: 'lottery.issues.halt',
  input: z.strictObject({ ...issue, Reason: reason }),
  output: held,
  codes: ISSUE_CODES,
  about: 'Ends the sale of an issue at once and holds its draw and prizes until it is continued.',
});

export const continueIssue = post('/api/Console/IssueContinue', {
  access: 'lottery.issues.retry',
  input: z.strictObject({ ...issue, Reason: reason }),
  output: held,
  codes: ISSUE_CODES,
  about: 'Lets an issue go on that was held, or that failed.',
});

export const proposeCancel = post('/api/Console/IssueCancel', {
  access: 'lottery.issues.cancel',
  input: z.strictObject({ ...issue, Reason: reason, Code: code }),
  output: Proposal,
  codes: { ...ISSUE_CODES, ...PROPOSAL_CODES },
  about: 'Asks a second person to cancel an issue of a fed game: its stakes go back.',
});
