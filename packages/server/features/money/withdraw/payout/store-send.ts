import { sql } from 'kysely';
import type { Executor, Tx } from '#platform/db';

/** A payout on its way to its provider, with what is needed to send it. */
export type DuePart = {
  player_id: bigint;
  withdrawal_id: string;
  no: string;
  provider: string;
  amount: bigint;
  /** Of the whole withdrawal, and what of USDT it is. */
  total: bigint;
  usdt: bigint | null;
  decimals: number | null;
  bank: string;
  memo: string;
  currency: string;
  payee_id: bigint;
  number_mac: Buffer;
};

/**
 * Takes payouts that are to be sent, and marks them as sent: several processes take each its own. A withdrawal all of
 * whose parts are sent is being paid.
 */
export async function takeToSend(tx: Tx, most: number): Promise<readonly DuePart[]> {
  const { rows } = await sql<DuePart>`
    WITH due AS (
      SELECT p.player_id, p.withdrawal_id, p.part, p.attempt FROM withdrawal_part p
      JOIN withdrawal w ON w.player_id = p.player_id AND w.id = p.withdrawal_id AND w.state = 7
      WHERE p.state = 0 ORDER BY p.made_at LIMIT ${most} FOR UPDATE OF w, p SKIP LOCKED)
    UPDATE withdrawal_part p SET state = 4, sent_at = app_now(), asked_at = app_now()
    FROM due d, withdrawal w
    WHERE p.player_id = d.player_id AND p.withdrawal_id = d.withdrawal_id AND p.part = d.part AND p.attempt = d.attempt
      AND w.player_id = d.player_id AND w.id = d.withdrawal_id AND p.state = 0
    RETURNING p.player_id, p.withdrawal_id, p.no, p.provider, p.amount, w.amount AS total, w.usdt, w.decimals, w.bank, w.memo, w.currency, w.payee_id,
      w.number_mac`.execute(tx);
  const ids = [...new Set(rows.map((row) => row.withdrawal_id))];
  if (ids.length > 0) {
    await sql`
      UPDATE withdrawal w SET state = 6
      WHERE w.player_id = ANY (${rows.map((row) => row.player_id)}::bigint[]) AND w.id = ANY (${ids}::uuid[])
        AND w.state = 7 AND NOT EXISTS (SELECT FROM withdrawal_part p
          WHERE p.player_id = w.player_id AND p.withdrawal_id = w.id AND p.state = 0)`.execute(tx);
  }
  return rows;
}

export type AskedPart = { no: string; provider: string };

/** Takes payouts that were asked for longest ago, and at least so many seconds; nobody else asks for them now. */
export async function takeToAsk(
  db: Executor,
  everyS: number,
  most: number,
): Promise<readonly AskedPart[]> {
  const { rows } = await sql<AskedPart>`
    WITH due AS (
      SELECT player_id, withdrawal_id, part, attempt FROM withdrawal_part
      WHERE state IN (3, 4) AND asked_at <= (SELECT app_now()) - ${everyS} * interval '1 second'
      ORDER BY asked_at LIMIT ${most} FOR UPDATE SKIP LOCKED)
    UPDATE withdrawal_part p SET asked_at = app_now() FROM due d
    WHERE p.player_id = d.player_id AND p.withdrawal_id = d.withdrawal_id AND p.part = d.part AND p.attempt = d.attempt
      AND p.state IN (3, 4)
    RETURNING p.no, p.provider`.execute(db);
  return rows;
}

/** What is needed to send a payout again whose end nobody knows; undefined: it is known. */
export async function resendPart(tx: Tx, no: string): Promise<DuePart | undefined> {
  const { rows } = await sql<DuePart>`
    UPDATE withdrawal_part p SET asked_at = app_now() FROM withdrawal w
    WHERE p.no = ${no} AND p.state = 3 AND w.player_id = p.player_id AND w.id = p.withdrawal_id
      AND w.state NOT IN (1, 2, 3)
    RETURNING p.player_id, p.withdrawal_id, p.no, p.provider, p.amount, w.amount AS total, w.usdt, w.decimals, w.bank, w.memo, w.currency, w.payee_id,
      w.number_mac`.execute(tx);
  return rows[0];
}

export type AutoRow = { player_id: bigint; id: string };

/** Withdrawals that the rules let through, and whose provider is to pay them. */
export async function listAuto(db: Executor, most: number): Promise<readonly AutoRow[]> {
  const { rows } = await sql<AutoRow>`
    SELECT player_id, id FROM withdrawal WHERE state = 5 ORDER BY asked_at LIMIT ${most}`.execute(
    db,
  );
  return rows;
}

/** Those of them whose players are in a layer that people look at. */
export async function listAutoReviewed(db: Executor, most: number): Promise<readonly AutoRow[]> {
  const { rows } = await sql<AutoRow>`
    SELECT w.player_id, w.id FROM withdrawal w
    JOIN player_layer p ON p.player_id = w.player_id JOIN layer l ON l.id = p.layer_id AND l.is_reviewed
    WHERE w.state = 5 ORDER BY w.asked_at LIMIT ${most}`.execute(db);
  return rows;
}
