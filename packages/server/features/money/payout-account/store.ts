import { sql } from 'kysely';
import { KEPT, type Executor, type Tx } from '#platform/db';

export type PayeeRow = {
  player_id: bigint;
  id: bigint;
  kind: number;
  bank: string;
  number_mac: Buffer;
  shown: string;
  memo: string;
  category: number;
  created_ms: bigint;
  usable_ms: bigint;
  first_paid_ms: bigint | null;
  /** Nobody is paid to this number any more. */
  is_listed: boolean;
  /** Other players who have, or had, the same number; at an exchange the same memo too. */
  others: number;
};

const COLUMNS = sql`
  p.player_id, p.id, p.kind, p.bank, p.number_mac, p.shown, p.memo, p.category, to_ms(p.created_at) AS created_ms,
  to_ms(p.usable_at) AS usable_ms, to_ms(p.first_paid_at) AS first_paid_ms,
  EXISTS (SELECT FROM payee_block b WHERE b.number_mac = p.number_mac) AS is_listed,
  (SELECT count(DISTINCT o.player_id)::int FROM payee o
   WHERE o.number_mac = p.number_mac AND o.memo = p.memo AND o.player_id <> p.player_id) AS others`;

/** One of a player that was not removed; its row is held until the transaction ends. */
export async function holdPayee(
  tx: Tx,
  playerId: bigint,
  id: bigint,
): Promise<PayeeRow | undefined> {
  const { rows } = await sql<PayeeRow>`${KEPT}
    SELECT ${COLUMNS} FROM payee p
    WHERE p.player_id = ${playerId} AND p.id = ${id} AND p.removed_at IS NULL FOR NO KEY UPDATE`.execute(
    tx,
  );
  return rows[0];
}

