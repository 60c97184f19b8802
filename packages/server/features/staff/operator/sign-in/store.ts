import { sql } from 'kysely';
import type { Executor, Tx } from '#platform/db';
import { LOGIN_SECONDS, OPERATOR_IDLE_SECONDS } from './store-session.ts';

/** Accounts of operators: the statements. */
export type OperatorRow = {
  readonly operator_id: number;
  readonly name: string;
  /** Null: the operator is invited, and has chosen neither password nor authenticator yet. */
  readonly password_hash: string | null;
  readonly secret: Buffer | null;
  readonly roles: string[];
  readonly is_disabled: boolean;
};

const columns = sql`operator_id, name, password_hash, secret, roles, is_disabled`;

export async function findOperator(db: Executor, name: string): Promise<OperatorRow | undefined> {
  const { rows } = await sql<OperatorRow>`
    SELECT ${columns} FROM operator WHERE lower(name) = lower(${name})`.execute(db);
  return rows[0];
}

/** The name of an operator; it never changes. */
export async function findOperatorName(
  db: Executor,
  operatorId: number,
): Promise<string | undefined> {
  const { rows } = await sql<{ name: string }>`
    SELECT name FROM operator WHERE operator_id = ${operatorId}`.execute(db);
  return rows[0]?.name;
}

/** An operator as he is at this moment; he stays so until the transaction ends. */
export async function lockOperator(tx: Tx, operatorId: number): Promise<OperatorRow | undefined> {
  const { rows } = await sql<OperatorRow>`
    SELECT ${columns} FROM operator WHERE operator_id = ${operatorId} FOR SHARE`.execute(tx);
  return rows[0];
}

/** An operator in the list: since when he is there, and since when he is signed in. */
type Listed = 'operator_id' | 'name' | 'roles' | 'is_disabled';
type ListedOperator = Pick<OperatorRow, Listed> & {
  readonly is_enrolled: boolean;
  /** Until when the invitation that waits can be taken up. */
  readonly invited_until: number | null;
  readonly created_at: number;
  readonly signed_in_at: number | null;
};

export async function listOperators(db: Executor): Promise<readonly ListedOperator[]> {
  const { rows } = await sql<ListedOperator>`
    SELECT o.operator_id, o.name, o.roles, o.is_disabled, o.password_hash IS NOT NULL AS is_enrolled,
      i.expires_at AS invited_until, o.created_at, s.created_at AS signed_in_at
    FROM operator o LEFT JOIN operator_invitation i ON i.operator_id = o.operator_id
    LEFT JOIN LATERAL (
      SELECT s.created_at FROM operator_session s
      WHERE s.operator_id = o.operator_id AND s.ended_at IS NULL
        AND s.active_at + ${OPERATOR_IDLE_SECONDS} * interval '1 second' > (SELECT app_now())
        AND s.created_at + ${LOGIN_SECONDS} * interval '1 second' > (SELECT app_now())
      ORDER BY s.created_at DESC LIMIT 1) s ON true
    ORDER BY o.operator_id LIMIT 1000`.execute(db);
  return rows;
}

/** The credentials of an operator. */
export type StoredCredentials = { readonly passwordHash: string; readonly secret: Buffer };
export type NewOperator = { readonly name: string; readonly roles: readonly string[] };

/** The id of the new operator, or nothing when the name is taken. Only the owner may. */
export async function insertOperator(tx: Tx, row: NewOperator): Promise<number | undefined> {
  const { rows } = await sql<{ operator_id: number }>`
    INSERT INTO operator (name, roles) VALUES (${row.name}, ${[...row.roles]}::text[])
    ON CONFLICT DO NOTHING RETURNING operator_id`.execute(tx);
  return rows[0]?.operator_id;
}

/** Replaces the credentials of an operator; null ends them. Only the database owner may. */
export async function replaceCredentials(
  tx: Tx,
  operatorId: number,
  credentials: StoredCredentials | null,
): Promise<void> {
  await sql`
    UPDATE operator SET password_hash = ${credentials?.passwordHash ?? null},
      secret = ${credentials?.secret ?? null}, last_step = 0
    WHERE operator_id = ${operatorId}`.execute(tx);
  // A passkey may be what was lost.
  await sql`DELETE FROM operator_passkey WHERE operator_id = ${operatorId}`.execute(tx);
}

export async function updateDisabled(
  tx: Tx,
  operatorId: number,
  isDisabled: boolean,
): Promise<void> {
  await sql`
    UPDATE operator SET is_disabled = ${isDisabled} WHERE operator_id = ${operatorId}`.execute(tx);
}

/** The same for whoever is about to change him. */
export async function lockOperatorToChange(
  tx: Tx,
  operatorId: number,
): Promise<OperatorRow | undefined> {
  await sql`SELECT 1 FROM operator WHERE operator_id = ${operatorId} FOR NO KEY UPDATE`.execute(tx);
  return lockOperator(tx, operatorId);
}

export async function updateRoles(
  tx: Tx,
  operatorId: number,
  roles: readonly string[],
): Promise<void> {
  await sql`
    UPDATE operator SET roles = ${[...roles]}::text[] WHERE operator_id = ${operatorId}`.execute(
    tx,
  );
}

/** Ends the logins of an operator; how many there were. */
export async function endSessions(tx: Tx, operatorId: number): Promise<number> {
  const { rows } = await sql`
    UPDATE operator_session SET ended_code = 'forced_logout', ended_at = app_now()
    WHERE operator_id = ${operatorId} AND ended_at IS NULL RETURNING id`.execute(tx);
  return rows.length;
}
