import { sql } from 'kysely';
import type { Executor, Tx } from '../../platform/db.ts';

export type PayeeRow = {
  player_id: bigint;
  id: bigint;
  kind: number;
  bank: string;
  number_mac: Buffer;
  shown: string;
  category: number;
  created_ms: bigint;
  usable_ms: bigint;
  first_paid_ms: bigint | null;
  /** Nobody is paid to this number any more. */
  is_listed: boolean;
  /** Other players who have, or had, the same number. */
  others: number;
};

const COLUMNS = sql`
  p.player_id, p.id, p.kind, p.bank, p.number_mac, p.shown, p.category, to_ms(p.created_at) AS created_ms,
  to_ms(p.usable_at) AS usable_ms, to_ms(p.first_paid_at) AS first_paid_ms,
  EXISTS (SELECT FROM payee_block b WHERE b.number_mac = p.number_mac) AS is_listed,
  (SELECT count(DISTINCT o.player_id)::int FROM payee o
   WHERE o.number_mac = p.number_mac AND o.player_id <> p.player_id) AS others`;

/** One of a player that was not removed; its row is held until the transaction ends. */
export async function holdPayee(
  tx: Tx,
  playerId: bigint,
  id: bigint,
): Promise<PayeeRow | undefined> {
  const { rows } = await sql<PayeeRow>`
    SELECT ${COLUMNS} FROM payee p
    WHERE p.player_id = ${playerId} AND p.id = ${id} AND p.removed_at IS NULL FOR NO KEY UPDATE`.execute(
    tx,
  );
  return rows[0];
}

/** What a player has bound and not removed, what came last first. */
export async function listPayees(db: Executor, playerId: bigint): Promise<readonly PayeeRow[]> {
  const { rows } = await sql<PayeeRow>`
    SELECT ${COLUMNS} FROM payee p
    WHERE p.player_id = ${playerId} AND p.removed_at IS NULL ORDER BY p.id DESC`.execute(db);
  return rows;
}

export type SealedPayee = { sealed_number: Buffer; sealed_holder: Buffer | null };

/** Number and holder as they are kept, also of one that was removed since. */
export async function readSealed(
  db: Executor,
  playerId: bigint,
  id: bigint,
): Promise<SealedPayee | undefined> {
  const { rows } = await sql<SealedPayee>`
    SELECT sealed_number, sealed_holder FROM payee
    WHERE player_id = ${playerId} AND id = ${id}`.execute(db);
  return rows[0];
}

/** Notes the first payout; those that follow change nothing. */
export async function notePaid(tx: Tx, playerId: bigint, id: bigint): Promise<void> {
  await sql`
    UPDATE payee SET first_paid_at = app_now()
    WHERE player_id = ${playerId} AND id = ${id} AND first_paid_at IS NULL`.execute(tx);
}

export type NewPayee = {
  readonly playerId: bigint;
  readonly kind: number;
  readonly bank: string;
  readonly sealedNumber: Buffer;
  readonly mac: Buffer;
  readonly sealedHolder: Buffer | null;
  readonly shown: string;
  readonly category: number;
  /** Hours until something is paid to it. */
  readonly coolHours: number;
};

/** The unique index by which a card or an account of an e-wallet is of one player. */
export const ONE_PLAYER = 'payee_one';

/** Binds one; its number. Throws a unique violation of `ONE_PLAYER` where another player has it. */
export async function insertPayee(tx: Tx, p: NewPayee): Promise<bigint> {
  const { rows } = await sql<{ id: bigint }>`
    INSERT INTO payee (player_id, kind, bank, sealed_number, number_mac, sealed_holder, shown, category, usable_at)
    VALUES (${p.playerId}, ${p.kind}, ${p.bank}, ${p.sealedNumber}, ${p.mac}, ${p.sealedHolder}, ${p.shown},
      ${p.category}, app_now() + ${p.coolHours} * interval '1 hour')
    RETURNING id`.execute(tx);
  return rows[0]?.id ?? 0n;
}
