import { sql } from 'kysely';
import type { Executor, Tx } from '#platform/db';
import type { StoredTerms } from './terms.ts';

export async function readNewestTerms(
  db: Executor,
  gameId: number,
): Promise<{ version: number; stored: StoredTerms }> {
  const { rows } = await sql<{ version: number; terms: StoredTerms }>`
    SELECT version, terms FROM game_terms
    WHERE game_id = ${gameId} ORDER BY version DESC LIMIT 1`.execute(db);
  return { version: rows[0]?.version ?? 0, stored: rows[0]?.terms ?? {} };
}

export async function readTerms(
  db: Executor,
  gameId: number,
  version: number,
): Promise<StoredTerms | undefined> {
  const { rows } = await sql<{ terms: StoredTerms }>`
    SELECT terms FROM game_terms WHERE game_id = ${gameId} AND version = ${version}`.execute(db);
  return rows[0]?.terms;
}

/** The key space of the advisory locks of terms; the second key is the game. */
const TERMS_LOCK_SPACE = 20_003;

/** Whoever changes the terms of a game waits here for whoever does it at this moment. */
export async function lockTerms(tx: Tx, gameId: number): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(${TERMS_LOCK_SPACE}, ${gameId})`.execute(tx);
}

export async function insertTerms(
  tx: Tx,
  gameId: number,
  version: number,
  terms: StoredTerms,
): Promise<void> {
  await sql`
    INSERT INTO game_terms (game_id, version, terms)
    VALUES (${gameId}, ${version}, ${JSON.stringify(terms)}::jsonb)`.execute(tx);
}
