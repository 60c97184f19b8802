import { sql } from 'kysely';
import { invariant } from '@fairlot/rules/core/invariant';
import type { Executor, Tx } from '#platform/db';

export type Words = {
  user_name: string;
  password_hash: string;
  fund_hash: string | null;
  /** When each was chosen, exactly; to be held against what is there when one is changed. */
  login_since: string | null;
  fund_since: string | null;
  is_initial: boolean;
  flags: bigint;
};

/** The passwords of a player, as they are now. */
export async function readWords(db: Executor, playerId: bigint): Promise<Words> {
  const { rows } = await sql<Words>`
    SELECT user_name, password_hash, fund_hash, password_changed_at::text AS login_since,
      fund_changed_at::text AS fund_since, is_initial_password AS is_initial, flags
    FROM player WHERE player_id = ${playerId}`.execute(db);
  const [row] = rows;
  invariant(row, 'a login belongs to a player');
  return row;
}

/**
 * Whether both passwords are still those that were read; they stay so until the transaction ends. Both, for a
 * new one is held against the other kind as well.
 */
export async function holdBoth(
  tx: Tx,
  playerId: bigint,
  { login_since, fund_since }: Words,
): Promise<boolean> {
  const { rows } = await sql`
    SELECT FROM player
    WHERE player_id = ${playerId} AND password_changed_at IS NOT DISTINCT FROM ${login_since}::timestamptz
      AND fund_changed_at IS NOT DISTINCT FROM ${fund_since}::timestamptz
    FOR NO KEY UPDATE`.execute(tx);
  return rows.length > 0;
}

export type PasswordAges = {
  login_ms: bigint;
  fund_ms: bigint | null;
  login_days: number;
  has_phrase: boolean;
};

/** When the passwords were chosen, and how many whole days that of the login is old. */
export async function readPasswordAges(db: Executor, playerId: bigint): Promise<PasswordAges> {
  const { rows } = await sql<PasswordAges>`
    SELECT to_ms(since) AS login_ms, to_ms(fund_changed_at) AS fund_ms,
      floor(extract(epoch FROM (SELECT app_now()) - since) / 86400)::int AS login_days,
      EXISTS (SELECT FROM player_profile WHERE player_id = ${playerId} AND phrase IS NOT NULL) AS has_phrase
    FROM (
      SELECT coalesce(password_changed_at, created_at) AS since, fund_changed_at
      FROM player WHERE player_id = ${playerId}) p`.execute(db);
  const [row] = rows;
  invariant(row, 'a login belongs to a player');
  return row;
}
