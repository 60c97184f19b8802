import { sql } from 'kysely';
import type { Db } from '../../platform/db.ts';

type Row = { name: string; value: unknown; now_ms: bigint };

/** All settings that were ever changed, and the database clock. */
export async function readSettings(
  db: Db,
): Promise<{ rows: Readonly<Record<string, unknown>>; nowMs: number }> {
  const { rows } = await sql<Row>`
    SELECT s.name, s.value, to_ms(app_now()) AS now_ms
    FROM (SELECT 1) one LEFT JOIN site_setting s ON true`.execute(db);
  const known = rows.filter((row) => row.name !== null);
  return {
    rows: Object.fromEntries(known.map((row) => [row.name, row.value])),
    nowMs: Number(rows[0]?.now_ms ?? 0n),
  };
}

export async function writeSetting(db: Db, name: string, value: unknown): Promise<void> {
  await sql`
    INSERT INTO site_setting (name, value) VALUES (${name}, ${JSON.stringify(value)}::jsonb)
    ON CONFLICT (name) DO UPDATE SET value = excluded.value, changed_at = app_now()`.execute(db);
}
