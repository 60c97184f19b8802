import * as z from 'zod/mini';
import { recordCursor } from '../bet/cursor.ts';
import { gameId, money, post, timestamp } from '../../core/index.ts';
import { SCHEDULE_CODES } from './codes.ts';
import { Schedule, ScheduleIssue } from './shapes.ts';

/** Which schedules of a player: those that all of these hold for. At most a year back. */
const FILTER = {
  From: z.optional(timestamp),
  To: z.optional(timestamp),
  GameId: z.optional(gameId),
  States: z.optional(z.array(z.int().check(z.minimum(0), z.maximum(7))).check(z.maxLength(8))),
} as const;

export const getSchedules = post('/api/Schedule/Records', {
  access: 'player',
  passive: true,
  keepsPage: true,
  input: z.strictObject({
    ...FILTER,
    After: z.optional(recordCursor),
    PageSize: z.int().check(z.minimum(1), z.maximum(200)),
  }),
  output: z.object({
    Rows: z.array(Schedule),
    /** Null at the end. */
    Next: z.nullable(z.string()),
    DateTimeNow: timestamp,
  }),
  about: 'The schedules of the player, newest first, from cursor to cursor.',
});

export const getScheduleSums = post('/api/Schedule/RecordSums', {
  access: 'player',
  passive: true,
  keepsPage: true,
  input: z.strictObject(FILTER),
  output: z.object({
    Total: z.int(),
    /** What was set aside for all of them, and what of it was staked. */
    SumAmount: money,
    SumDone: money,
    SumPrize: money,
    /** What came back of the stakes: ties, cancelled issues. */
    SumRefund: money,
  }),
  about: 'What the schedules of the same filters add up to.',
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
