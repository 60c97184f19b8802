import { sql } from 'kysely';
import type { Db, Executor, Tx } from '#platform/db';
import { GRACE_SECONDS, TOKEN_SECONDS } from '../../../auth/login/sessions/index.ts';

/** Logins of operators, as those of players but shorter: one of each, eight hours at most. */
export const LOGIN_SECONDS = 8 * 60 * 60;
/** And a quarter of an hour without activity (PCI DSS 8.2.8). */
export const OPERATOR_IDLE_SECONDS = 15 * 60;
/** How long a code of the authenticator counts for acts that ask for one. */
const PROOF_SECONDS = 5 * 60;

export type NewSession = {
  readonly id: string;
  readonly operatorId: number;
  readonly tokenHash: Buffer;
  readonly ip: string;
  readonly userAgent: string;
  /** Hash of the device cookie. */
  readonly device: Buffer;
};

/** Begins a login; the operator's others end. */
export async function insertSession(tx: Tx, session: NewSession): Promise<void> {
  await sql`
    UPDATE operator_session SET ended_code = 'different_user', ended_at = app_now()
    WHERE operator_id = ${session.operatorId} AND ended_at IS NULL`.execute(tx);
  await sql`
    INSERT INTO operator_session (id, operator_id, ip, user_agent, device)
    VALUES (${session.id}, ${session.operatorId}, ${session.ip}, ${session.userAgent},
      ${session.device})`.execute(tx);
  await sql`
    INSERT INTO operator_token (token_hash, session_id, expires_at)
    VALUES (${session.tokenHash}, ${session.id},
            app_now() + ${TOKEN_SECONDS} * interval '1 second')`.execute(tx);
}

export async function endSession(db: Executor, sessionId: string, code: string): Promise<void> {
  await sql`
    UPDATE operator_session SET ended_code = ${code}, ended_at = app_now()
    WHERE id = ${sessionId} AND ended_at IS NULL`.execute(db);
}

export type TokenRow = {
  session_id: string;
  operator_id: number;
  name: string;
  roles: string[];
  is_disabled: boolean;
  ended_code: string | null;
  is_expired: boolean;
  is_stolen: boolean;
};

/** What a token stands for. A call that is not passive moves the idle end. */
export async function findToken(
  db: Db,
  hash: Buffer,
  isPassive: boolean,
): Promise<TokenRow | undefined> {
  const { rows } = await sql<TokenRow>`
    SELECT s.id AS session_id, o.operator_id, o.name, o.roles, o.is_disabled, s.ended_code,
      t.expires_at <= n.now OR s.active_at + ${OPERATOR_IDLE_SECONDS} * interval '1 second' <= n.now
        OR s.created_at + ${LOGIN_SECONDS} * interval '1 second' <= n.now AS is_expired,
      coalesce(t.replaced_at + ${GRACE_SECONDS} * interval '1 second' <= n.now, false) AS is_stolen
    FROM operator_token t
      JOIN operator_session s ON s.id = t.session_id
      JOIN operator o ON o.operator_id = s.operator_id
      CROSS JOIN (SELECT app_now() AS now) n
    WHERE t.token_hash = ${hash}`.execute(db);
  const row = rows[0];
  if (row && !isPassive && !row.is_expired && row.ended_code === null) {
    await sql`
      UPDATE operator_session SET active_at = app_now()
      WHERE id = ${row.session_id} AND active_at < (SELECT app_now()) - interval '30 seconds'`.execute(
      db,
    );
  }
  return row;
}

/** Whether an operator has or had this token; some hours after its end nobody knows. */
export async function isTokenKnown(db: Db, hash: Buffer): Promise<boolean> {
  const { rows } = await sql`
    SELECT session_id FROM operator_token WHERE token_hash = ${hash}`.execute(db);
  return rows.length > 0;
}

/** The next token of a login; the others stay good for a while. Seconds it is good for. */
export async function rotateToken(tx: Tx, sessionId: string, nextHash: Buffer): Promise<number> {
  await sql`
    UPDATE operator_token SET replaced_at = app_now()
    WHERE session_id = ${sessionId} AND replaced_at IS NULL AND NOT EXISTS (
      SELECT FROM operator_token r WHERE r.session_id = ${sessionId}
        AND r.replaced_at + ${GRACE_SECONDS} * interval '1 second' > (SELECT app_now()))`.execute(
    tx,
  );
  const { rows } = await sql<{ seconds: number }>`
    INSERT INTO operator_token (token_hash, session_id, expires_at)
    SELECT ${nextHash}, s.id, least(app_now() + ${TOKEN_SECONDS} * interval '1 second',
      s.created_at + ${LOGIN_SECONDS} * interval '1 second')
    FROM operator_session s WHERE s.id = ${sessionId}
    RETURNING extract(epoch FROM expires_at - app_now())::int AS seconds`.execute(tx);
  return rows[0]?.seconds ?? 0;
}

