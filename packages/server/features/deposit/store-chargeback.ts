import { sql } from 'kysely';
import type { BookedAt, DoneSpan } from '../provider/index.ts';
import { mills } from '@fairlot/rules/core/money';
import type { Executor, Tx } from '../../platform/db.ts';

export const CHARGEBACK_STATES = {
  open: 0,
  taken: 1,
  unclaimed: 2,
  borne: 3,
  ignored: 4,
} as const;
export type ChargebackState = keyof typeof CHARGEBACK_STATES;
/** Why a person has to look at it. */
export const CHARGEBACK_WHYS = { unknown: 1, amount: 2, gone: 3, currency: 4 } as const;
export type ChargebackWhy = keyof typeof CHARGEBACK_WHYS;

export type ChargebackRow = {
  readonly id: number;
  readonly provider_id: string;
  readonly provider: number;
  readonly ref: string;
  readonly pay_id: string;
  readonly order_no: string;
  readonly player_id: bigint | null;
  readonly amount: bigint;
  readonly currency: string;
  readonly state: number;
  readonly why: number | null;
  readonly reason: string;
};

const ROW = sql`c.id, c.provider_id, c.provider, c.ref, c.pay_id, c.order_no, c.player_id, c.amount, c.currency, c.state,
  c.why, c.reason`;

/** Writes a chargeback down as one that is to be looked at, once by its name; its number where it is new. */
export async function insertChargeback(
  tx: Tx,
  of: Pick<
    ChargebackRow,
    'provider_id' | 'provider' | 'ref' | 'pay_id' | 'order_no' | 'amount' | 'currency' | 'player_id'
  > & { readonly state: ChargebackState; readonly why: ChargebackWhy | null },
): Promise<boolean> {
  const isOpen = of.state === 'open';
  const { numAffectedRows } = await sql`
    INSERT INTO deposit_chargeback (provider_id, provider, ref, pay_id, order_no, player_id, amount, currency, state, why,
      resolved_at, resolved_by)
    VALUES (${of.provider_id}, ${of.provider}, ${of.ref}, ${of.pay_id}, ${of.order_no}, ${of.player_id}, ${of.amount},
      ${of.currency}, ${CHARGEBACK_STATES[of.state]}, ${of.why === null ? null : CHARGEBACK_WHYS[of.why]}::smallint,
      CASE WHEN ${isOpen}::boolean THEN NULL ELSE app_now() END, ${isOpen ? '' : 'provider'})
    ON CONFLICT (provider, ref) DO NOTHING`.execute(tx);
  return Number(numAffectedRows ?? 0n) === 1;
}

export async function isKnown(tx: Tx, provider: number, ref: string): Promise<boolean> {
  return (await readByRef(tx, provider, ref)) !== undefined;
}

export async function readByRef(
  tx: Executor,
  provider: number,
  ref: string,
): Promise<ChargebackRow | undefined> {
  const { rows } = await sql<ChargebackRow>`
    SELECT ${ROW} FROM deposit_chargeback c WHERE c.provider = ${provider} AND c.ref = ${ref}`.execute(
    tx,
  );
  return rows[0];
}

/** One of them, held until the transaction ends. */
export async function holdChargeback(tx: Tx, id: number): Promise<ChargebackRow | undefined> {
  const { rows } = await sql<ChargebackRow>`
    SELECT ${ROW} FROM deposit_chargeback c WHERE c.id = ${id} FOR UPDATE`.execute(tx);
  return rows[0];
}

/** Ends one that is to be looked at; whether it was. */
export async function writeResolved(
  tx: Tx,
  id: number,
  of: { readonly to: 'borne' | 'ignored'; readonly by: string; readonly reason: string },
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    UPDATE deposit_chargeback SET state = ${CHARGEBACK_STATES[of.to]}, resolved_at = app_now(), resolved_by = ${of.by},
      reason = ${of.reason}
    WHERE id = ${id} AND state = 0`.execute(tx);
  return Number(numAffectedRows ?? 0n) === 1;
}

export type ListedChargeback = ChargebackRow & {
  readonly user_name: string | null;
  readonly found_ms: bigint;
  readonly resolved_ms: bigint | null;
  readonly resolved_by: string;
  /** What it took out of the wallet and what is owed for it, where it took something back. */
  readonly taken: bigint | null;
  readonly owed: bigint | null;
};

/** Those that are to be looked at, or those that are done; the newest first. */
export async function listChargebacks(
  db: Executor,
  { isOpen, before }: { readonly isOpen: boolean; readonly before: number | undefined },
  most: number,
): Promise<readonly ListedChargeback[]> {
  const { rows } = await sql<ListedChargeback>`
    SELECT ${ROW}, p.user_name, to_ms(c.found_at) AS found_ms, to_ms(c.resolved_at) AS resolved_ms, c.resolved_by,
      r.taken, r.owed
    FROM deposit_chargeback c LEFT JOIN player p ON p.player_id = c.player_id
    LEFT JOIN LATERAL (
      SELECT v.taken, v.owed FROM deposit_reversal v
      WHERE c.state = 1 AND v.player_id = c.player_id AND v.order_no = c.order_no AND v.cause = 2 LIMIT 1) r ON true
    WHERE ${isOpen ? sql`c.state = 0` : sql`c.state > 0`}
      ${before === undefined ? sql`` : sql`AND c.id < ${before}`}
    ORDER BY c.id DESC LIMIT ${most}`.execute(db);
  return rows;
}

/** What was charged back and is in the books, by when that was told. */
export async function listTaken(db: Executor, span: DoneSpan): Promise<readonly BookedAt[]> {
  const { provider, fromMs, toMs, after, most } = span;
  const { rows } = await sql<{
    no: string;
    ref: string;
    amount: bigint;
    currency: string;
    at_ms: bigint;
  }>`
    SELECT * FROM (
      SELECT ref AS no, pay_id AS ref, amount, currency, to_ms(found_at) AS at_ms FROM deposit_chargeback
      WHERE state IN (1, 2, 3) AND provider = ${provider} AND found_at >= from_ms(${fromMs}) AND found_at < from_ms(${toMs})) a
    WHERE (at_ms, no) > (${after?.atMs ?? -1}::bigint, ${after?.no ?? ''})
    ORDER BY at_ms, no LIMIT ${most}`.execute(db);
  return rows.map(({ no, ref, amount, currency, at_ms: at }) => ({
    kind: 'chargeback',
    no,
    ref,
    amount: mills(amount),
    currency,
    isDone: true,
    atMs: Number(at),
  }));
}
