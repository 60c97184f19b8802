import * as z from 'zod/mini';
import { MOST_ISSUES } from '@fairlot/rules/schedule/plan';
import { CartRow } from '../bet/shapes.ts';
import {
  gameId,
  intentId,
  money,
  nothing,
  post,
  serialNumber,
  timestamp,
  version,
} from '../core/index.ts';
import { HIGHEST_LIMIT, HIGHEST_MULTIPLE } from '@fairlot/rules/odds/stake';
import { AGREEMENT_CODES, END_CODES, PLACE_SCHEDULE_CODES, SCHEDULE_CODES } from './codes.ts';
import { Schedule, ScheduleIssue } from './shapes.ts';

const limit = money.check(z.refine((value) => value > 0n && value <= HIGHEST_LIMIT));

export const getIssues = post('/api/Schedule/Issues', {
  access: 'anyone',
  passive: true,
  outlivesSession: true,
  keepsPage: true,
  input: z.strictObject({ GameId: gameId }),
  output: z.object({
    Issues: z.array(
      z.object({
        SerialNumber: serialNumber,
        StartTimeStamp: timestamp,
        CloseTimeStamp: timestamp,
        DrawTimeStamp: timestamp,
      }),
    ),
    DateTimeNow: timestamp,
  }),
  about:
    'Issues of a game that are not closed yet, the next first: what a schedule may be made of.',
});

export const getAgreement = post('/api/Schedule/Agreement', {
  access: 'player',
  passive: true,
  keepsPage: true,
  input: nothing,
  output: z.object({
    /** Of the agreement as it is now. */
    Version: version,
    /** When the player accepted that version. */
    AcceptedTimeStamp: z.nullable(timestamp),
  }),
  about: 'Whether the player accepted the agreement of schedule bets.',
});

export const acceptAgreement = post('/api/Schedule/AcceptAgreement', {
  access: 'player',
  input: z.strictObject({ Version: version }),
  output: z.object({ Version: version, AcceptedTimeStamp: timestamp }),
  codes: AGREEMENT_CODES,
  about: 'Accepts the agreement of schedule bets that was read.',
});

export const place = post('/api/Schedule/Place', {
  access: 'player',
  keepsPage: true,
  input: z.strictObject({
    IntentId: intentId,
    GameId: gameId,
    /** What is bet on each issue, once over. */
    Bets: z.array(CartRow).check(z.minLength(1), z.maxLength(100)),
    /** In the order in which they are drawn; each row costs its multiple of the cart. */
    Issues: z
      .array(
        z.strictObject({
          SerialNumber: serialNumber,
          Multiple: z.int().check(z.minimum(1), z.maximum(HIGHEST_MULTIPLE)),
        }),
      )
      .check(z.minLength(1), z.maxLength(MOST_ISSUES)),
    /** How the multiples were found: number of `PLAN_KINDS`. */
    Plan: z.int().check(z.minimum(0), z.maximum(4)),
    StopIfWin: z.boolean(),
    StopIfEarn: z.optional(limit),
    /** Needed where a multiple rises. */
    StopIfLoss: z.optional(limit),
    AcceptAnyOdds: z.optional(z.boolean()),
  }),
  output: z.object({
    Id: z.string(),
    IntentId: z.string(),
    /** Set aside for all issues. */
    Amount: money,
    WalletAmount: money,
    /** True when this answer repeats the first one of the same request id. */
    Duplicate: z.boolean(),
  }),
  codes: PLACE_SCHEDULE_CODES,
  about: 'Places a schedule: all of its issues or none; their sum is set aside.',
});

export const cancelIssue = post('/api/Schedule/CancelIssue', {
  access: 'player',
  keepsPage: true,
  input: z.strictObject({ Id: z.uuid(), SerialNumber: serialNumber }),
  output: z.object({ Id: z.string(), WalletAmount: money }),
  codes: END_CODES,
  about: 'Takes one issue out of a schedule before it is bet.',
});

export const stop = post('/api/Schedule/Stop', {
  access: 'player',
  keepsPage: true,
  input: z.strictObject({ Id: z.uuid() }),
  output: z.object({ Id: z.string(), WalletAmount: money }),
  codes: END_CODES,
  about: 'Ends a schedule: what is not bet goes back.',
});

export const getSchedules = post('/api/Schedule/Records', {
  access: 'player',
  passive: true,
  keepsPage: true,
  input: z.strictObject({
    From: z.optional(timestamp),
    To: z.optional(timestamp),
    GameId: z.optional(gameId),
    States: z.optional(z.array(z.int().check(z.minimum(0), z.maximum(7))).check(z.maxLength(8))),
    Page: z.int().check(z.minimum(1), z.maximum(1_000)),
    PageSize: z.int().check(z.minimum(1), z.maximum(100)),
  }),
  output: z.object({
    Rows: z.array(Schedule),
    Total: z.int(),
    SumAmount: money,
    SumDone: money,
    SumPrize: money,
    DateTimeNow: timestamp,
  }),
  about: 'The schedules of the player, newest first.',
});

export const getSchedule = post('/api/Schedule/Record', {
  access: 'player',
  passive: true,
  keepsPage: true,
  input: z.strictObject({ Id: z.uuid() }),
  output: z.object({ Schedule, Issues: z.array(ScheduleIssue), DateTimeNow: timestamp }),
  codes: SCHEDULE_CODES,
  about: 'One schedule with all of its issues.',
});
