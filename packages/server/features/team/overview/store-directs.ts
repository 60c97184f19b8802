import { sql } from 'kysely';
import { LINE_FIGURE } from '@fairlot/rules/core/line-figures';
import { KINDS_OF } from '@fairlot/rules/core/report-columns';
import type { Executor } from '#platform/db';
import type { KindSum, Span } from './store-line.ts';

/** Midnight UTC+8 at which a day begins. */
const midnight = (day: string) =>
  sql`(${day}::date::timestamp - interval '8 hours') AT TIME ZONE 'UTC'`;

/** Direct members, each with the day from which on they stand there: what they did elsewhere is not of this line. */
const DIRECTS = (head: bigint) => sql`
  (SELECT p.player_id, p.created_at, coalesce((SELECT site_day(max(v.moved_at)) FROM player_move v
      WHERE v.player_id = p.player_id), '-infinity'::date) AS since
    FROM player p WHERE p.parent = ${head}) d`;

/** What the direct members of an agent did, each counted once a day in the figures of people. */
export async function sumDirects(
  db: Executor,
  head: bigint,
  { currency, from, to }: Span,
): Promise<readonly KindSum[]> {
  const { rows } = await sql<KindSum>`
    WITH moved AS MATERIALIZED (
      SELECT m.player_id, m.day, m.kind, m.amount, m.journals
      FROM ${DIRECTS(head)} JOIN money_day m ON m.player_id = d.player_id
      WHERE m.currency = ${currency} AND m.day BETWEEN greatest(d.since, ${from}::date) AND ${to}::date)
    SELECT day, kind, sum(amount)::bigint AS amount, sum(journals)::int AS journals FROM moved GROUP BY 1, 2
    UNION ALL
    SELECT day, ${LINE_FIGURE.bettors}::smallint, 0, count(DISTINCT player_id)::int FROM moved
    WHERE kind = ${LINE_FIGURE.settledStake} GROUP BY 1
    UNION ALL
    SELECT day, ${LINE_FIGURE.depositors}::smallint, 0, count(DISTINCT player_id)::int FROM moved
    WHERE kind = ANY (${KINDS_OF.deposit}::smallint[]) GROUP BY 1`.execute(db);
  return rows;
}

/** The people of these days that no movement tells of: who registered, signed in, and deposited for the first time. */
export async function countDirects(
  db: Executor,
  head: bigint,
  { from, to }: Span,
): Promise<readonly KindSum[]> {
  const end = sql`${midnight(to)} + interval '1 day'`;
  const { rows } = await sql<KindSum>`
    SELECT site_day(d.created_at) AS day, ${LINE_FIGURE.registrations}::smallint AS kind, 0::bigint AS amount,
      count(*)::int AS journals
    FROM ${DIRECTS(head)}
    WHERE d.created_at >= ${midnight(from)} AND d.created_at < ${end} AND d.since <= site_day(d.created_at) GROUP BY 1
    UNION ALL
    SELECT site_day(s.created_at), ${LINE_FIGURE.signIns}::smallint, 0, count(DISTINCT s.player_id)::int
    FROM ${DIRECTS(head)} JOIN session s ON s.player_id = d.player_id
    WHERE s.created_at >= ${midnight(from)} AND s.created_at < ${end} AND d.since <= site_day(s.created_at) GROUP BY 1
    UNION ALL
    SELECT site_day(f.ended_at), ${LINE_FIGURE.firstDepositors}::smallint, 0, count(*)::int
    FROM ${DIRECTS(head)} JOIN deposit f ON f.player_id = d.player_id
    WHERE f.is_first AND f.ended_at >= ${midnight(from)} AND f.ended_at < ${end}
      AND d.since <= site_day(f.ended_at) GROUP BY 1`.execute(db);
  return rows;
}