/** When a login ends without activity, and at the latest. */
export async function readLoginEnds(
  db: Db,
  sessionId: string,
): Promise<{ IdleEndTimeStamp: number; LoginEndTimeStamp: number; DateTimeNow: number }> {
  const { rows } = await sql<{ idle: bigint; login: bigint; now: bigint }>`
    SELECT to_ms(active_at + ${OPERATOR_IDLE_SECONDS} * interval '1 second') AS idle,
      to_ms(created_at + ${LOGIN_SECONDS} * interval '1 second') AS login, to_ms(app_now()) AS now
    FROM operator_session WHERE id = ${sessionId}`.execute(db);
  const [row] = rows;
  return {
    IdleEndTimeStamp: Number(row?.idle ?? 0n),
    LoginEndTimeStamp: Number(row?.login ?? 0n),
    DateTimeNow: Number(row?.now ?? 0n),
  };
}

/** Codes of those of the given logins that a call would be denied by. */
export async function findEnded(
  db: Db,
  ids: readonly string[],
): Promise<{ id: string; code: string }[]> {
  const { rows } = await sql<{ id: string; code: string }>`
    SELECT s.id, coalesce(s.ended_code,
      CASE WHEN o.is_disabled THEN 'forced_logout' ELSE 'expired' END) AS code
    FROM operator_session s JOIN operator o ON o.operator_id = s.operator_id
      CROSS JOIN (SELECT app_now() AS now) n
    WHERE s.id = ANY(${[...ids]}::uuid[]) AND (
      s.ended_at IS NOT NULL OR o.is_disabled
      OR s.active_at + ${OPERATOR_IDLE_SECONDS} * interval '1 second' <= n.now
      OR s.created_at + ${LOGIN_SECONDS} * interval '1 second' <= n.now
      OR NOT EXISTS (
        SELECT FROM operator_token t WHERE t.session_id = s.id AND t.expires_at > n.now))`.execute(
    db,
  );
  return rows;
}

/**
 * Takes a code once: false when it, or a later one, was used, or the credentials that it belongs to were replaced.
 */
export async function takeStep(
  tx: Tx,
  {
    operator_id: operatorId,
    password_hash: passwordHash,
  }: { readonly operator_id: number; readonly password_hash: string | null },
  step: number,
): Promise<boolean> {
  const { rows } = await sql`
    UPDATE operator SET last_step = ${step}
    WHERE operator_id = ${operatorId} AND last_step < ${step} AND password_hash = ${passwordHash}
      AND NOT is_disabled
    RETURNING operator_id`.execute(tx);
  return rows.length > 0;
}

/** Whether an operator of this name came in from this very address in so many days. */
export async function isKnownAddress(
  db: Db,
  name: string,
  ip: string,
  days: number,
): Promise<boolean> {
  const { rows } = await sql`
    SELECT s.id FROM operator_session s JOIN operator o ON o.operator_id = s.operator_id
    WHERE lower(o.name) = lower(${name}) AND s.ip = ${ip}
      AND s.created_at > (SELECT app_now()) - ${days} * interval '1 day' LIMIT 1`.execute(db);
  return rows.length > 0;
}

/** Whether this login showed a code of the authenticator in the last five minutes. */
export async function isProven(db: Db, sessionId: string): Promise<boolean> {
  const { rows } = await sql`
    SELECT id FROM operator_session WHERE id = ${sessionId}
      AND proven_at > (SELECT app_now()) - ${PROOF_SECONDS} * interval '1 second'`.execute(db);
  return rows.length > 0;
}

export async function updateProven(tx: Tx, sessionId: string): Promise<void> {
  await sql`UPDATE operator_session SET proven_at = app_now() WHERE id = ${sessionId}`.execute(tx);
}

/** Removes tokens of logins that are over. */
export async function deleteOldTokens(db: Db): Promise<void> {
  await sql`
    DELETE FROM operator_token
    WHERE expires_at < (SELECT app_now()) - ${LOGIN_SECONDS} * interval '1 second'`.execute(db);
}

export async function readNowMs(db: Executor): Promise<number> {
  const { rows } = await sql<{ now: bigint }>`SELECT to_ms(app_now()) AS now`.execute(db);
  return Number(rows[0]?.now ?? 0n);
}
