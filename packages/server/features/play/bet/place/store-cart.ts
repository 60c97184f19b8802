import { sql } from 'kysely';
import type { Executor } from '#platform/db';
import type { CartReceipt } from './present-receipt.ts';

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
