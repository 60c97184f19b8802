import { sql } from 'kysely';
import type { Db } from '#platform/db';

const BEGIN = 'begin';
const END = 'end';

/** Marks a database without players as one for demo data. Call it before the demo accounts are made. */
export async function markEmpty(owner: Db): Promise<void> {
  await sql`
    INSERT INTO demo_step (name) SELECT ${BEGIN}
    WHERE NOT EXISTS (SELECT FROM player) AND NOT EXISTS (SELECT FROM operator)
    ON CONFLICT DO NOTHING`.execute(owner);
}

export type Progress = {
  readonly beganMs: number;
  readonly done: ReadonlySet<string>;
};

/** Returns null if this database gets no demo data, or has all of it. */
export async function readProgress(owner: Db): Promise<Progress | null> {
  const { rows } = await sql<{ name: string; at: bigint }>`
    SELECT name, to_ms(done_at) AS at FROM demo_step`.execute(owner);
  const began = rows.find(({ name }) => name === BEGIN);
  const done = new Set(rows.map(({ name }) => name));
  return began && !done.has(END) ? { beganMs: Number(began.at), done } : null;
}

export async function writeDone(owner: Db, name: string): Promise<void> {
  await sql`INSERT INTO demo_step (name) VALUES (${name}) ON CONFLICT DO NOTHING`.execute(owner);
}

export const writeEnd = (owner: Db): Promise<void> => writeDone(owner, END);

export async function readNow(owner: Db): Promise<number> {
  const { rows } = await sql<{ now: bigint }>`SELECT to_ms(app_now()) AS now`.execute(owner);
  return Number(rows[0]?.now ?? 0n);
}