/** What a player has bound and not removed, what came last first. */
export async function listPayees(db: Executor, playerId: bigint): Promise<readonly PayeeRow[]> {
  const { rows } = await sql<PayeeRow>`${KEPT}
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

export type SealedHolder = {
  player_id: bigint;
  number_mac: Buffer;
  shown: string;
  sealed_holder: Buffer;
};

/** Holders of what these players have bound and not removed, the oldest first. */
export async function listHolders(
  db: Executor,
  playerIds: readonly bigint[],
): Promise<readonly SealedHolder[]> {
  const { rows } = await sql<SealedHolder>`
    SELECT player_id, number_mac, shown, sealed_holder FROM payee
    WHERE player_id = ANY (${[...playerIds]}::bigint[]) AND removed_at IS NULL
      AND sealed_holder IS NOT NULL ORDER BY player_id, id`.execute(db);
  return rows;
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
  readonly memo: string;
  readonly category: number;
  /** Hours until something is paid to it. */
  readonly coolHours: number;
};

/** The unique index by which a card or an account of an e-wallet is of one player. */
export const ONE_PLAYER = 'payee_one';

/**
 * Binds one; its number, and when it is paid to. Throws a unique violation of `ONE_PLAYER` where another player has it.
 */
export async function insertPayee(tx: Tx, p: NewPayee): Promise<{ id: bigint; usable_ms: bigint }> {
  const { rows } = await sql<{ id: bigint; usable_ms: bigint }>`
    INSERT INTO payee (player_id, kind, bank, sealed_number, number_mac, sealed_holder, shown, memo, category, usable_at)
    VALUES (${p.playerId}, ${p.kind}, ${p.bank}, ${p.sealedNumber}, ${p.mac}, ${p.sealedHolder}, ${p.shown},
      ${p.memo}, ${p.category}, app_now() + ${p.coolHours} * interval '1 hour')
    RETURNING id, to_ms(usable_at) AS usable_ms`.execute(tx);
  const [row] = rows;
  if (!row) throw new Error('what is bound is there');
  return row;
}

export type Found = {
  /** Of this kind, not removed. */
  count: number;
  is_own: boolean;
  is_others: boolean;
  is_listed: boolean;
};

/** How a number stands, asked while the row of its player is held. */
export async function readFound(
  tx: Tx,
  asked: { playerId: bigint; kind: number; bank: string; mac: Buffer; memo: string },
): Promise<Found> {
  const { playerId, kind, bank, mac, memo } = asked;
  const { rows } = await sql<Found>`
    SELECT
      (SELECT count(*)::int FROM payee WHERE player_id = ${playerId} AND kind = ${kind} AND removed_at IS NULL) AS count,
      EXISTS (SELECT FROM payee WHERE player_id = ${playerId} AND number_mac = ${mac} AND removed_at IS NULL
        AND (bank = ${bank} AND memo = ${memo} OR kind <> 2)) AS is_own,
      EXISTS (SELECT FROM payee WHERE number_mac = ${mac} AND player_id <> ${playerId} AND kind <> 2
        AND removed_at IS NULL) AS is_others,
      EXISTS (SELECT FROM payee_block WHERE number_mac = ${mac}) AS is_listed`.execute(tx);
  const [row] = rows;
  if (!row) throw new Error('it stands somehow');
  return row;
}

/** Removes one, for good; false where it is gone. */
export async function endPayee(tx: Tx, playerId: bigint, id: bigint): Promise<boolean> {
  const { rows } = await sql`
    UPDATE payee SET removed_at = app_now()
    WHERE player_id = ${playerId} AND id = ${id} AND removed_at IS NULL RETURNING id`.execute(tx);
  return rows.length > 0;
}

export type BlockRow = {
  number_mac: Buffer;
  kind: number;
  shown: string;
  reason: string;
  made_ms: bigint;
};

/** The black list, newest first. */
export async function listBlocks(
  db: Executor,
  most: number,
): Promise<readonly (BlockRow & { all: number })[]> {
  const { rows } = await sql<BlockRow & { all: number }>`
    SELECT number_mac, kind, shown, reason, to_ms(made_at) AS made_ms, count(*) OVER ()::int AS all
    FROM payee_block ORDER BY made_at DESC, number_mac LIMIT ${most}`.execute(db);
  return rows;
}

export async function readBlock(db: Executor, mac: Buffer): Promise<BlockRow | undefined> {
  const { rows } = await sql<BlockRow>`
    SELECT number_mac, kind, shown, reason, to_ms(made_at) AS made_ms FROM payee_block
    WHERE number_mac = ${mac}`.execute(db);
  return rows[0];
}

/** Puts a number on the list; false where it is there. */
export async function insertBlock(
  tx: Tx,
  { number_mac: mac, kind, shown, reason }: Omit<BlockRow, 'made_ms'>,
): Promise<boolean> {
  const { rows } = await sql`
    INSERT INTO payee_block (number_mac, kind, shown, reason)
    VALUES (${mac}, ${kind}, ${shown}, ${reason}) ON CONFLICT DO NOTHING RETURNING kind`.execute(
    tx,
  );
  return rows.length > 0;
}

/** Takes a number off; false where it is not there. */
export async function deleteBlock(tx: Tx, mac: Buffer): Promise<boolean> {
  const { rows } = await sql`
    DELETE FROM payee_block WHERE number_mac = ${mac} RETURNING kind`.execute(tx);
  return rows.length > 0;
}

/** Hours until one of this kind may be bound or removed again: one that was good was removed before. 0: now. */
export async function readCooling(
  tx: Tx,
  asked: { playerId: bigint; kind: number; changeHours: number },
): Promise<number> {
  const { rows } = await sql<{ hours: number | null }>`
    SELECT ceil(extract(epoch FROM max(removed_at) + ${asked.changeHours} * interval '1 hour'
      - (SELECT app_now())) / 3600)::int AS hours
    FROM payee
    WHERE player_id = ${asked.playerId} AND kind = ${asked.kind} AND removed_at > usable_at`.execute(
    tx,
  );
  return Math.max(0, rows[0]?.hours ?? 0);
}

export async function readFlags(db: Executor, playerId: bigint): Promise<bigint> {
  const { rows } = await sql<{ flags: bigint }>`
    SELECT flags FROM player WHERE player_id = ${playerId}`.execute(db);
  return rows[0]?.flags ?? 0n;
}

export async function findUserName(db: Executor, playerId: bigint): Promise<string | undefined> {
  const { rows } = await sql<{ user_name: string }>`
    SELECT user_name FROM player WHERE player_id = ${playerId}`.execute(db);
  return rows[0]?.user_name;
}
