import { sql } from 'kysely';
import { invariant } from '@fairlot/rules/core/invariant';
import { DEMO_FLAGS, flagBit, hasFlag, withFlags } from '@fairlot/rules/check/access';
import type { ClientInfo } from '#platform/client-info';
import type { Db, Executor, Tx } from '#platform/db';
import { ENDED_JOB, wakeJob } from '#platform/jobs';
import { GRACE_SECONDS, IDLE_SECONDS, LOGIN_SECONDS, TOKEN_SECONDS } from './token.ts';

const DISABLED = flagBit('DISABLE_ACCOUNT');

export type PlayerRow = {
  player_id: bigint;
  password_hash: string;
  fund_hash: string | null;
  /** When he chose it; to be held against what is there later. */
  words_since: string | null;
  is_agent: boolean;
  flags: bigint;
  /** Somebody else chose his password: it is good for choosing his own. */
  is_initial_password: boolean;
};

export async function findPlayerByName(
  db: Executor,
  nameKey: string,
): Promise<PlayerRow | undefined> {
  const { rows } = await sql<PlayerRow>`
    SELECT player_id, password_hash, fund_hash, password_changed_at::text AS words_since, is_agent, flags,
      is_initial_password
    FROM player WHERE lower(user_name) = ${nameKey}`.execute(db);
  return rows[0];
}

/**
 * His flags, where the password that was looked at is still his; it stays so until the transaction ends.
 * Looking takes a while in which he may have chosen another, and ended all logins by the one before.
 */
export async function holdWords(
  tx: Tx,
  { player_id: playerId, words_since: since }: Pick<PlayerRow, 'player_id' | 'words_since'>,
): Promise<Pick<PlayerRow, 'flags'> | undefined> {
  const { rows } = await sql<Pick<PlayerRow, 'flags'>>`
    SELECT flags FROM player
    WHERE player_id = ${playerId} AND password_changed_at IS NOT DISTINCT FROM ${since}::timestamptz
    FOR NO KEY UPDATE`.execute(tx);
  return rows[0];
}

/** What an account is signed in by otherwise than by its password, held until the transaction ends. */
export async function holdPlayer(
  tx: Tx,
  playerId: bigint,
): Promise<Pick<PlayerRow, 'flags' | 'is_agent' | 'is_initial_password'> | undefined> {
  const { rows } = await sql<Pick<PlayerRow, 'flags' | 'is_agent' | 'is_initial_password'>>`
    SELECT flags, is_agent, is_initial_password FROM player
    WHERE player_id = ${playerId} FOR NO KEY UPDATE`.execute(tx);
  return rows[0];
}

/**
 * Whether a login is still open, while its player is held: whatever ends it waits for this transaction, or was before
 * it. For what leaves a way in behind: the answer that let the call in may be a second old.
 */
export async function holdLogin(
  tx: Tx,
  { playerId, sessionId }: { readonly playerId: bigint; readonly sessionId: string },
): Promise<boolean> {
  await holdPlayer(tx, playerId);
  const { rows } = await sql`
    SELECT FROM session
    WHERE player_id = ${playerId} AND id = ${sessionId} AND ended_at IS NULL`.execute(tx);
  return rows.length > 0;
}

/** Who chooses another password before anything else: one was handed to him, or an operator wants it (product 6.8). */
export const mustChoose = ({
  flags,
  is_initial_password: isHanded,
}: Pick<PlayerRow, 'flags' | 'is_initial_password'>): boolean =>
  isHanded || hasFlag(flags, 'FORCE_CHANGE_PASSWORD');

/** Whether the password that a player was handed is older than so many hours. */
export async function isHandedOver(
  db: Executor,
  playerId: bigint,
  hours: number,
): Promise<boolean> {
  const { rows } = await sql`
    SELECT FROM player WHERE player_id = ${playerId} AND is_initial_password
      AND password_changed_at <= (SELECT app_now()) - ${hours} * interval '1 hour'`.execute(db);
  return rows.length > 0;
}

export type NewPlayer = {
  readonly userName: string;
  readonly nickName: string;
  readonly passwordHash: string;
  readonly isAgent: boolean;
  /** By name or number; the new player has at most the highest group that this parent may give. */
  readonly parent?: string | bigint | undefined;
  readonly prizeGroup?: number | undefined;
  /** An account to look round with: it begins with the flags that such a one has for good. */
  readonly isDemo?: boolean;
  /** Somebody else chose the password: it is good for choosing another one. */
  readonly isHanded?: boolean;
};

/** Of a player that nobody says another of. */
const PRIZE_GROUP = 1956;

