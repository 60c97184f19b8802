import { sql } from 'kysely';
import type { Executor, Tx } from '#platform/db';

export const REVERSAL_CAUSES = { reversed: 1, chargedBack: 2 } as const;

/** How an order was taken back after it had been credited; thousandths, milliseconds UTC. */
export type OrderReversal = {
  readonly ms: number;
  readonly taken: number;
  readonly owed: number;
  readonly cause: number;
  readonly reason: string;
};

/** The same of an order `d`: of its own payment, and of no other that came under its number. */
export const REVERSAL = sql`
  (SELECT jsonb_build_object('ms', to_ms(r.at), 'taken', r.taken, 'owed', r.owed, 'cause', r.cause, 'reason', r.reason)
    FROM deposit_reversal r WHERE r.player_id = d.player_id
      AND r.source IN ('deposit:' || d.order_no, 'supplement:' || d.provider || ':' || d.pay_id) LIMIT 1)`;

export type ReversalRow = {
  readonly source: string;
  readonly order_no: string;
  readonly cause: number;
  readonly currency: string;
  readonly paid: bigint;
  readonly fee: bigint;
  readonly bonus: bigint;
  readonly taken: bigint;
  readonly owed: bigint;
  readonly is_there: boolean;
  readonly made_by: string;
  readonly reason: string;
  readonly at_ms: bigint;
};

export async function insertReversal(
  tx: Tx,
  playerId: bigint,
  row: Omit<ReversalRow, 'at_ms'>,
): Promise<void> {
  await sql`
    INSERT INTO deposit_reversal (player_id, source, order_no, cause, currency, paid, fee, bonus, taken, owed, is_there,
      made_by, reason)
    VALUES (${playerId}, ${row.source}, ${row.order_no}, ${row.cause}, ${row.currency}, ${row.paid}, ${row.fee},
      ${row.bonus}, ${row.taken}, ${row.owed}, ${row.is_there}, ${row.made_by}, ${row.reason})`.execute(
    tx,
  );
}

/** What a deposit was taken back by, by the key of what credited it. */
export async function readReversal(
  db: Executor,
  playerId: bigint,
  source: string,
): Promise<ReversalRow | undefined> {
  const { rows } = await sql<ReversalRow>`
    SELECT source, order_no, cause, currency, paid, fee, bonus, taken, owed, is_there, made_by, reason,
      to_ms(at) AS at_ms
    FROM deposit_reversal WHERE player_id = ${playerId} AND source = ${source}`.execute(db);
  return rows[0];
}

/**
 * Marks an order whose own payment was taken back: it is as if it had not been (product 5.17), and the first of its player is
 * the earliest of those that are left.
 */
export async function markReversed(
  tx: Tx,
  playerId: bigint,
  { orderNo, source }: { readonly orderNo: string; readonly source: string },
): Promise<void> {
  await sql`
    UPDATE deposit SET is_reversed = true, is_first = false
    WHERE player_id = ${playerId} AND order_no = ${orderNo} AND state = 1
      AND ${source} IN ('deposit:' || order_no, 'supplement:' || provider || ':' || pay_id)`.execute(
    tx,
  );
  await sql`
    UPDATE deposit SET is_first = true
    WHERE player_id = ${playerId} AND order_no = (
      SELECT o.order_no FROM deposit o WHERE o.player_id = ${playerId} AND o.state = 1 AND NOT o.is_reversed
      ORDER BY o.ended_at, o.order_no LIMIT 1)
      AND NOT EXISTS (SELECT FROM deposit f WHERE f.player_id = ${playerId} AND f.is_first)`.execute(
    tx,
  );
}
