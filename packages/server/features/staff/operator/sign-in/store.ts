import { sql } from 'kysely';
import type { Executor, Tx } from '#platform/db';
import { LOGIN_SECONDS, OPERATOR_IDLE_SECONDS } from './store-session.ts';

/** Accounts of operators: the statements. */
export type OperatorRow = {
  readonly operator_id: number;
  readonly name: string;
  readonly password_hash: string;
  readonly secret: Buffer;
  readonly roles: string[];
  readonly is_disabled: boolean;
  /** His words were made for him, and he has not chosen his own yet. */
  readonly is_handed: boolean;
};

const columns = sql`operator_id, name, password_hash, secret, roles, is_disabled,
  handed_until IS NOT NULL AS is_handed`;

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
type Listed = 'operator_id' | 'name' | 'roles' | 'is_disabled' | 'is_handed';
type ListedOperator = Pick<OperatorRow, Listed> & {
  readonly created_at: number;
  readonly signed_in_at: number | null;
};

export async function listOperators(db: Executor): Promise<readonly ListedOperator[]> {
  const { rows } = await sql<ListedOperator>`
    SELECT o.operator_id, o.name, o.roles, o.is_disabled, o.handed_until IS NOT NULL AS is_handed,
      o.created_at, s.created_at AS signed_in_at
    FROM operator o LEFT JOIN LATERAL (
      SELECT s.created_at FROM operator_session s
      WHERE s.operator_id = o.operator_id AND s.ended_at IS NULL
        AND s.active_at + ${OPERATOR_IDLE_SECONDS} * interval '1 second' > (SELECT app_now())
        AND s.created_at + ${LOGIN_SECONDS} * interval '1 second' > (SELECT app_now())
      ORDER BY s.created_at DESC LIMIT 1) s ON true
    ORDER BY o.operator_id LIMIT 1000`.execute(db);
  return rows;
}

/** `once`: good for choosing words of his own, and no more. `own`: they are his from now on. */
export type Words = 'once' | 'own';

const handedUntil = (words: Words) => (words === 'once' ? sql`operator_handed_until()` : sql`NULL`);

export type NewOperator = {
  readonly name: string;
  readonly passwordHash: string;
  readonly secret: Buffer;
  readonly words: Words;
  readonly roles: readonly string[];
};

/** The id of the new operator, or nothing when the name is taken. Only the owner may. */
export async function insertOperator(tx: Tx, row: NewOperator): Promise<number | undefined> {
  const { rows } = await sql<{ operator_id: number }>`
    INSERT INTO operator (name, password_hash, secret, handed_until, roles)
    VALUES (${row.name}, ${row.passwordHash}, ${row.secret}, ${handedUntil(row.words)},
      ${[...row.roles]}::text[])
    ON CONFLICT DO NOTHING RETURNING operator_id`.execute(tx);
  return rows[0]?.operator_id;
}

/** New credentials in place of those that were lost. Only the owner may. */
export async function replaceCredentials(
  tx: Tx,
  operatorId: number,
  { passwordHash, secret, words }: Pick<NewOperator, 'passwordHash' | 'secret' | 'words'>,
): Promise<void> {
  await sql`
    UPDATE operator SET password_hash = ${passwordHash}, secret = ${secret}, last_step = 0,
      handed_until = ${handedUntil(words)}
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

/** Credentials of an account that two operators agreed on, and who the two are. */
export type AgreedCredentials = {
  readonly proposal: number;
  readonly checker: number;
  readonly passwordHash: string;
  readonly secret: Buffer;
};

/** The id of the operator that was proposed; undefined when the name is taken. */
export async function openAgreed(
  tx: Tx,
  { proposal, checker, passwordHash, secret }: AgreedCredentials,
): Promise<number | undefined> {
  const { rows } = await sql<{ id: number | null }>`
    SELECT operator_open(${proposal}, ${checker}, ${passwordHash}, ${secret}) AS id`.execute(tx);
  return rows[0]?.id ?? undefined;
}

/** New credentials for the operator that was proposed; false when there is none. */
export async function renewAgreed(
  tx: Tx,
  { proposal, checker, passwordHash, secret }: AgreedCredentials,
): Promise<boolean> {
  const { rows } = await sql<{ done: boolean }>`
    SELECT operator_renew(${proposal}, ${checker}, ${passwordHash}, ${secret}) AS done`.execute(tx);
  return rows[0]?.done ?? false;
}
