import { sql } from 'kysely';
import type { Executor, Tx } from '#platform/db';

/** Which password of a player. */
export const PASSWORD_KINDS = { login: 1, fund: 2 } as const;
export type PasswordKind = keyof typeof PASSWORD_KINDS;

/** Puts a hash in place of the one before; what was handed out by somebody else is `isInitial`. */
export async function setPassword(
  tx: Tx,
  playerId: bigint,
  kind: PasswordKind,
  { hash, isInitial = false }: { readonly hash: string; readonly isInitial?: boolean },
): Promise<boolean> {
  const { rows } = await sql<{ done: boolean }>`
    SELECT player_set_password(${playerId}, ${PASSWORD_KINDS[kind]}::smallint, ${hash}, ${isInitial}) AS done`.execute(
    tx,
  );
  return rows[0]?.done ?? false;
}

/** Takes the fund password of a player away; false: he has none. */
export async function clearFundPassword(tx: Tx, playerId: bigint): Promise<boolean> {
  const { rows } = await sql<{ done: boolean }>`
    SELECT player_clear_fund(${playerId}) AS done`.execute(tx);
  return rows[0]?.done ?? false;
}

export async function updateHash(
  db: Executor,
  playerId: bigint,
  hashes: { readonly before: string; readonly after: string },
): Promise<void> {
  await sql`SELECT player_rehash_password(${playerId}, ${hashes.before}, ${hashes.after})`.execute(
    db,
  );
}

/** The hashes of a kind that a new password is held against: the present one and up to three before it. */
export async function readHashes(
  db: Executor,
  playerId: bigint,
  kind: PasswordKind,
): Promise<readonly string[]> {
  const number = PASSWORD_KINDS[kind];
  const { rows } = await sql<{ hash: string | null }>`
    SELECT CASE ${number}::int WHEN 1 THEN password_hash ELSE fund_hash END AS hash FROM player
    WHERE player_id = ${playerId}
    UNION ALL
    (SELECT hash FROM password_past WHERE player_id = ${playerId} AND kind = ${number}::int
      ORDER BY id DESC LIMIT 3)`.execute(db);
  return rows.flatMap(({ hash }) => (hash === null ? [] : [hash]));
}

/** Whether any player's hash, of either kind, was made with a pepper of this number. */
export async function isPepperNeeded(db: Executor, number: number): Promise<boolean> {
  const made = `p${number}$%`;
  const { rows } = await sql<{ is: boolean }>`
    SELECT EXISTS (
      SELECT FROM player WHERE password_hash LIKE ${made} OR fund_hash LIKE ${made}) AS is`.execute(
    db,
  );
  return rows[0]?.is ?? false;
}

export async function readPasswordHash(
  db: Executor,
  playerId: bigint,
): Promise<string | undefined> {
  const { rows } = await sql<{ hash: string }>`
    SELECT password_hash AS hash FROM player WHERE player_id = ${playerId}`.execute(db);
  return rows[0]?.hash;
}
