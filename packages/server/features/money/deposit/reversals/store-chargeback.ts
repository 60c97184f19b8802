import { sql } from 'kysely';
import type { BookedAt, DoneSpan } from '../../provider/adapters/index.ts';
import { mills } from '@fairlot/rules/core/money';
import type { Executor, Tx } from '#platform/db';

export const CHARGEBACK_STATES = {
  open: 0,
  taken: 1,
  unclaimed: 2,
  borne: 3,
  ignored: 4,
} as const;
export type ChargebackState = keyof typeof CHARGEBACK_STATES;
/** Why a person has to look at it. */
export const CHARGEBACK_WHYS = { unknown: 1, amount: 2, gone: 3, currency: 4, ref: 5 } as const;
export type ChargebackWhy = keyof typeof CHARGEBACK_WHYS;

/** What becomes of one as soon as it is told. */
export type Verdict = {
  readonly state: ChargebackState;
  readonly why: ChargebackWhy | null;
  /** Key of the journal that it took back, or that operators had taken back before. */
  readonly source: string | null;
};

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

/** Writes a chargeback down. Throws where its name is taken: what was posted for it goes back with the transaction. */
export async function insertChargeback(
  tx: Tx,
  of: Pick<
    ChargebackRow,
    'provider_id' | 'provider' | 'ref' | 'pay_id' | 'order_no' | 'amount' | 'currency' | 'player_id'
  > &
    Verdict,
): Promise<void> {
  const isOpen = of.state === 'open';
  await sql`
    INSERT INTO deposit_chargeback (provider_id, provider, ref, pay_id, order_no, player_id, amount, currency, state, why,
      source, resolved_at, resolved_by)
    VALUES (${of.provider_id}, ${of.provider}, ${of.ref}, ${of.pay_id}, ${of.order_no}, ${of.player_id}, ${of.amount},
      ${of.currency}, ${CHARGEBACK_STATES[of.state]}, ${of.why === null ? null : CHARGEBACK_WHYS[of.why]}::smallint,
      ${of.source}, CASE WHEN ${isOpen}::boolean THEN NULL ELSE app_now() END, ${isOpen ? '' : 'provider'})`.execute(
    tx,
  );
}

/** All that a provider told by one name, the first of them first: more than one is its mistake. */
export async function listByRef(
  tx: Executor,
  provider: number,
  ref: string,
): Promise<readonly ChargebackRow[]> {
  const { rows } = await sql<ChargebackRow>`
    SELECT ${ROW} FROM deposit_chargeback c WHERE c.provider = ${provider} AND c.ref = ${ref}
    ORDER BY c.id LIMIT 20`.execute(tx);
  return rows;
}

/** Those that came before their payment, held until the transaction ends. Come after the lock of the order. */
export async function holdWaiting(
  tx: Tx,
  provider: number,
  of: { readonly payId: string } | { readonly orderNo: string },
): Promise<readonly ChargebackRow[]> {
  const its = 'payId' in of ? sql`c.pay_id = ${of.payId}` : sql`c.order_no = ${of.orderNo}`;
  const { rows } = await sql<ChargebackRow>`
    SELECT ${ROW} FROM deposit_chargeback c
    WHERE c.provider = ${provider} AND ${its} AND c.state = 0 AND c.why = ${CHARGEBACK_WHYS.unknown}
    ORDER BY c.id FOR UPDATE`.execute(tx);
  return rows;
}

/** Writes what became of one that came before its payment. */
export async function writeJudged(
  tx: Tx,
  id: number,
  { state, why, source, playerId }: Verdict & { readonly playerId: bigint | null },
): Promise<void> {
  const isOpen = state === 'open';
  await sql`
    UPDATE deposit_chargeback SET state = ${CHARGEBACK_STATES[state]},
      why = ${why === null ? null : CHARGEBACK_WHYS[why]}::smallint, source = ${source},
      player_id = coalesce(player_id, ${playerId}::bigint), resolved_by = ${isOpen ? '' : 'provider'},
      resolved_at = CASE WHEN ${isOpen}::boolean THEN NULL ELSE app_now() END
    WHERE id = ${id} AND state = 0`.execute(tx);
}

/** Whether somebody has to look at what was charged back of a payment: nobody gives that away meanwhile. */
export async function hasOpenChargeback(
  tx: Tx,
  { provider, pay_id: payId }: Pick<ChargebackRow, 'provider' | 'pay_id'>,
): Promise<boolean> {
  const { rows } = await sql`
    SELECT FROM deposit_chargeback
    WHERE provider = ${provider} AND pay_id = ${payId.replace(/#\d+$/, '')} AND state = 0 LIMIT 1`.execute(
    tx,
  );
  return rows.length > 0;
}

/**
 * Whether people ended a chargeback of a payment, or have to: one that the payment itself does not judge when it comes. What
 * it was has gone back to who paid, so nobody is credited with it unseen. Read behind `holdWaiting`, which waits for who ends
 * one at this moment.
 */
export async function isDisputed(tx: Tx, provider: number, payId: string): Promise<boolean> {
  const { rows } = await sql`
    SELECT FROM deposit_chargeback
    WHERE provider = ${provider} AND pay_id = ${payId}
      AND (state IN (3, 4) OR state = 0 AND why <> ${CHARGEBACK_WHYS.unknown}) LIMIT 1`.execute(tx);
  return rows.length > 0;
}

/** Whether the house bore what was charged back of a payment: it is with who paid, and is not sent there once more. */
export async function isBorne(
  tx: Tx,
  { provider, pay_id: payId }: Pick<ChargebackRow, 'provider' | 'pay_id'>,
): Promise<boolean> {
  const { rows } = await sql`
    SELECT FROM deposit_chargeback
    WHERE provider = ${provider} AND pay_id = ${payId.replace(/#\d+$/, '')} AND state = 3 LIMIT 1`.execute(
    tx,
  );
  return rows.length > 0;
}

/**
 * Whether people ended a chargeback that names an order, and its payment has not come: it is put before them when it does. One
 * whose payment is that of another order names this one by mistake.
 */
export async function isAwaited(tx: Tx, provider: number, orderNo: string): Promise<boolean> {
  const { rows } = await sql`
    SELECT FROM deposit_chargeback c
    WHERE c.provider = ${provider} AND c.order_no = ${orderNo} AND c.state IN (3, 4)
      AND NOT EXISTS (SELECT FROM deposit_exception x WHERE x.provider = c.provider AND x.pay_id = c.pay_id)
      AND NOT EXISTS (SELECT FROM deposit d WHERE d.provider = c.provider AND d.pay_id = c.pay_id)
    LIMIT 1`.execute(tx);
  return rows.length > 0;
}

/** The order that a payment was credited to, by its provider's name; undefined: none. */
export async function findPaidOrder(
  tx: Tx,
  provider: number,
  payId: string,
): Promise<string | undefined> {
  const { rows } = await sql<{ order_no: string }>`
    SELECT order_no FROM deposit WHERE provider = ${provider} AND pay_id = ${payId} ORDER BY ended_at LIMIT 1`.execute(
    tx,
  );
  return rows[0]?.order_no;
}

/** Whether what took a deposit back has its chargeback already. */
export async function isPaired(tx: Tx, playerId: bigint, source: string): Promise<boolean> {
  const { rows } = await sql`
    SELECT FROM deposit_chargeback WHERE player_id = ${playerId} AND source = ${source}`.execute(
    tx,
  );
  return rows.length > 0;
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
    LEFT JOIN deposit_reversal r ON r.player_id = c.player_id AND r.source = c.source
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