/** The id of the new player, or nothing when the name is taken. */
export async function insertPlayer(tx: Tx, player: NewPlayer): Promise<bigint | undefined> {
  const { prizeGroup = PRIZE_GROUP, parent, isDemo = false, isHanded = false } = player;
  const above =
    typeof parent === 'bigint'
      ? sql`p.player_id = ${parent}`
      : sql`lower(p.user_name) = ${parent ?? null}`;
  const { rows } = await sql<{ player_id: bigint }>`
    INSERT INTO player (user_name, nick_name, password_hash, is_agent, parent, prize_group, is_demo, flags,
      is_initial_password, password_changed_at)
    SELECT ${player.userName}, ${player.nickName}, ${player.passwordHash}, ${player.isAgent},
      p.player_id, least(${prizeGroup}, group_hold(p.player_id)), ${isDemo}, ${isDemo ? withFlags(DEMO_FLAGS) : 0n},
      ${isHanded}, CASE WHEN ${isHanded} THEN app_now() END
    FROM (SELECT) one LEFT JOIN player p ON ${above}
    ON CONFLICT DO NOTHING RETURNING player_id`.execute(tx);
  return rows[0]?.player_id;
}

export type NewSession = {
  readonly playerId: bigint;
  readonly sessionId: string;
  readonly tokenHash: Buffer;
  readonly loginType: number;
  readonly ip: string;
  readonly userAgent: string;
  readonly says?: ClientInfo | undefined;
  /** The hash of the secret of its browser. */
  readonly deviceKey?: Buffer | undefined;
};

export async function insertSession(tx: Tx, s: NewSession): Promise<void> {
  await sql`
    INSERT INTO session (player_id, id, ip, user_agent, login_type, is_mobile, app_version, device_id, device_key)
    VALUES (${s.playerId}, ${s.sessionId}, ${s.ip}, ${s.userAgent}, ${s.loginType},
            ${s.says?.isMobile ?? false}, ${s.says?.appVersion ?? null}, ${s.says?.deviceId ?? null},
            ${s.deviceKey ?? null})`.execute(tx);
  await sql`
    INSERT INTO session_token (token_hash, player_id, session_id, expires_at)
    VALUES (${s.tokenHash}, ${s.playerId}, ${s.sessionId},
            app_now() + ${TOKEN_SECONDS} * interval '1 second')`.execute(tx);
  await sql`UPDATE player SET last_login_at = app_now() WHERE player_id = ${s.playerId}`.execute(
    tx,
  );
}

/**
 * Ends sessions of a player with a code of spec section 8: one, or all but one, or all; how many
 * there were. Every process hears of it when the transaction commits: calls and connections end at once.
 */
export async function endSessions(
  db: Executor,
  playerId: bigint,
  code: string,
  which: { readonly only?: string; readonly except?: string } = {},
): Promise<number> {
  const { numAffectedRows } = await sql`
    UPDATE session SET ended_code = ${code}, ended_at = app_now()
    WHERE player_id = ${playerId} AND ended_at IS NULL
      AND (${which.only ?? null}::uuid IS NULL OR id = ${which.only ?? null})
      AND id IS DISTINCT FROM ${which.except ?? null}::uuid`.execute(db);
  const ended = Number(numAffectedRows ?? 0n);
  if (ended > 0) await wakeJob(db, ENDED_JOB);
  return ended;
}

/** What a device is known by: what its app says, and the hash of the secret of its browser. */
export type DeviceMarks = {
  readonly deviceId: string | null;
  readonly deviceKey: Buffer | null;
};

/** Ends the sessions of a device, whoever's they are; how many there were. */
export async function endDeviceSessions(
  tx: Tx,
  { deviceId, deviceKey }: DeviceMarks,
  code: string,
): Promise<number> {
  const { numAffectedRows } = await sql`
    UPDATE session SET ended_code = ${code}, ended_at = app_now()
    WHERE ended_at IS NULL AND (device_id = ${deviceId} OR device_key = ${deviceKey})`.execute(tx);
  const ended = Number(numAffectedRows ?? 0n);
  if (ended > 0) await wakeJob(tx, ENDED_JOB);
  return ended;
}

export type TokenRow = {
  player_id: bigint;
  session_id: string;
  is_agent: boolean;
  flags: bigint;
  ended_code: string | null;
  is_expired: boolean;
  is_stolen: boolean;
  seconds_left: number;
};

/**
 * What a token stands for. Activity of the player moves the idle limit, at most twice a minute (a
 * client tells of it once); passive calls never do, or it could not be reached.
 */
