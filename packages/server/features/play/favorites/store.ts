import { sql } from 'kysely';
import type { Executor, Tx } from '#platform/db';

/** The games that a player keeps, in his order; version 0 until he changed them for the first time. */
export type Kept = { readonly gameIds: readonly number[]; readonly version: number };

type Row = { game_ids: number[]; version: number };
const NONE: Kept = { gameIds: [], version: 0 };
const keptOf = (row: Row | undefined): Kept =>
  row ? { gameIds: row.game_ids, version: row.version } : NONE;

export async function readKept(db: Executor, playerId: bigint): Promise<Kept> {
  const { rows } = await sql<Row>`
    SELECT game_ids, version FROM bet_collection WHERE player_id = ${playerId}`.execute(db);
  return keptOf(rows[0]);
}

/** Whoever changes what a player keeps waits here for whoever does it at this moment. */
export async function lockKept(tx: Tx, playerId: bigint): Promise<Kept> {
  await sql`
    INSERT INTO bet_collection (player_id) VALUES (${playerId}) ON CONFLICT DO NOTHING`.execute(tx);
  const { rows } = await sql<Row>`
    SELECT game_ids, version FROM bet_collection WHERE player_id = ${playerId} FOR UPDATE`.execute(
    tx,
  );
  return keptOf(rows[0]);
}

export async function writeKept(
  tx: Tx,
  playerId: bigint,
  { gameIds, version }: Kept,
): Promise<void> {
  await sql`
    UPDATE bet_collection SET game_ids = ${gameIds}::smallint[], version = ${version}
    WHERE player_id = ${playerId}`.execute(tx);
}

/** Those of the games that there are, in the order in which they were named. */
export async function knownGames(db: Executor, ids: readonly number[]): Promise<readonly number[]> {
  const { rows } = await sql<{ id: number }>`
    SELECT w.id FROM unnest(${ids}::smallint[]) WITH ORDINALITY AS w(id, n)
    JOIN game g ON g.id = w.id ORDER BY w.n`.execute(db);
  return rows.map(({ id }) => id);
}
