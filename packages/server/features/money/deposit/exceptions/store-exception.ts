import { sql } from 'kysely';
import type { Executor, Tx } from '#platform/db';

/** Why a payment is nobody's yet. */
export const EXCEPTION_KINDS = {
  noOrder: 1,
  twice: 2,
  late: 3,
  amount: 4,
  name: 5,
  gone: 6,
  reversed: 7,
  disputed: 8,
} as const;
export type ExceptionKind = keyof typeof EXCEPTION_KINDS;
export const EXCEPTION_STATES = {
  open: 0,
  refunding: 1,
  credited: 2,
  refunded: 3,
  forfeited: 4,
  ignored: 5,
  chargedBack: 6,
} as const;
export type ExceptionState = keyof typeof EXCEPTION_STATES;

export type ExceptionRow = {
  readonly id: number;
  readonly provider_id: string;
  readonly provider: number;
  readonly pay_id: string;
  readonly order_no: string;
  readonly player_id: bigint | null;
  readonly kind: number;
  readonly amount: bigint;
  readonly currency: string;
  readonly is_booked: boolean;
  readonly state: number;
  readonly reason: string;
};

/** Writes a payment down, once; whether it is new. */
export async function insertException(
  tx: Tx,
  row: Pick<
    ExceptionRow,
    | 'provider_id'
    | 'provider'
    | 'pay_id'
    | 'order_no'
    | 'player_id'
    | 'amount'
    | 'currency'
    | 'is_booked'
  > & { readonly kind: ExceptionKind; readonly nowMs: number },
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    INSERT INTO deposit_exception (provider_id, provider, pay_id, order_no, player_id, kind, amount, currency, is_booked,
      found_at)
    VALUES (${row.provider_id}, ${row.provider}, ${row.pay_id}, ${row.order_no}, ${row.player_id},
      ${EXCEPTION_KINDS[row.kind]}, ${row.amount}, ${row.currency}, ${row.is_booked}, from_ms(${row.nowMs}))
    ON CONFLICT (provider, pay_id) DO NOTHING`.execute(tx);
  return Number(numAffectedRows ?? 0n) === 1;
}

const EXCEPTION = sql`
  id, provider_id, provider, pay_id, order_no, player_id, kind, amount, currency, is_booked, state, reason`;

/** One of them, held until the transaction ends. */
export async function holdException(tx: Tx, id: number): Promise<ExceptionRow | undefined> {
  const { rows } = await sql<ExceptionRow>`
    SELECT ${EXCEPTION} FROM deposit_exception WHERE id = ${id} FOR UPDATE`.execute(tx);
  return rows[0];
}

/** The newest of a payment by its provider's name, held; what was taken back stands there once more behind a number. */
export async function holdPayment(
  tx: Tx,
  provider: number,
  payId: string,
): Promise<ExceptionRow | undefined> {
  const { rows } = await sql<ExceptionRow>`
    SELECT ${EXCEPTION} FROM deposit_exception
    WHERE provider = ${provider} AND (pay_id = ${payId} OR starts_with(pay_id, ${`${payId}#`}))
    ORDER BY id DESC LIMIT 1 FOR UPDATE`.execute(tx);
  return rows[0];
}

/** Those that are open, oldest first. */
export async function listExceptions(
  db: Executor,
  states: readonly ExceptionState[],
  most: number,
): Promise<readonly ExceptionRow[]> {
  const { rows } = await sql<ExceptionRow>`
    SELECT ${EXCEPTION} FROM deposit_exception
    WHERE state = ANY (${states.map((state) => EXCEPTION_STATES[state])}::smallint[])
    ORDER BY found_at, id LIMIT ${most}`.execute(db);
  return rows;
}

/** Moves one on from a state in which it is; whether it was. */
export async function writeException(
  tx: Executor,
  id: number,
  of: {
    readonly from: readonly ExceptionState[];
    readonly to: ExceptionState;
    readonly by: string;
    readonly reason: string;
  },
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    UPDATE deposit_exception SET state = ${EXCEPTION_STATES[of.to]}, resolved_by = ${of.by}, reason = ${of.reason},
      resolved_at = CASE WHEN ${EXCEPTION_STATES[of.to]} > 1 THEN app_now() END,
      ask_at = CASE WHEN ${EXCEPTION_STATES[of.to]} = 1 THEN NULL ELSE ask_at END,
      asks = CASE WHEN ${EXCEPTION_STATES[of.to]} = 1 THEN 0 ELSE asks END
    WHERE id = ${id} AND state = ANY (${of.from.map((state) => EXCEPTION_STATES[state])}::smallint[])`.execute(
    tx,
  );
  return Number(numAffectedRows ?? 0n) === 1;
}