export async function findToken(
  db: Db,
  hash: Buffer,
  isPassive: boolean,
): Promise<TokenRow | undefined> {
  const { rows } = await sql<TokenRow & { is_stale: boolean }>`
    SELECT p.player_id, s.id AS session_id, p.is_agent, p.flags, s.ended_code,
      t.expires_at <= n.now OR s.active_at + ${IDLE_SECONDS} * interval '1 second' <= n.now
        OR s.created_at + ${LOGIN_SECONDS} * interval '1 second' <= n.now AS is_expired,
      coalesce(t.replaced_at + ${GRACE_SECONDS} * interval '1 second' <= n.now, false) AS is_stolen,
      extract(epoch FROM least(t.expires_at, s.created_at + ${LOGIN_SECONDS} * interval '1 second')
        - n.now)::int AS seconds_left,
      s.active_at < n.now - interval '30 seconds' AS is_stale
    FROM session_token t
      JOIN session s ON s.player_id = t.player_id AND s.id = t.session_id
      JOIN player p ON p.player_id = t.player_id
      CROSS JOIN (SELECT app_now() AS now) n
    WHERE t.token_hash = ${hash}`.execute(db);
  const row = rows[0];
  if (row && !isPassive && row.is_stale && !row.is_expired && row.ended_code === null) {
    await sql`
      UPDATE session SET active_at = app_now()
      WHERE player_id = ${row.player_id} AND id = ${row.session_id}`.execute(db);
  }
  return row;
}

/**
 * Adds the next token of a login and marks the others as replaced; seconds it is good for. Shortly
 * after a rotation the others stay: whoever asked twice keeps the answer that comes last.
 */
export async function rotateToken(
  tx: Tx,
  session: { readonly playerId: bigint; readonly sessionId: string },
  nextHash: Buffer,
): Promise<number> {
  await sql`
    UPDATE session_token SET replaced_at = app_now()
    WHERE player_id = ${session.playerId} AND session_id = ${session.sessionId}
      AND replaced_at IS NULL AND NOT EXISTS (
        SELECT FROM session_token r
        WHERE r.player_id = ${session.playerId} AND r.session_id = ${session.sessionId}
          AND r.replaced_at + ${GRACE_SECONDS} * interval '1 second' > (SELECT app_now()))`.execute(
    tx,
  );
  const { rows } = await sql<{ seconds: number }>`
    INSERT INTO session_token (token_hash, player_id, session_id, expires_at)
    SELECT ${nextHash}, s.player_id, s.id,
      least(app_now() + ${TOKEN_SECONDS} * interval '1 second',
            s.created_at + ${LOGIN_SECONDS} * interval '1 second')
    FROM session s WHERE s.player_id = ${session.playerId} AND s.id = ${session.sessionId}
    RETURNING extract(epoch FROM expires_at - app_now())::int AS seconds`.execute(tx);
  return rows[0]?.seconds ?? 0;
}

/** When a login ends: idle, and at the latest; in milliseconds. */
export async function readLoginEnds(
  db: Db,
  login: { readonly playerId: bigint; readonly sessionId: string },
): Promise<{ idle_end_ms: bigint; login_end_ms: bigint; now_ms: bigint }> {
  const { rows } = await sql<{ idle_end_ms: bigint; login_end_ms: bigint; now_ms: bigint }>`
    SELECT to_ms(active_at + ${IDLE_SECONDS} * interval '1 second') AS idle_end_ms,
      to_ms(created_at + ${LOGIN_SECONDS} * interval '1 second') AS login_end_ms,
      to_ms(app_now()) AS now_ms
    FROM session WHERE player_id = ${login.playerId} AND id = ${login.sessionId}`.execute(db);
  const [ends] = rows;
  invariant(ends, 'who has a token has a login');
  return ends;
}

/** Codes of those of the given sessions that a call would be denied by: ended, disabled, expired. */
export async function findEnded(
  db: Db,
  ids: readonly string[],
): Promise<{ id: string; code: string }[]> {
  const { rows } = await sql<{ id: string; code: string }>`
    SELECT s.id, coalesce(s.ended_code,
      CASE WHEN p.flags & ${DISABLED} <> 0 THEN 'forced_logout' ELSE 'expired' END) AS code
    FROM session s JOIN player p ON p.player_id = s.player_id
      CROSS JOIN (SELECT app_now() AS now) n
    WHERE s.id = ANY(${[...ids]}::uuid[]) AND (
      s.ended_at IS NOT NULL OR p.flags & ${DISABLED} <> 0
      OR s.active_at + ${IDLE_SECONDS} * interval '1 second' <= n.now
      OR s.created_at + ${LOGIN_SECONDS} * interval '1 second' <= n.now
      OR NOT EXISTS (
        SELECT FROM session_token t
        WHERE t.player_id = s.player_id AND t.session_id = s.id AND t.expires_at > n.now))`.execute(
    db,
  );
  return rows;
}
