import { sql } from 'kysely';
import type { Executor, Tx } from '#platform/db';
import type { CartReceipt } from './present.ts';
import type { StoredTerms } from './terms.ts';

/** Terms of a game and carts. */

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

type CartRow = {
  request_hash: Buffer;
  bet_ids: string[];
  stake: bigint;
  bonus: bigint | null;
  wallet: bigint;
  accepted_at: number;
  game_id: number;
  serial_number: bigint;
  close_at: number;
};

export type StoredCart = { readonly hash: Buffer; readonly receipt: CartReceipt };

/** The accepted request of an intent; undefined when there was none. */
export async function readCart(
  db: Executor,
  playerId: bigint,
  intent: string,
): Promise<StoredCart | undefined> {
  const { rows } = await sql<CartRow>`
    SELECT c.request_hash, c.bet_ids, c.stake, c.wallet, c.accepted_at,
      i.game_id, i.serial_number, i.close_at, bonus_in_cart(c.player_id, c.bet_ids) AS bonus
    FROM bet_cart c JOIN issue i ON i.id = c.issue_id
    WHERE c.player_id = ${playerId} AND c.intent = ${intent}`.execute(db);
  const [row] = rows;
  if (!row) return undefined;
  const receipt = {
    intent,
    gameId: row.game_id,
    serial: row.serial_number,
    betIds: row.bet_ids,
    stake: row.stake,
    bonus: row.bonus,
    wallet: row.wallet,
    acceptedAt: row.accepted_at,
    closeAt: row.close_at,
  };
  return { hash: row.request_hash, receipt };
}
