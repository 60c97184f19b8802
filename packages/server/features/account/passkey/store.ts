import { sql } from 'kysely';
import { MOST_PASSKEYS } from '@fairlot/wire/account/passkey';
import type { Db, Executor, Tx } from '#platform/db';

/** Passkeys of players and what they answered: the statements. */
export async function readNowMs(db: Executor): Promise<number> {
  const { rows } = await sql<{ now: bigint }>`SELECT to_ms(app_now()) AS now`.execute(db);
  return Number(rows[0]?.now ?? 0n);
}

/** Writes down that a challenge was answered; false where it is too old, or was before. */
export async function insertAnswered(tx: Tx, hash: Buffer, expiresMs: number): Promise<boolean> {
  const { rows } = await sql`
    INSERT INTO passkey_answered (hash, expires_at)
    SELECT ${hash}, to_timestamp(${expiresMs} / 1000.0)
    WHERE to_timestamp(${expiresMs} / 1000.0) > (SELECT app_now())
    ON CONFLICT DO NOTHING RETURNING hash`.execute(tx);
  return rows.length > 0;
}

/** Removes what would be stale anyway, at most so many; whether there may be more. */
export async function deleteOldAnswered(db: Db, most: number): Promise<boolean> {
  const { numAffectedRows } = await sql`
    DELETE FROM passkey_answered WHERE hash = ANY (ARRAY(
      SELECT hash FROM passkey_answered WHERE expires_at <= (SELECT app_now())
      ORDER BY expires_at LIMIT ${most}))`.execute(db);
  return Number(numAffectedRows ?? 0n) >= most;
}

export type PasskeyRow = {
  readonly player_id: bigint;
  readonly public_key: Buffer;
  readonly name: string;
};

/** A passkey and whose it is. */
export async function findPasskey(db: Executor, id: Buffer): Promise<PasskeyRow | undefined> {
  const { rows } = await sql<PasskeyRow>`
    SELECT player_id, public_key, name FROM passkey WHERE id = ${id}`.execute(db);
  return rows[0];
}

export type Use = {
  readonly id: Buffer;
  readonly playerId: bigint;
  readonly signCount: number;
  readonly isBackedUp: boolean;
};

/**
 * Notes that a passkey signed. False where it is gone, or has counted no further: two devices hold it then, and
 * one of them is a copy.
 */
export async function noteUse(tx: Tx, use: Use): Promise<boolean> {
  const { rows } = await sql`
    UPDATE passkey p SET sign_count = ${use.signCount}, used_at = app_now(),
      is_backed_up = ${use.isBackedUp}
    WHERE p.id = ${use.id} AND p.player_id = ${use.playerId}
      AND (p.sign_count < ${use.signCount} OR (p.sign_count = 0 AND ${use.signCount} = 0))
    RETURNING p.id`.execute(tx);
  return rows.length > 0;
}

export type ListedPasskey = {
  readonly id: Buffer;
  readonly name: string;
  readonly created_ms: bigint;
  readonly used_ms: bigint | null;
  readonly is_backed_up: boolean;
};

export async function listPasskeys(
  db: Executor,
  playerId: bigint,
): Promise<readonly ListedPasskey[]> {
  const { rows } = await sql<ListedPasskey>`
    SELECT id, name, to_ms(created_at) AS created_ms, to_ms(used_at) AS used_ms, is_backed_up
    FROM passkey WHERE player_id = ${playerId} ORDER BY created_at, id LIMIT ${MOST_PASSKEYS}`.execute(
    db,
  );
  return rows;
}

export async function countPasskeys(db: Executor, playerId: bigint): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    SELECT count(*)::int AS n FROM passkey WHERE player_id = ${playerId}`.execute(db);
  return rows[0]?.n ?? 0;
}

/** Since when a player has passkeys, and how many; nothing where he has none. */
export async function readOldest(
  db: Executor,
  playerId: bigint,
): Promise<{ readonly n: number; readonly since: bigint | null }> {
  const { rows } = await sql<{ n: number; since: bigint | null }>`
    SELECT count(*)::int AS n, to_ms(min(created_at)) AS since
    FROM passkey WHERE player_id = ${playerId}`.execute(db);
  return rows[0] ?? { n: 0, since: null };
}

export type NewRow = Use & { readonly publicKey: Buffer; readonly name: string };

/** False where that passkey is somebody's already. */
export async function insertPasskey(tx: Tx, row: NewRow): Promise<boolean> {
  const { rows } = await sql`
    INSERT INTO passkey (id, player_id, public_key, sign_count, name, is_backed_up)
    VALUES (${row.id}, ${row.playerId}, ${row.publicKey}, ${row.signCount}, ${row.name}, ${row.isBackedUp})
    ON CONFLICT DO NOTHING RETURNING id`.execute(tx);
  return rows.length > 0;
}

/** Whether it is his: then it has this name. */
export async function writeName(
  db: Executor,
  playerId: bigint,
  id: Buffer,
  name: string,
): Promise<boolean> {
  const { rows } = await sql`
    UPDATE passkey SET name = ${name}
    WHERE id = ${id} AND player_id = ${playerId} RETURNING id`.execute(db);
  return rows.length > 0;
}

/** The name that it had; undefined when it is not his. */
export async function deletePasskey(
  tx: Tx,
  playerId: bigint,
  id: Buffer,
): Promise<string | undefined> {
  const { rows } = await sql<{ name: string }>`
    DELETE FROM passkey WHERE id = ${id} AND player_id = ${playerId} RETURNING name`.execute(tx);
  return rows[0]?.name;
}

/** The names of all that he had. */
export async function deleteAll(tx: Tx, playerId: bigint): Promise<readonly string[]> {
  const { rows } = await sql<{ name: string }>`
    DELETE FROM passkey WHERE player_id = ${playerId} RETURNING name`.execute(tx);
  return rows.map(({ name }) => name);
}

/** How an account is called: what a device shows beside its passkey. */
export async function readUserName(db: Executor, playerId: bigint): Promise<string> {
  const { rows } = await sql<{ user_name: string }>`
    SELECT user_name FROM player WHERE player_id = ${playerId}`.execute(db);
  return rows[0]?.user_name ?? '';
}
