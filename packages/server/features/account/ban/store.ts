import { sql } from 'kysely';
import type { Executor, Tx } from '#platform/db';
import type { DeviceMarks } from '../../auth/login/sessions/index.ts';

/** As `login_ban` stores them. */
export const ACCOUNT = 1;
export const DEVICE = 2;

/** The key space of the advisory locks of what may be kept out. */
const BAN_LOCK_SPACE = 20_660;

const HOLDS = sql`(until IS NULL OR until > (SELECT app_now()))`;

/** What a login goes by, each with a lock of its own. */
export function keysOf(playerId: bigint | undefined, { deviceId, deviceKey }: DeviceMarks) {
  return [
    ...(playerId === undefined ? [] : [`account ${playerId}`]),
    ...(deviceId === null ? [] : [`device ${deviceId}`]),
    ...(deviceKey === null ? [] : [`browser ${deviceKey.toString('hex')}`]),
  ];
}

/** Whoever opens a login holds these together with others; whoever keeps one out waits for them, and they for him. */
export async function lockKeys(
  tx: Tx,
  keys: readonly string[],
  how: 'shared' | 'alone',
): Promise<void> {
  const take = how === 'shared' ? sql`pg_advisory_xact_lock_shared` : sql`pg_advisory_xact_lock`;
  // In the order of their numbers, so that nobody waits for who waits for him.
  await sql`
    SELECT ${take}(${sql.lit(BAN_LOCK_SPACE)}, k.key) FROM (
      SELECT DISTINCT hashtext(name) AS key FROM unnest(${[...keys]}::text[]) name ORDER BY 1) k`.execute(
    tx,
  );
}

/** Whether one of them is kept out now; of account and device the account first. */
export async function findBan(
  db: Executor,
  playerId: bigint,
  { deviceId, deviceKey }: DeviceMarks,
): Promise<'account' | 'device' | undefined> {
  const { rows } = await sql<{ kind: number }>`
    SELECT kind FROM login_ban
    WHERE ((kind = 1 AND player_id = ${playerId}) OR device_id = ${deviceId}
      OR device_key = ${deviceKey}) AND ${HOLDS}
    ORDER BY kind LIMIT 1`.execute(db);
  const [row] = rows;
  if (!row) return undefined;
  return row.kind === ACCOUNT ? 'account' : 'device';
}

export type LoginDevice = DeviceMarks & { readonly userAgent: string };

/** What a login of a player was opened with. */
export async function findLogin(
  tx: Tx,
  playerId: bigint,
  loginId: string,
): Promise<LoginDevice | undefined> {
  const { rows } = await sql<{
    device_id: string | null;
    device_key: Buffer | null;
    user_agent: string;
  }>`SELECT device_id, device_key, user_agent FROM session
    WHERE player_id = ${playerId} AND id = ${loginId}`.execute(tx);
  const [row] = rows;
  return row && { deviceId: row.device_id, deviceKey: row.device_key, userAgent: row.user_agent };
}

export async function findUserName(db: Executor, playerId: bigint): Promise<string | undefined> {
  const { rows } = await sql<{ user_name: string }>`
    SELECT user_name FROM player WHERE player_id = ${playerId}`.execute(db);
  return rows[0]?.user_name;
}

export type NewBan = DeviceMarks & {
  readonly kind: typeof ACCOUNT | typeof DEVICE;
  readonly playerId: bigint;
  readonly shown: string;
  readonly reason: string;
  readonly by: string;
  readonly days: number | undefined;
};

/** What ended makes room; `full`: there are as many as there may be. */
export async function insertBan(
  tx: Tx,
  of: NewBan,
  most: number,
): Promise<'done' | 'there' | 'full'> {
  await sql`LOCK TABLE login_ban IN SHARE ROW EXCLUSIVE MODE`.execute(tx);
  await sql`DELETE FROM login_ban WHERE until <= (SELECT app_now())`.execute(tx);
  const { rows } = await sql<{ n: number }>`SELECT count(*)::int AS n FROM login_ban`.execute(tx);
  if ((rows[0]?.n ?? 0) >= most) return 'full';
  const { numAffectedRows } = await sql`
    INSERT INTO login_ban (kind, player_id, device_id, device_key, shown, reason, made_by, until)
    VALUES (${of.kind}, ${of.playerId}, ${of.deviceId}, ${of.deviceKey}, ${of.shown}, ${of.reason}, ${of.by},
      (SELECT app_now()) + ${of.days ?? null}::int * interval '1 day')
    ON CONFLICT DO NOTHING`.execute(tx);
  return Number(numAffectedRows ?? 0n) === 1 ? 'done' : 'there';
}

export type BanRow = {
  id: number;
  kind: number;
  player_id: bigint;
  user_name: string;
  shown: string;
  reason: string;
  made_by: string;
  made_ms: bigint;
  until_ms: bigint | null;
};

const ROW = sql`b.id, b.kind, b.player_id, p.user_name, b.shown, b.reason, b.made_by,
  to_ms(b.made_at) AS made_ms, to_ms(b.until) AS until_ms
  FROM login_ban b JOIN player p ON p.player_id = b.player_id`;

export async function listBans(
  db: Executor,
  {
    search,
    before,
  }: { readonly search?: string | undefined; readonly before?: number | undefined },
  most: number,
): Promise<readonly BanRow[]> {
  const { rows } = await sql<BanRow>`
    SELECT ${ROW} WHERE ${HOLDS}
      ${search === undefined ? sql`` : sql`AND lower(p.user_name) = lower(${search})`}
      ${before === undefined ? sql`` : sql`AND b.id < ${before}`}
    ORDER BY b.id DESC LIMIT ${most}`.execute(db);
  return rows;
}

/** Takes one away; what it was, undefined where there is none. */
export async function deleteBan(tx: Tx, id: number): Promise<BanRow | undefined> {
  const { rows } = await sql<BanRow>`SELECT ${ROW} WHERE b.id = ${id}`.execute(tx);
  const { numAffectedRows } = await sql`DELETE FROM login_ban WHERE id = ${id}`.execute(tx);
  return Number(numAffectedRows ?? 0n) === 1 ? rows[0] : undefined;
}
