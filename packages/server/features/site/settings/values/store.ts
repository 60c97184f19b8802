import { sql } from 'kysely';
import { KEPT, transaction, type Executor, type Tx } from '#platform/db';

type Row = { name: string; value: unknown; now_ms: bigint };

/** All settings that were ever changed, and the database clock. */
export async function readSettings(
  db: Executor,
): Promise<{ rows: Readonly<Record<string, unknown>>; nowMs: number }> {
  const { rows } = await sql<Row>`${KEPT}
    SELECT s.name, s.value, to_ms(app_now()) AS now_ms
    FROM (SELECT 1) one LEFT JOIN site_setting s ON true`.execute(db);
  const known = rows.filter((row) => row.name !== null);
  return {
    rows: Object.fromEntries(known.map((row) => [row.name, row.value])),
    nowMs: Number(rows[0]?.now_ms ?? 0n),
  };
}

export const writeSetting = (db: Executor, name: string, value: unknown): Promise<void> =>
  writeSettings(db, { [name]: value });

/** Nobody finds some of them changed and others not yet. */
export async function writeSettings(
  db: Executor,
  values: Readonly<Record<string, unknown>>,
): Promise<void> {
  await sql`
    INSERT INTO site_setting (name, value) SELECT key, value FROM jsonb_each(${JSON.stringify(values)}::jsonb)
    ON CONFLICT (name) DO UPDATE SET value = excluded.value, changed_at = app_now()`.execute(db);
}

/**
 * Changes a setting by what it is at this moment: whoever else changes it waits until this is done, and
 * then finds what was made of it. `from` is what it is while nobody has changed it.
 */
export const changeSetting = <T>(
  db: Executor,
  name: string,
  from: T,
  change: (now: T) => T,
): Promise<void> =>
  transaction(db, async (tx) => {
    await sql`
      INSERT INTO site_setting (name, value) VALUES (${name}, ${JSON.stringify(from)}::jsonb)
      ON CONFLICT (name) DO NOTHING`.execute(tx);
    const { rows } = await sql<{ value: T }>`
      SELECT value FROM site_setting WHERE name = ${name} FOR UPDATE`.execute(tx);
    const next = change(rows[0] ? rows[0].value : from);
    await sql`
      UPDATE site_setting SET value = ${JSON.stringify(next)}::jsonb, changed_at = app_now()
      WHERE name = ${name}`.execute(tx);
  });

/** The key space of the advisory lock of the settings. */
const SETTINGS_LOCK_SPACE = 20_005;

/** Whoever changes settings of the site waits here for whoever does it at this moment. */
export async function lockSettings(tx: Tx): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(${SETTINGS_LOCK_SPACE}, 0)`.execute(tx);
}
