import { sql } from 'kysely';
import type { Db, Executor, Tx } from '#platform/db';
import type { OperatorRow } from './store.ts';

/** Passkeys of operators and what they sign: the statements. */
const CHALLENGE_SECONDS = 5 * 60;

export type Purpose = 'sign-in' | 'add' | 'prove';

/** Keeps a challenge; `sessionId` is of the login that asked, null for a sign-in. */
export async function insertChallenge(
  db: Db,
  challenge: string,
  purpose: Purpose,
  sessionId: string | null,
): Promise<void> {
  await sql`
    INSERT INTO operator_passkey_challenge (challenge, purpose, session_id, expires_at)
    VALUES (${challenge}, ${purpose}, ${sessionId},
      app_now() + ${CHALLENGE_SECONDS} * interval '1 second')`.execute(db);
}

/** Takes a challenge: false when there is none, it is too old, or was given for something else. */
export async function takeChallenge(
  db: Db,
  challenge: string,
  purpose: Purpose,
  sessionId: string | null,
): Promise<boolean> {
  const { rows } = await sql`
    DELETE FROM operator_passkey_challenge
    WHERE challenge = ${challenge} AND purpose = ${purpose}
      AND session_id IS NOT DISTINCT FROM ${sessionId}::uuid AND expires_at > (SELECT app_now())
    RETURNING challenge`.execute(db);
  return rows.length > 0;
}

/** Removes challenges that nobody answered. */
export async function deleteOldChallenges(db: Db): Promise<void> {
  await sql`
    DELETE FROM operator_passkey_challenge WHERE expires_at <= (SELECT app_now())`.execute(db);
}

export type PasskeyRow = Pick<OperatorRow, 'operator_id' | 'name'> & {
  readonly public_key: Buffer;
  readonly sign_count: bigint;
};

/** A passkey and whose it is. */
export async function findPasskey(db: Db, id: Buffer): Promise<PasskeyRow | undefined> {
  const { rows } = await sql<PasskeyRow>`
    SELECT o.operator_id, o.name, p.public_key, p.sign_count
    FROM operator_passkey p JOIN operator o ON o.operator_id = p.operator_id
    WHERE p.id = ${id}`.execute(db);
  return rows[0];
}

type Use = {
  readonly id: Buffer;
  readonly operatorId: number;
  readonly signCount: number;
  readonly isBackedUp: boolean;
};

/**
 * Notes that a passkey signed. False when it is gone, its operator is shut out or was reset, or it
 * has counted no further: two devices hold it then, and one of them is a copy.
 */
export async function notePasskeyUse(tx: Tx, use: Use): Promise<boolean> {
  const { rows } = await sql`
    UPDATE operator_passkey p SET sign_count = ${use.signCount}, used_at = app_now(),
      is_backed_up = ${use.isBackedUp}
    FROM operator o
    WHERE p.id = ${use.id} AND p.operator_id = ${use.operatorId} AND o.operator_id = p.operator_id
      AND (p.sign_count < ${use.signCount} OR (p.sign_count = 0 AND ${use.signCount} = 0))
      AND NOT o.is_disabled AND o.password_hash IS NOT NULL
    RETURNING p.id`.execute(tx);
  return rows.length > 0;
}

type ListedPasskey = {
  readonly id: Buffer;
  readonly name: string;
  readonly created_at: number;
  readonly used_at: number | null;
  readonly is_backed_up: boolean;
};

export async function listPasskeys(
  db: Executor,
  operatorId: number,
): Promise<readonly ListedPasskey[]> {
  const { rows } = await sql<ListedPasskey>`
    SELECT id, name, created_at, used_at, is_backed_up FROM operator_passkey
    WHERE operator_id = ${operatorId} ORDER BY created_at, id LIMIT 10`.execute(db);
  return rows;
}

export type NewPasskey = {
  readonly sessionId: string;
  readonly id: Buffer;
  readonly publicKey: Buffer;
  readonly signCount: number;
  readonly name: string;
  readonly isBackedUp: boolean;
};

export async function insertPasskey(
  tx: Tx,
  row: NewPasskey,
): Promise<'added' | 'known' | 'full' | 'unproven'> {
  const { rows } = await sql<{ done: 'added' | 'known' | 'full' | 'unproven' }>`
    SELECT operator_passkey_add(${row.sessionId}, ${row.id}, ${row.publicKey}, ${row.signCount},
      ${row.name}, ${row.isBackedUp}) AS done`.execute(tx);
  return rows[0]?.done ?? 'unproven';
}

/** The name that it had; undefined when it is not his. */
export async function deletePasskey(
  tx: Tx,
  sessionId: string,
  id: Buffer,
): Promise<string | undefined> {
  const { rows } = await sql<{ name: string | null }>`
    SELECT operator_passkey_remove(${sessionId}, ${id}) AS name`.execute(tx);
  return rows[0]?.name ?? undefined;
}
