import { sql } from 'kysely';
import type { Executor, Tx } from '../../platform/db.ts';

/** Accounts of operators: the statements. */
export type OperatorRow = {
  readonly operator_id: number;
  readonly name: string;
  readonly password_hash: string;
  readonly secret: Buffer;
  readonly roles: string[];
  readonly is_disabled: boolean;
};

export async function findOperator(db: Executor, name: string): Promise<OperatorRow | undefined> {
  const { rows } = await sql<OperatorRow>`
    SELECT operator_id, name, password_hash, secret, roles, is_disabled FROM operator
    WHERE lower(name) = lower(${name})`.execute(db);
  return rows[0];
}

/** An operator as he is at this moment; he stays so until the transaction ends. */
export async function lockOperator(tx: Tx, operatorId: number): Promise<OperatorRow | undefined> {
  const { rows } = await sql<OperatorRow>`
    SELECT operator_id, name, password_hash, secret, roles, is_disabled FROM operator
    WHERE operator_id = ${operatorId} FOR SHARE`.execute(tx);
  return rows[0];
}

export async function listOperators(db: Executor): Promise<readonly OperatorRow[]> {
  const { rows } = await sql<OperatorRow>`
    SELECT operator_id, name, password_hash, secret, roles, is_disabled FROM operator
    ORDER BY operator_id LIMIT 1000`.execute(db);
  return rows;
}

export type NewOperator = {
  readonly name: string;
  readonly passwordHash: string;
  readonly secret: Buffer;
  readonly roles: readonly string[];
};

/** The id of the new operator, or nothing when the name is taken. Only the owner may. */
export async function insertOperator(tx: Tx, row: NewOperator): Promise<number | undefined> {
  const { rows } = await sql<{ operator_id: number }>`
    INSERT INTO operator (name, password_hash, secret, roles)
    VALUES (${row.name}, ${row.passwordHash}, ${row.secret}, ${[...row.roles]}::text[])
    ON CONFLICT DO NOTHING RETURNING operator_id`.execute(tx);
  return rows[0]?.operator_id;
}

/** New credentials in place of those that were lost. Only the owner may. */
export async function replaceCredentials(
  tx: Tx,
  operatorId: number,
  passwordHash: string,
  secret: Buffer,
): Promise<void> {
  await sql`
    UPDATE operator SET password_hash = ${passwordHash}, secret = ${secret}, last_step = 0
    WHERE operator_id = ${operatorId}`.execute(tx);
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

export async function endSessions(tx: Tx, operatorId: number): Promise<void> {
  await sql`
    UPDATE operator_session SET ended_code = 'forced_logout', ended_at = app_now()
    WHERE operator_id = ${operatorId} AND ended_at IS NULL`.execute(tx);
}