/**
 * Takes payments that are to be sent back, those that waited longest first, and says when each is asked for again:
 * twice as late each time, an hour at most. Of several processes each takes its own.
 */
export async function takeRefunds(db: Executor, most: number): Promise<readonly ExceptionRow[]> {
  const { rows } = await sql<ExceptionRow>`
    WITH due AS (
      SELECT id AS due_id FROM deposit_exception
      WHERE state = 1 AND (ask_at IS NULL OR ask_at <= (SELECT app_now()))
      ORDER BY ask_at NULLS FIRST, id LIMIT ${most} FOR UPDATE SKIP LOCKED)
    UPDATE deposit_exception SET asks = least(asks + 1, 1000),
      ask_at = app_now() + least(15 * 2 ^ least(asks, 8), 3600) * interval '1 second'
    FROM due WHERE id = due_id AND state = 1
    RETURNING ${EXCEPTION}`.execute(db);
  return rows;
}

/** Leaves alone what nobody has decided about, of this name or of one that is numbered after it: it is no more. */
export async function ignoreException(
  tx: Tx,
  provider: number,
  payId: string,
  reason: string,
): Promise<void> {
  await sql`
    UPDATE deposit_exception SET state = ${EXCEPTION_STATES.ignored}, resolved_by = 'chain', reason = ${reason},
      resolved_at = app_now()
    WHERE provider = ${provider} AND (pay_id = ${payId} OR starts_with(pay_id, ${`${payId}#`})) AND state = 0`.execute(
    tx,
  );
}

/** The name under which the same may stand in the queue once more: what was decided stays decided. */
export async function nextName(tx: Tx, provider: number, payId: string): Promise<string> {
  const { rows } = await sql<{ n: number }>`
    SELECT count(*)::int AS n FROM deposit_exception
    WHERE provider = ${provider} AND (pay_id = ${payId} OR starts_with(pay_id, ${`${payId}#`}))`.execute(
    tx,
  );
  const count = rows[0]?.n ?? 0;
  return count === 0 ? payId : `${payId}#${count + 1}`;
}

/** Whether a payment stands in the queue already, decided or not. */
export async function isSetAside(tx: Tx, provider: number, payId: string): Promise<boolean> {
  const { rows } = await sql`
    SELECT FROM deposit_exception WHERE provider = ${provider} AND pay_id = ${payId}`.execute(tx);
  return rows.length > 0;
}

/** Whether a payment of an order waits to be decided: it would be credited by that. */
export async function hasOpenException(tx: Tx, orderNo: string): Promise<boolean> {
  const { rows } = await sql`
    SELECT FROM deposit_exception WHERE order_no = ${orderNo} AND state IN (0, 1) AND is_booked LIMIT 1`.execute(
    tx,
  );
  return rows.length > 0;
}

/** Whether a payment of an order stands on its chain and is not confirmed: it is credited by itself. */
export async function isBeingConfirmed(tx: Tx, orderNo: string): Promise<boolean> {
  const { rows } = await sql`
    SELECT FROM chain_transfer WHERE order_no = ${orderNo} AND state = 0 LIMIT 1`.execute(tx);
  return rows.length > 0;
}
