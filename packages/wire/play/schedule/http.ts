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
} from '../../core/index.ts';
import { HIGHEST_LIMIT, HIGHEST_MULTIPLE } from '@fairlot/rules/odds/stake';
import { AGREEMENT_CODES, END_CODES, PLACE_SCHEDULE_CODES, SCHEDULE_CODES } from './codes.ts';
import { ScheduleReceipt } from './shapes.ts';

export { getSchedule, getSchedules, getScheduleSums } from './records.ts';

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
  output: ScheduleReceipt,
  codes: PLACE_SCHEDULE_CODES,
  about: 'Places a schedule: all of its issues or none; their sum is set aside.',
});

export const byIntent = post('/api/Schedule/ByIntent', {
  access: 'player',
  passive: true,
  keepsPage: true,
  input: z.strictObject({ IntentId: intentId }),
  output: ScheduleReceipt,
  codes: SCHEDULE_CODES,
  about: 'What became of a schedule whose answer was lost.',
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
