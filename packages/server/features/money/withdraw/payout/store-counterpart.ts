import { sql } from 'kysely';
import type { Executor } from '#platform/db';
import type { DoneSpan } from '../../provider/adapters/index.ts';

/** A payout as its provider got it. */
export type SentPart = {
  no: string;
  provider_ref: bigint;
  provider_no: string | null;
  amount: bigint;
  /** Of the whole withdrawal, and what of USDT it is. */
  total: bigint;
  usdt: bigint | null;
  currency: string;
  state: number;
  ended_ms: bigint | null;
};

const SENT = sql`p.no, p.provider_ref, p.provider_no, p.amount, w.amount AS total, w.usdt, w.currency, p.state,
  to_ms(p.ended_at) AS ended_ms`;
const OF = sql`withdrawal_part p JOIN withdrawal w ON w.player_id = p.player_id AND w.id = p.withdrawal_id`;

export async function findSentPart(db: Executor, no: string): Promise<SentPart | undefined> {
  const { rows } = await sql<SentPart>`SELECT ${SENT} FROM ${OF} WHERE p.no = ${no}`.execute(db);
  return rows[0];
}

/** Payouts that count as paid here, by when they did. */
export async function listPaidParts(db: Executor, span: DoneSpan): Promise<readonly SentPart[]> {
  const { provider, fromMs, toMs, after, most } = span;
  const { rows } = await sql<SentPart>`
    SELECT ${SENT} FROM ${OF}
    WHERE p.state = 1 AND p.provider_ref = ${provider}
      AND p.ended_at >= from_ms(${fromMs}) AND p.ended_at < from_ms(${toMs})
      AND (to_ms(p.ended_at), p.no) > (${after?.atMs ?? -1}::bigint, ${after?.no ?? ''})
    ORDER BY to_ms(p.ended_at), p.no LIMIT ${most}`.execute(db);
  return rows;
}
