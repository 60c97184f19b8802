import { ok, refused, type Result } from '@fairlot/rules/core/result';
import { mills } from '@fairlot/rules/core/money';
import type { Input, Output, Refusal } from '@fairlot/wire/core';
import type { SCHEDULE_CODES, scheduleHttp } from '@fairlot/wire/play/schedule';
import type { Db } from '#platform/db';
import { cursorOf, MOST_BACK_MS, placeOf } from '../bet/records/index.ts';
import { readNow } from '../lottery/issues/index.ts';
import { presentIssue, presentSchedule } from './present.ts';
import { listSchedules, readIssues, sumSchedules, type ScheduleFilter } from './store-records.ts';

type Sums = typeof scheduleHttp.getScheduleSums;

/** The schedules of a player, newest first, from cursor to cursor. */
export async function getSchedules(
  db: Db,
  playerId: bigint,
  input: Input<typeof scheduleHttp.getSchedules>,
): Promise<Output<typeof scheduleHttp.getSchedules>> {
  const nowMs = await readNow(db);
  const { After, PageSize: limit } = input;
  const found = await listSchedules(db, filterOf(playerId, input, nowMs), {
    after: After === undefined ? undefined : placeOf(After),
    // One more says whether there are more.
    limit: limit + 1,
  });
  const rows = found.slice(0, limit);
  const last = rows.at(-1);
  const next = found.length > limit && last ? cursorOf(last.place) : null;
  return { Rows: rows.map(presentSchedule), Next: next, DateTimeNow: nowMs };
}

/** What the schedules of the same filters add up to. */
export async function getScheduleSums(
  db: Db,
  playerId: bigint,
  input: Input<Sums>,
): Promise<Output<Sums>> {
  const sums = await sumSchedules(db, filterOf(playerId, input, await readNow(db)));
  return {
    Total: Number(sums.schedules),
    SumAmount: mills(sums.total),
    SumDone: mills(sums.done),
    SumPrize: mills(sums.prize),
    SumRefund: mills(sums.refund),
  };
}

const filterOf = (
  playerId: bigint,
  { From = 0, To, GameId, States }: Input<Sums>,
  nowMs: number,
): ScheduleFilter => ({
  playerId,
  fromMs: Math.max(From, nowMs - MOST_BACK_MS),
  toMs: To,
  gameId: GameId,
  states: States,
});

export async function getSchedule(
  db: Db,
  playerId: bigint,
  id: string,
): Promise<Result<Output<typeof scheduleHttp.getSchedule>, Refusal<typeof SCHEDULE_CODES>>> {
  const [row] = await listSchedules(db, { playerId, id }, { limit: 1 });
  if (!row) return refused({ code: 'NOT_FOUND' });
  const [issues, nowMs] = await Promise.all([readIssues(db, playerId, id), readNow(db)]);
  return ok({
    Schedule: presentSchedule(row),
    Issues: issues.map(presentIssue),
    DateTimeNow: nowMs,
  });
}
