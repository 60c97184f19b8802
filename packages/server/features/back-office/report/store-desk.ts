import { sql } from 'kysely';
import type { Currency } from '#ledger';
import type { Executor } from '#platform/db';
import { NO_TEST, SUMS, type SumsRow } from './store-sums.ts';

export type HourRow = SumsRow & { readonly hour_ms: bigint };

/** Hours from a moment on in which something moved. */
export async function listHours(
  db: Executor,
  currency: Currency,
  fromMs: number,
): Promise<readonly HourRow[]> {
  const { rows } = await sql<HourRow>`
    SELECT to_ms(m.hour) AS hour_ms, ${SUMS} FROM money_hour m
    WHERE m.currency = ${currency} AND m.hour >= from_ms(${fromMs}) GROUP BY m.hour ORDER BY m.hour`.execute(
    db,
  );
  return rows;
}

type DayCount = { readonly day: string; readonly n: number };

/** Players with a stake, by day of the site; test accounts are none. */
export async function countBettors(
  db: Executor,
  { currency, from, kinds }: { currency: Currency; from: string; kinds: readonly number[] },
): Promise<readonly DayCount[]> {
  const { rows } = await sql<DayCount>`
    SELECT m.day, count(DISTINCT m.player_id)::int AS n
    FROM money_day m JOIN player p ON p.player_id = m.player_id
    WHERE m.day >= ${from}::date AND m.currency = ${currency} AND m.kind = ANY (${kinds}::smallint[]) AND ${NO_TEST}
    GROUP BY 1`.execute(db);
  return rows;
}

/** Accounts that were opened, by day of the site. */
export async function countRegistered(db: Executor, fromMs: number): Promise<readonly DayCount[]> {
  const { rows } = await sql<DayCount>`
    SELECT site_day(p.created_at) AS day, count(*)::int AS n FROM player p
    WHERE p.created_at >= from_ms(${fromMs}) AND ${NO_TEST} GROUP BY 1`.execute(db);
  return rows;
}

/** Logins of players that were active in the last so many minutes; what has no token left is not looked at. */
export async function countOnline(db: Executor, minutes: number): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    SELECT count(DISTINCT t.session_id)::int AS n FROM session_token t
    JOIN session s ON s.player_id = t.player_id AND s.id = t.session_id
    WHERE t.expires_at > (SELECT app_now()) AND s.ended_code IS NULL
      AND s.active_at > (SELECT app_now()) - ${minutes} * interval '1 minute'`.execute(db);
  return rows[0]?.n ?? 0;
}

/** Names of players, and whom an account name is of. */
export async function namesOf(
  db: Executor,
  ids: readonly bigint[],
): Promise<ReadonlyMap<string, string>> {
  const { rows } = await sql<{ player_id: bigint; user_name: string }>`
    SELECT player_id, user_name FROM player WHERE player_id = ANY (${ids}::bigint[])`.execute(db);
  return new Map(rows.map((row) => [String(row.player_id), row.user_name]));
}

export async function findPlayer(
  db: Executor,
  name: string,
): Promise<{ readonly id: bigint; readonly depth: number } | undefined> {
  const { rows } = await sql<{ id: bigint; depth: number }>`
    SELECT player_id AS id, cardinality(line_above(player_id)) AS depth FROM player
    WHERE lower(user_name) = ${name.trim().toLowerCase()}`.execute(db);
  return rows[0];
}
