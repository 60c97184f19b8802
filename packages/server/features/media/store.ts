import { sql } from 'kysely';
import type { Executor } from '../../platform/db.ts';

/** Keeps a picture, or counts one that is there as uploaded just now, so that it stays for whoever refers to it next. */
export async function upsertPicture(db: Executor, name: string, bytes: Buffer): Promise<void> {
  await sql`
    INSERT INTO picture (name, bytes) VALUES (${name}, ${bytes})
    ON CONFLICT (name) DO UPDATE SET made_at = app_now()`.execute(db);
}

export async function readPicture(db: Executor, name: string): Promise<Buffer | undefined> {
  const { rows } = await sql<{ bytes: Buffer }>`
    SELECT bytes FROM picture WHERE name = ${name}`.execute(db);
  return rows[0]?.bytes;
}

/** Lets go of what nothing refers to; how many went. */
export async function sweepPictures(db: Executor, most: number): Promise<number> {
  const { rows } = await sql<{ gone: number }>`SELECT picture_sweep(${most}) AS gone`.execute(db);
  return rows[0]?.gone ?? 0;
}
