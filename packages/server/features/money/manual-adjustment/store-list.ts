import { sql } from 'kysely';
import { mills, type Money } from '@fairlot/rules/core/money';
import type { Executor } from '#platform/db';
import { startingWith } from '#platform/db-pattern';

/** What was posted, as operators look it up. */
export type PostedRow = {
  id: number;
  kind: number;
  times: number;
  memo_zh: string;
  memo_en: string;
  reason: string;
  maker_name: string;
  checker_name: string;
  posted_ms: bigint;
  lines: number;
  failed: number;
  amount: bigint;
};

export type PostedFilter = {
  /** What the account of a player in it begins with, in lower case. */
  readonly search: string | undefined;
  readonly kind: number | undefined;
  readonly before: number | undefined;
};

export async function listAdjustments(
  db: Executor,
  { search, kind, before }: PostedFilter,
  count: number,
): Promise<readonly PostedRow[]> {
  const named =
    search === undefined
      ? sql`true`
      : sql`EXISTS (SELECT FROM adjustment_line n JOIN player p ON p.player_id = n.player_id
          WHERE n.adjustment_id = a.id AND lower(p.user_name) LIKE ${startingWith(search)})`;
  const { rows } = await sql<PostedRow>`
    SELECT a.id, a.kind, a.times, a.memo_zh, a.memo_en, a.reason, a.maker_name, a.checker_name,
      to_ms(a.posted_at) AS posted_ms, l.lines, l.failed, l.amount
    FROM adjustment a CROSS JOIN LATERAL (
      SELECT count(*)::int AS lines, count(fault)::int AS failed,
        coalesce(sum(amount) FILTER (WHERE fault IS NULL), 0)::bigint AS amount
      FROM adjustment_line WHERE adjustment_id = a.id) l
    WHERE ${named} AND (${kind ?? null}::smallint IS NULL OR a.kind = ${kind ?? null})
      AND (${before ?? null}::int IS NULL OR a.id < ${before ?? null})
    ORDER BY a.id DESC LIMIT ${count}`.execute(db);
  return rows;
}

export type LineRow = {
  readonly playerId: bigint;
  readonly userName: string;
  readonly amount: Money;
  readonly fault: 'SHORT' | 'CLOSED' | null;
};

/** The lines of one in their order; none where there is no such adjustment. */
export async function listLines(db: Executor, adjustmentId: number): Promise<readonly LineRow[]> {
  const { rows } = await sql<{
    player_id: bigint;
    user_name: string;
    amount: bigint;
    fault: LineRow['fault'];
  }>`
    SELECT l.player_id, p.user_name, l.amount, l.fault
    FROM adjustment_line l JOIN player p ON p.player_id = l.player_id
    WHERE l.adjustment_id = ${adjustmentId} ORDER BY l.line`.execute(db);
  return rows.map((row) => ({
    playerId: row.player_id,
    userName: row.user_name,
    amount: mills(row.amount),
    fault: row.fault,
  }));
}
