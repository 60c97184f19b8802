import { sql } from 'kysely';
import type { Executor, Tx } from '#platform/db';
import type { TemplateName, Written } from './text.ts';

type Row = {
  readonly name: string;
  readonly subject_zh: string;
  readonly subject_en: string;
  readonly body_zh: string;
  readonly body_en: string;
};
const writtenOf = (row: Row): Written => ({
  subject: { zh: row.subject_zh, en: row.subject_en },
  body: { zh: row.body_zh, en: row.body_en },
});

/** What operators published under names; the others are as they are built in. */
export async function listTemplates(db: Executor): Promise<ReadonlyMap<string, Written>> {
  const { rows } = await sql<Row>`
    SELECT name, subject_zh, subject_en, body_zh, body_en FROM courier_template`.execute(db);
  return new Map(rows.map((row) => [row.name, writtenOf(row)]));
}

export async function readTemplate(db: Executor, name: TemplateName): Promise<Written | undefined> {
  const { rows } = await sql<Row>`
    SELECT name, subject_zh, subject_en, body_zh, body_en FROM courier_template
    WHERE name = ${name}`.execute(db);
  return rows[0] && writtenOf(rows[0]);
}

/** The same, while nobody else changes one: what was never published has no row to be held. */
export async function lockTemplate(tx: Tx, name: TemplateName): Promise<Written | undefined> {
  await sql`LOCK TABLE courier_template IN SHARE ROW EXCLUSIVE MODE`.execute(tx);
  return readTemplate(tx, name);
}

export async function writeTemplate(
  tx: Tx,
  name: TemplateName,
  { subject, body }: Written,
): Promise<void> {
  await sql`
    INSERT INTO courier_template (name, subject_zh, subject_en, body_zh, body_en)
    VALUES (${name}, ${subject.zh}, ${subject.en}, ${body.zh}, ${body.en})
    ON CONFLICT (name) DO UPDATE SET subject_zh = excluded.subject_zh, subject_en = excluded.subject_en,
      body_zh = excluded.body_zh, body_en = excluded.body_en`.execute(tx);
}
