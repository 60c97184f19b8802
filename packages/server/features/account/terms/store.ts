import { sql } from 'kysely';
import type { Executor, Tx } from '#platform/db';

export type TermsText = { readonly zh: string; readonly en: string };
export type Terms = TermsText & { readonly version: number; readonly publishedMs: number };

type Row = TermsText & { readonly version: number; readonly published_ms: bigint };
const toTerms = ({ version, zh, en, published_ms: ms }: Row): Terms => ({
  version,
  zh,
  en,
  publishedMs: Number(ms),
});

/** A version of the terms; the newest where none is named. */
export async function readTerms(db: Executor, version?: number): Promise<Terms | undefined> {
  const { rows } = await sql<Row>`
    SELECT version, zh, en, to_ms(published_at) AS published_ms FROM terms_version
    WHERE ${version ?? null}::int IS NULL OR version = ${version ?? null}
    ORDER BY version DESC LIMIT 1`.execute(db);
  return rows.map(toTerms)[0];
}

export type Published = {
  readonly version: number;
  readonly makerName: string;
  readonly checkerName: string;
  readonly reason: string;
  readonly publishedMs: number;
  readonly accepted: number;
};

/** The newest of them first, with how many players accepted each. */
export async function listVersions(db: Executor, most: number): Promise<readonly Published[]> {
  const { rows } = await sql<{
    version: number;
    maker_name: string;
    checker_name: string;
    reason: string;
    published_ms: bigint;
    accepted: number;
  }>`
    SELECT v.version, v.maker_name, v.checker_name, v.reason, to_ms(v.published_at) AS published_ms,
      (SELECT count(*)::int FROM terms_acceptance a WHERE a.version = v.version) AS accepted
    FROM terms_version v ORDER BY v.version DESC LIMIT ${most}`.execute(db);
  return rows.map((row) => ({
    version: row.version,
    makerName: row.maker_name,
    checkerName: row.checker_name,
    reason: row.reason,
    publishedMs: Number(row.published_ms),
    accepted: row.accepted,
  }));
}

export type NewVersion = TermsText & {
  readonly makerName: string;
  readonly checkerName: string;
  readonly reason: string;
};

/** Publishes a version behind the one that was seen; false: there is another behind that already. */
export async function insertVersion(
  tx: Tx | Executor,
  seen: number,
  { zh, en, makerName, checkerName, reason }: NewVersion,
): Promise<boolean> {
  const { rows } = await sql`
    INSERT INTO terms_version (version, zh, en, maker_name, checker_name, reason)
    SELECT ${seen}::int + 1, ${zh}, ${en}, ${makerName}, ${checkerName}, ${reason}
    WHERE ${seen}::int = (SELECT coalesce(max(version), 0) FROM terms_version)
    ON CONFLICT DO NOTHING RETURNING version`.execute(tx);
  return rows.length === 1;
}

/** What a player accepted last; undefined: nothing since versions are kept. */
export async function readAcceptance(
  db: Executor,
  playerId: bigint,
): Promise<{ readonly version: number; readonly atMs: number } | undefined> {
  const { rows } = await sql<{ version: number; at_ms: bigint }>`
    SELECT version, to_ms(accepted_at) AS at_ms FROM terms_acceptance
    WHERE player_id = ${playerId} ORDER BY version DESC LIMIT 1`.execute(db);
  return rows.map((row) => ({ version: row.version, atMs: Number(row.at_ms) }))[0];
}

/**
 * Notes that a player accepted a version, where it is the newest at this moment; any without one named.
 * False: there is a newer one. Accepted again, it stays accepted when it was.
 */
export async function insertAcceptance(
  db: Executor,
  playerId: bigint,
  version?: number,
): Promise<boolean> {
  const { rows } = await sql<{ version: number }>`
    WITH newest AS (SELECT max(version) AS version FROM terms_version),
    added AS (
      INSERT INTO terms_acceptance (player_id, version)
      SELECT ${playerId}, version FROM newest
      WHERE version IS NOT NULL AND version = coalesce(${version ?? null}::int, version)
      ON CONFLICT DO NOTHING)
    SELECT version FROM newest WHERE version = coalesce(${version ?? null}::int, version)`.execute(
    db,
  );
  return rows.length === 1;
}
