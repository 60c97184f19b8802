import { sql } from 'kysely';
import { flagBit } from '@fairlot/rules/check/access';
import type { Executor, Tx } from '#platform/db';
import { wakeJob } from '#platform/jobs';

export const FORGOT_JOB = 'contact.forgot';
const DISABLED = flagBit('DISABLE_ACCOUNT');
const CODE_ASKED = flagBit('GA_CHANGE_PASSWORD');

export async function insertRequest(db: Executor, sealed: Buffer, network: string): Promise<void> {
  await sql`INSERT INTO password_link (sealed, network) VALUES (${sealed}, ${network})`.execute(db);
  await wakeJob(db, FORGOT_JOB);
}

export type RequestRow = { id: bigint; sealed: Buffer; network: string };

/** The oldest request that nobody looks at. */
export async function takeRequest(tx: Tx): Promise<RequestRow | undefined> {
  const { rows } = await sql<RequestRow>`
    SELECT id, sealed, network FROM password_link WHERE sealed IS NOT NULL
    ORDER BY id LIMIT 1 FOR UPDATE SKIP LOCKED`.execute(tx);
  return rows[0];
}

export async function deleteRequest(tx: Tx, id: bigint): Promise<void> {
  await sql`DELETE FROM password_link WHERE id = ${id}`.execute(tx);
}

/** The player of that name who may sign in and has this email. */
export async function findOwner(
  tx: Tx,
  nameKey: string,
  emailHash: Buffer,
): Promise<{ readonly playerId: bigint; readonly sealed: Buffer } | undefined> {
  const { rows } = await sql<{ player_id: bigint; sealed: Buffer }>`
    SELECT p.player_id, c.sealed FROM player p
      JOIN player_contact c ON c.player_id = p.player_id AND c.kind = 1 AND c.hash = ${emailHash}
    WHERE lower(p.user_name) = ${nameKey} AND p.flags & ${DISABLED} = 0`.execute(tx);
  const [row] = rows;
  return row && { playerId: row.player_id, sealed: row.sealed };
}

/** Makes a request a link. */
export async function writeLink(
  tx: Tx,
  link: {
    readonly id: bigint;
    readonly playerId: bigint;
    readonly tokenHash: Buffer;
    readonly goodForS: number;
  },
): Promise<void> {
  await sql`
    UPDATE password_link SET sealed = NULL, player_id = ${link.playerId}, token_hash = ${link.tokenHash},
      good_until = app_now() + ${link.goodForS} * interval '1 second'
    WHERE id = ${link.id}`.execute(tx);
}

/**
 * A link `l` of a player `p` that is good: not used, in time, and neither his password nor his email is another since
 * it was asked for. Who took his account back is not shut out by a link that somebody else still has.
 */
const isGood = (tokenHash: Buffer) => sql`
  l.token_hash = ${tokenHash} AND l.used_at IS NULL AND l.good_until > (SELECT app_now())
  AND p.flags & ${DISABLED} = 0 AND coalesce(p.password_changed_at <= l.made_at, true)
  AND EXISTS (SELECT FROM player_contact c
    WHERE c.player_id = p.player_id AND c.kind = 1 AND c.bound_at <= l.made_at)`;

export type LinkOwner = {
  id: bigint;
  player_id: bigint;
  user_name: string;
  fund_hash: string | null;
  flags: bigint;
};

/** Whose link it is, while it is good. */
export async function findLink(db: Executor, tokenHash: Buffer): Promise<LinkOwner | undefined> {
  const { rows } = await sql<LinkOwner>`
    SELECT l.id, p.player_id, p.user_name, p.fund_hash, p.flags
    FROM password_link l JOIN player p ON p.player_id = l.player_id
    WHERE ${isGood(tokenHash)}`.execute(db);
  return rows[0];
}

/**
 * Uses a link up, with every other one of its player; undefined where it is not good any more, or an operator wants a
 * code since it was looked at and none was shown.
 */
export async function takeLink(
  tx: Tx,
  tokenHash: Buffer,
  { isCodeShown }: { readonly isCodeShown: boolean },
): Promise<bigint | undefined> {
  const { rows } = await sql<{ id: bigint }>`
    WITH good AS MATERIALIZED (
      SELECT l.id FROM password_link l JOIN player p ON p.player_id = l.player_id
      WHERE ${isGood(tokenHash)} AND (${isCodeShown} OR p.flags & ${CODE_ASKED}::bigint = 0)
      FOR NO KEY UPDATE OF l, p)
    UPDATE password_link SET used_at = app_now() FROM good WHERE password_link.id = good.id
    RETURNING password_link.id`.execute(tx);
  const [row] = rows;
  if (!row) return undefined;
  await sql`
    UPDATE password_link l SET used_at = app_now() FROM password_link used
    WHERE used.id = ${row.id} AND l.player_id = used.player_id AND l.used_at IS NULL`.execute(tx);
  return row.id;
}

/** Removes links that were good a month ago, at most so many; whether there may be more. */
export async function deleteOldLinks(db: Executor, most: number): Promise<boolean> {
  const { numAffectedRows } = await sql`
    DELETE FROM password_link WHERE id = ANY (ARRAY(
      SELECT id FROM password_link
      WHERE made_at < (SELECT app_now()) - interval '30 days' ORDER BY made_at LIMIT ${most}))`.execute(
    db,
  );
  return Number(numAffectedRows ?? 0n) >= most;
}
