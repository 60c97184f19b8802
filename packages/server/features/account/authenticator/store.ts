import { sql } from 'kysely';
import type { Executor, Tx } from '#platform/db';

/** An authenticator that is on, and the time of the database in milliseconds. */
export type AuthenticatorRow = {
  player_id: bigint;
  sealed: Buffer;
  last_step: bigint;
  now_ms: bigint;
};

/** The authenticator of a player; its row is held, so that of guesses at once each sees how the one before ended. */
export async function holdAuthenticator(
  tx: Tx,
  playerId: bigint,
): Promise<AuthenticatorRow | undefined> {
  const { rows } = await sql<AuthenticatorRow>`
    SELECT player_id, sealed, last_step, to_ms(app_now()) AS now_ms FROM authenticator
    WHERE player_id = ${playerId} AND sealed IS NOT NULL FOR UPDATE`.execute(tx);
  return rows[0];
}

/** That of an account by its name. */
export async function findByName(db: Executor, nameKey: string): Promise<bigint | undefined> {
  const { rows } = await sql<{ player_id: bigint }>`
    SELECT a.player_id FROM authenticator a JOIN player p ON p.player_id = a.player_id
    WHERE lower(p.user_name) = ${nameKey} AND a.sealed IS NOT NULL`.execute(db);
  return rows[0]?.player_id;
}

/** Uses the code of a half minute up; false where that one, or a newer one, was used before. */
export async function takeStep(tx: Tx, playerId: bigint, step: number): Promise<boolean> {
  const { rows } = await sql`
    UPDATE authenticator SET last_step = ${step}
    WHERE player_id = ${playerId} AND sealed IS NOT NULL AND last_step < ${step}
    RETURNING player_id`.execute(tx);
  return rows.length > 0;
}

/** Uses a recovery code up; false where there is none like it, or it was used. */
export async function takeRecovery(tx: Tx, playerId: bigint, hash: Buffer): Promise<boolean> {
  const { rows } = await sql`
    UPDATE recovery_code SET used_at = app_now()
    WHERE player_id = ${playerId} AND hash = ${hash} AND used_at IS NULL
    RETURNING player_id`.execute(tx);
  return rows.length > 0;
}

/** New recovery codes in place of all before. */
export async function replaceRecovery(
  tx: Tx,
  playerId: bigint,
  hashes: readonly Buffer[],
): Promise<void> {
  await sql`DELETE FROM recovery_code WHERE player_id = ${playerId}`.execute(tx);
  await sql`
    INSERT INTO recovery_code (player_id, hash)
    SELECT ${playerId}, unnest(${[...hashes]}::bytea[])`.execute(tx);
}

/** Whether a player has one. */
export async function isOn(db: Executor, playerId: bigint): Promise<boolean> {
  return (await readState(db, playerId)).bound_ms !== null;
}

export type AuthenticatorState = { bound_ms: bigint | null; codes_left: number };

/** Since when a player has one, null where he has none; the recovery codes that are left to him. */
export async function readState(db: Executor, playerId: bigint): Promise<AuthenticatorState> {
  const { rows } = await sql<AuthenticatorState>`
    SELECT to_ms(a.bound_at) AS bound_ms, (
      SELECT count(*)::int FROM recovery_code r
      WHERE r.player_id = a.player_id AND r.used_at IS NULL) AS codes_left
    FROM authenticator a WHERE a.player_id = ${playerId}`.execute(db);
  return rows[0] ?? { bound_ms: null, codes_left: 0 };
}

export async function readName(db: Executor, playerId: bigint): Promise<string> {
  const { rows } = await sql<{ user_name: string }>`
    SELECT user_name FROM player WHERE player_id = ${playerId}`.execute(db);
  return rows[0]?.user_name ?? '';
}

/** Keeps a secret that a player was shown; false where he has an authenticator already. */
export async function insertOffer(db: Executor, playerId: bigint, sealed: Buffer) {
  const { rows } = await sql`
    INSERT INTO authenticator AS a (player_id, offered, offered_at)
    VALUES (${playerId}, ${sealed}, app_now())
    ON CONFLICT (player_id) DO UPDATE SET offered = excluded.offered, offered_at = app_now()
      WHERE a.sealed IS NULL
    RETURNING player_id`.execute(db);
  return rows.length > 0;
}

export type OfferRow = { offered: Buffer | null; is_on: boolean; now_ms: bigint };

/** What a player was shown in the last minutes, held. */
export async function holdOffer(
  tx: Tx,
  playerId: bigint,
  goodMinutes: number,
): Promise<OfferRow | undefined> {
  const { rows } = await sql<OfferRow>`
    SELECT CASE WHEN offered_at > (SELECT app_now()) - ${goodMinutes} * interval '1 minute'
      THEN offered END AS offered, sealed IS NOT NULL AS is_on, to_ms(app_now()) AS now_ms
    FROM authenticator WHERE player_id = ${playerId} FOR UPDATE`.execute(tx);
  return rows[0];
}

/** What was offered is his from now on; the code that proved it is used up. */
export async function bindOffered(tx: Tx, playerId: bigint, step: number): Promise<void> {
  await sql`
    UPDATE authenticator SET sealed = offered, bound_at = app_now(), last_step = ${step},
      offered = NULL, offered_at = NULL
    WHERE player_id = ${playerId} AND sealed IS NULL`.execute(tx);
}

/** Takes back what was offered and is not on. */
export async function dropOffer(tx: Tx, playerId: bigint): Promise<void> {
  await sql`DELETE FROM authenticator WHERE player_id = ${playerId} AND sealed IS NULL`.execute(tx);
}

export async function deleteAuthenticator(tx: Tx, playerId: bigint): Promise<void> {
  await sql`DELETE FROM recovery_code WHERE player_id = ${playerId}`.execute(tx);
  await sql`DELETE FROM authenticator WHERE player_id = ${playerId}`.execute(tx);
}

/** The hash of the fund password; null where none was set. */
export async function readFundHash(db: Executor, playerId: bigint): Promise<string | null> {
  const { rows } = await sql<{ fund_hash: string | null }>`
    SELECT fund_hash FROM player WHERE player_id = ${playerId}`.execute(db);
  return rows[0]?.fund_hash ?? null;
}
