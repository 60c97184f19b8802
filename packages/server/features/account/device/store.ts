import { sql } from 'kysely';
import type { Executor } from '#platform/db';
import { IDLE_SECONDS, LOGIN_SECONDS } from '../../auth/login/sessions/index.ts';

/** What is asked about: always by the one login that asks. */
export type Login = { readonly playerId: bigint; readonly sessionId: string };

export type LoginRow = {
  id: string;
  is_this: boolean;
  ip: string;
  user_agent: string;
  is_mobile: boolean;
  app_version: string | null;
  device_id: string | null;
  /** Something is known by which the device could be told again. */
  has_marks: boolean;
  created_ms: bigint;
  login_type: number;
  active_ms: bigint;
};

const MOST_LOGINS = 100;
const MOST_LOGGED = 20;
const TRY_DAYS = 90;

/** Logins that a call would be let in by, the one that was used last first. */
export async function listLiving(
  db: Executor,
  { playerId, sessionId }: Login,
): Promise<readonly LoginRow[]> {
  const { rows } = await sql<LoginRow>`
    SELECT s.id, s.id = ${sessionId} AS is_this, s.ip, s.user_agent, s.login_type,
      s.is_mobile, s.app_version, s.device_id, num_nonnulls(s.device_id, s.device_key) > 0 AS has_marks,
      to_ms(s.created_at) AS created_ms, to_ms(s.active_at) AS active_ms
    FROM session s CROSS JOIN (SELECT app_now() AS now) n
    WHERE s.player_id = ${playerId} AND s.ended_at IS NULL
      AND s.active_at + ${IDLE_SECONDS} * interval '1 second' > n.now
      AND s.created_at > n.now - ${LOGIN_SECONDS} * interval '1 second'
      AND EXISTS (
        SELECT FROM session_token t
        WHERE t.player_id = s.player_id AND t.session_id = s.id AND t.expires_at > n.now)
    ORDER BY is_this DESC, s.active_at DESC, s.id LIMIT ${MOST_LOGINS}`.execute(db);
  return rows;
}

/** The newest sign-ins, whether they still live or not. */
export async function listLogged(
  db: Executor,
  { playerId, sessionId }: Login,
): Promise<readonly LoginRow[]> {
  const { rows } = await sql<LoginRow>`
    SELECT id, id = ${sessionId} AS is_this, ip, user_agent, login_type,
      is_mobile, app_version, device_id, num_nonnulls(device_id, device_key) > 0 AS has_marks, to_ms(created_at) AS created_ms, to_ms(active_at) AS active_ms
    FROM session WHERE player_id = ${playerId}
    ORDER BY created_at DESC, id LIMIT ${MOST_LOGGED}`.execute(db);
  return rows;
}

export type TryRow = { ip: string; user_agent: string; at_ms: bigint };

export async function listTries(db: Executor, playerId: bigint): Promise<readonly TryRow[]> {
  const { rows } = await sql<TryRow>`
    SELECT ip, user_agent, to_ms(at) AS at_ms FROM login_try
    WHERE player_id = ${playerId} AND at > (SELECT app_now()) - ${TRY_DAYS} * interval '1 day'
    ORDER BY id DESC LIMIT ${MOST_LOGGED}`.execute(db);
  return rows;
}

/** Writes a wrong password down, by a name that somebody has or nobody: the same statement for both. */
export async function insertTry(
  db: Executor,
  nameKey: string,
  origin: { readonly ip: string; readonly userAgent: string },
): Promise<void> {
  await sql`
    INSERT INTO login_try (player_id, ip, user_agent)
    VALUES ((SELECT player_id FROM player WHERE lower(user_name) = ${nameKey}),
            ${origin.ip}, ${origin.userAgent})`.execute(db);
}

/** Removes tries that nobody is shown any more, at most so many; whether there may be more. */
export async function deleteOldTries(db: Executor, most: number): Promise<boolean> {
  const { numAffectedRows } = await sql`
    DELETE FROM login_try WHERE id = ANY (ARRAY(
      SELECT id FROM login_try
      WHERE at < (SELECT app_now()) - interval '1 hour' AND (player_id IS NULL
        OR at < (SELECT app_now()) - ${TRY_DAYS} * interval '1 day')
      ORDER BY at LIMIT ${most}))`.execute(db);
  return Number(numAffectedRows ?? 0n) >= most;
}
