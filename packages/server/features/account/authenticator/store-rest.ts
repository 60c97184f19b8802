import { sql } from 'kysely';
import type { Executor, Tx } from '#platform/db';

/** Lets the money of a player rest for so many hours from now, or longer where it rests longer already. */
export async function restFunds(tx: Tx, playerId: bigint, hours: number): Promise<void> {
  await sql`
    INSERT INTO funds_rest AS f (player_id, until)
    VALUES (${playerId}, app_now() + ${hours} * interval '1 hour')
    ON CONFLICT (player_id) DO UPDATE SET until = greatest(f.until, excluded.until)`.execute(tx);
}

/** Until when the money of a player rests, in milliseconds since 1970; undefined: it does not. */
export async function fundsRestUntil(
  db: Executor,
  playerId: bigint,
): Promise<{ readonly untilMs: number; readonly hours: number } | undefined> {
  const { rows } = await sql<{ until_ms: bigint; hours: number }>`
    SELECT to_ms(until) AS until_ms, ceil(extract(epoch FROM until - app_now()) / 3600)::int AS hours
    FROM funds_rest WHERE player_id = ${playerId} AND until > (SELECT app_now())`.execute(db);
  const row = rows[0];
  return row && { untilMs: Number(row.until_ms), hours: row.hours };
}
