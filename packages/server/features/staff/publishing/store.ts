import { sql } from 'kysely';
import type { Executor, Tx } from '#platform/db';

export type VersionRow = {
  readonly version: number;
  readonly at_ms: bigint;
  readonly maker: string;
  readonly checker: string;
  readonly reason: string;
  readonly rules: unknown;
};

/** The version that holds; what nobody has published yet is its first. */
export async function readVersion(db: Executor, subject: string): Promise<number> {
  const { rows } = await sql<{ version: number }>`
    SELECT coalesce(max(version), 1)::int AS version FROM publication WHERE subject = ${subject}`.execute(
    db,
  );
  return rows[0]?.version ?? 1;
}

/** The same of many at once; those that nobody has published are left out. */
export async function readVersions(
  db: Executor,
  subjects: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ subject: string; version: number }>`
    SELECT subject, max(version)::int AS version FROM publication
    WHERE subject = ANY (${[...subjects]}::text[]) GROUP BY subject`.execute(db);
  return new Map(rows.map(({ subject, version }) => [subject, version]));
}

export type Kept = {
  readonly subject: string;
  readonly version: number;
  readonly maker: string;
  readonly checker: string;
  readonly reason: string;
  readonly rules: unknown;
};

/** Keeps a version; false where it is there: somebody else has published it. */
export async function insertVersion(tx: Tx, of: Kept): Promise<boolean> {
  const { rows } = await sql`
    INSERT INTO publication (subject, version, maker, checker, reason, rules)
    VALUES (${of.subject}, ${of.version}, ${of.maker}, ${of.checker}, ${of.reason}, ${JSON.stringify(of.rules)}::jsonb)
    ON CONFLICT DO NOTHING RETURNING version`.execute(tx);
  return rows.length > 0;
}

/** Versions, the newest first. */
export async function listVersions(
  db: Executor,
  subject: string,
  { before, most }: { readonly before: number | undefined; readonly most: number },
): Promise<readonly VersionRow[]> {
  const { rows } = await sql<VersionRow>`
    SELECT version, to_ms(at) AS at_ms, maker, checker, reason, rules FROM publication
    WHERE subject = ${subject} ${before === undefined ? sql`` : sql`AND version < ${before}`}
    ORDER BY version DESC LIMIT ${most}`.execute(db);
  return rows;
}

/** All rules of a version; undefined: there is none. */
export async function readRules(
  db: Executor,
  subject: string,
  version: number,
): Promise<object | undefined> {
  const { rows } = await sql<{ rules: object }>`
    SELECT rules FROM publication WHERE subject = ${subject} AND version = ${version}`.execute(db);
  return rows[0]?.rules;
}
