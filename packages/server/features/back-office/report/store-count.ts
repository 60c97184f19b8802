import { sql } from 'kysely';
import { invariant } from '@fairlot/rules/core/invariant';
import type { Executor } from '#platform/db';

export type Counted = {
  /** The last journal that was counted, and when that was looked at last. */
  readonly upto: bigint;
  readonly counted_ms: bigint;
  /** By how much entries of what was counted are off zero. */
  readonly odd: bigint;
};

export async function readCounted(db: Executor): Promise<Counted> {
  const { rows } = await sql<Counted>`
    SELECT upto, to_ms(counted_at) AS counted_ms, odd FROM money_counted`.execute(db);
  const [row] = rows;
  invariant(row, 'the place of the count is a row');
  return row;
}

/** Counts journals up to a watermark, so many at most; up to which it came. */
export async function countUpTo(db: Executor, upto: bigint, most: number): Promise<bigint> {
  const { rows } = await sql<{ at: bigint }>`SELECT money_count(${upto}, ${most}) AS at`.execute(
    db,
  );
  return rows[0]?.at ?? 0n;
}

export async function auditReport(db: Executor): Promise<readonly string[]> {
  const { rows } = await sql<{ line: string }>`SELECT line FROM report_audit()`.execute(db);
  return rows.map(({ line }) => line);
}
