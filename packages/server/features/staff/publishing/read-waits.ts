import type { Permission } from '@fairlot/rules/check/operator-roles';
import type { Waits } from '@fairlot/wire/staff/publishing';
import type { Executor } from '#platform/db';
import { listWaiting } from '../operator/proposals/index.ts';
import { type DueRow, listDue, listVoid } from './store-due.ts';

/** What lists say of each subject beside its rules: what waits for a second operator or its time, and what became void. */
export async function readWaits(
  db: Executor,
  permission: Permission,
  subjects: readonly string[],
): Promise<(subject: string) => Waits> {
  const asked = await listWaiting(db, permission, subjects);
  const bySubject = (rows: readonly DueRow[]) => new Map(rows.map((row) => [row.subject, row]));
  const due = bySubject(await listDue(db, subjects));
  const gone = bySubject(await listVoid(db, subjects));
  const msOf = (ms: bigint | null | undefined): number | null =>
    ms === null || ms === undefined ? null : Number(ms);
  return (subject) => ({
    Due: msOf(due.get(subject)?.due_ms),
    Void: msOf(gone.get(subject)?.ended_ms),
    IsAsked: asked.has(subject),
  });
}
