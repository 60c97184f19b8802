import { sql } from 'kysely';
import { mills } from '@fairlot/rules/core/money';
import type { Executor } from '#platform/db';
import type { BookedAt, DoneSpan } from '../../provider/adapters/index.ts';

type Row = {
  no: string;
  ref: string | null;
  amount: bigint;
  currency: string;
  at_ms: bigint;
};

const toBooked = (
  kind: BookedAt['kind'],
  { no, ref, amount, currency, at_ms: at }: Row,
): BookedAt => ({
  kind,
  no,
  ref,
  amount: mills(amount),
  currency,
  isDone: true,
  atMs: Number(at),
});

/** A payment that stands among the exceptions, by the provider's name of it. */
export async function readSetAside(
  db: Executor,
  provider: number,
  payId: string,
): Promise<{ readonly amount: bigint; readonly currency: string } | undefined> {
  const { rows } = await sql<{ amount: bigint; currency: string }>`
    SELECT amount, currency FROM deposit_exception WHERE provider = ${provider} AND pay_id = ${payId}`.execute(
    db,
  );
  return rows[0];
}

/**
 * Payments that stand in the books: orders by when they were credited, exceptions by when they were found. An order that
 * was credited out of the exceptions is one of both.
 */
export async function listPaid(db: Executor, span: DoneSpan): Promise<readonly BookedAt[]> {
  const { provider, fromMs, toMs, after, most } = span;
  const { rows } = await sql<Row>`
    SELECT * FROM (
      SELECT d.order_no AS no, d.pay_id AS ref, d.paid AS amount, d.currency, to_ms(d.ended_at) AS at_ms FROM deposit d
      WHERE d.state = 1 AND d.provider = ${provider} AND d.ended_at >= from_ms(${fromMs}) AND d.ended_at < from_ms(${toMs})
      UNION ALL
      SELECT x.order_no, x.pay_id, x.amount, x.currency, to_ms(x.found_at) FROM deposit_exception x
      WHERE x.is_booked AND x.kind <> 7 AND x.provider = ${provider} AND x.found_at >= from_ms(${fromMs}) AND x.found_at < from_ms(${toMs})) a
    WHERE (at_ms, no) > (${after?.atMs ?? -1}::bigint, ${after?.no ?? ''})
    ORDER BY at_ms, no LIMIT ${most}`.execute(db);
  return rows.map((row) => toBooked('deposit', row));
}

/** Payments that went back, by when that was known. */
export async function listRefunded(db: Executor, span: DoneSpan): Promise<readonly BookedAt[]> {
  const { provider, fromMs, toMs, after, most } = span;
  const { rows } = await sql<Row>`
    SELECT * FROM (
      SELECT 'R' || id AS no, NULL AS ref, amount, currency, to_ms(resolved_at) AS at_ms FROM deposit_exception
      WHERE state = 3 AND provider = ${provider} AND resolved_at >= from_ms(${fromMs}) AND resolved_at < from_ms(${toMs})) a
    WHERE (at_ms, no) > (${after?.atMs ?? -1}::bigint, ${after?.no ?? ''})
    ORDER BY at_ms, no LIMIT ${most}`.execute(db);
  return rows.map((row) => toBooked('refund', row));
}
