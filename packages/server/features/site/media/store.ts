import { sql } from 'kysely';
import type { Executor, Tx } from '#platform/db';

/** Keeps a picture, or counts one that is there as uploaded just now, so that it stays for whoever refers to it next. */
export async function upsertPicture(db: Executor, name: string, bytes: Buffer): Promise<void> {
  await sql`
    INSERT INTO picture (name, bytes) VALUES (${name}, ${bytes})
    ON CONFLICT (name) DO UPDATE SET made_at = app_now(), refused_at = NULL`.execute(db);
}

/** Refused is one for whoever had it refused: what somebody else shows is his, and stays. */
const SHOWN = sql`(refused_at IS NULL OR picture_used(name))`;

export async function readPicture(db: Executor, name: string): Promise<Buffer | undefined> {
  const { rows } = await sql<{ bytes: Buffer }>`
    SELECT bytes FROM picture WHERE name = ${name} AND ${SHOWN}`.execute(db);
  return rows[0]?.bytes;
}

/** Which of these are there, and may be shown. */
export async function readShown(
  db: Executor,
  names: readonly string[],
): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ name: string }>`
    SELECT name FROM picture WHERE name = ANY(${names}) AND ${SHOWN}`.execute(db);
  return new Set(rows.map(({ name }) => name));
}

/** From the end of this transaction on nobody is shown a picture, but by what else refers to it. */
export async function refusePicture(tx: Tx, name: string): Promise<void> {
  await sql`UPDATE picture SET refused_at = app_now() WHERE name = ${name}`.execute(tx);
}

/** Lets go of what nothing refers to; how many went. */
export async function sweepPictures(db: Executor, most: number): Promise<number> {
  const { rows } = await sql<{ gone: number }>`SELECT picture_sweep(${most}) AS gone`.execute(db);
  return rows[0]?.gone ?? 0;
}
