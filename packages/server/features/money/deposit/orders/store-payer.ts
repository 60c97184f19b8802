import { sql } from 'kysely';
import type { Executor } from '#platform/db';

/** Who pays an order, sealed, and by which bank. */
export type PayerRow = {
  readonly player_id: bigint;
  readonly order_no: string;
  readonly sealed_name: Buffer | null;
  readonly bank: string | null;
  readonly bank_zh: string | null;
  readonly bank_en: string | null;
};

/** Of an order `d`; `PAYER_BANK` joins its bank. */
export const PAYER = sql`d.sealed_name, d.bank, pb.zh AS bank_zh, pb.en AS bank_en`;
export const PAYER_BANK = sql`LEFT JOIN bank pb ON pb.code = d.bank`;

export async function readPayer(
  db: Executor,
  playerId: bigint,
  orderNo: string,
): Promise<PayerRow | undefined> {
  const { rows } = await sql<PayerRow>`
    SELECT d.player_id, d.order_no, ${PAYER} FROM deposit d ${PAYER_BANK}
    WHERE d.player_id = ${playerId} AND d.order_no = ${orderNo}`.execute(db);
  return rows[0];
}
