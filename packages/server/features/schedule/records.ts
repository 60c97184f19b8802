import { ok, refused, type Result } from '@fairlot/rules/core/result';
import { mills } from '@fairlot/rules/core/money';
import type { Input, Output, Refusal } from '@fairlot/wire/core';
import type { SCHEDULE_CODES, scheduleHttp } from '@fairlot/wire/schedule';
import type { Db } from '../../platform/db.ts';
import { readNow } from '../lottery/index.ts';
import { presentIssue, presentSchedule } from './present.ts';
import { listSchedules, readIssues, sumSchedules } from './store-records.ts';

/** The schedules of a player, page by page, with the sums of all pages. */
export async function getSchedules(
  db: Db,
  playerId: bigint,
  input: Input<typeof scheduleHttp.getSchedules>,
): Promise<Output<typeof scheduleHttp.getSchedules>> {
  const { From, To, GameId, States, Page, PageSize } = input;
  const filter = { playerId, fromMs: From, toMs: To, gameId: GameId, states: States };
  const page = { offset: (Page - 1) * PageSize, limit: PageSize };
  const [rows, sums, nowMs] = await Promise.all([
    listSchedules(db, filter, page),
    sumSchedules(db, filter),
    readNow(db),
  ]);
  return {
    Rows: rows.map(presentSchedule),
    Total: Number(sums.schedules),
    SumAmount: mills(sums.total),
    SumDone: mills(sums.done),
    SumPrize: mills(sums.prize),
    DateTimeNow: nowMs,
  };
}

export async function getSchedule(
  db: Db,
  playerId: bigint,
  id: string,
): Promise<Result<Output<typeof scheduleHttp.getSchedule>, Refusal<typeof SCHEDULE_CODES>>> {
  const [row] = await listSchedules(db, { playerId, id }, { offset: 0, limit: 1 });
  if (!row) return refused({ code: 'NOT_FOUND' });
  const [issues, nowMs] = await Promise.all([readIssues(db, playerId, id), readNow(db)]);
  return ok({
    Schedule: presentSchedule(row),
    Issues: issues.map(presentIssue),
    DateTimeNow: nowMs,
  });
}
