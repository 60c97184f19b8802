import { sql } from 'kysely';
import type { Db, Executor, Tx } from '#platform/db';

/** From the beginning of a way to its last moment, codes of an authenticator included. */
export const WAY_MINUTES = 10;

export async function readSealedApp(db: Executor): Promise<Buffer | undefined> {
  const { rows } = await sql<{ sealed: Buffer }>`SELECT sealed FROM wechat_app`.execute(db);
  return rows[0]?.sealed;
}

export async function writeSealedApp(tx: Tx, sealed: Buffer): Promise<void> {
  await sql`
    INSERT INTO wechat_app (id, sealed) VALUES (1, ${sealed})
    ON CONFLICT (id) DO UPDATE SET sealed = excluded.sealed, changed_at = app_now()`.execute(tx);
}

export async function deleteApp(tx: Tx): Promise<void> {
  await sql`DELETE FROM wechat_app`.execute(tx);
}

export async function insertWay(
  db: Executor,
  way: { readonly stateHash: Buffer; readonly challenge: Buffer; readonly playerId?: bigint },
): Promise<void> {
  await sql`
    INSERT INTO wechat_way (state_hash, challenge, player_id)
    VALUES (${way.stateHash}, ${way.challenge}, ${way.playerId ?? null})`.execute(db);
}

/** What tells a way: its state, by the page that began it; with a player, to link. */
export type WayKey = {
  readonly stateHash: Buffer;
  readonly challenge: Buffer;
  readonly playerId: bigint | undefined;
};

const isWay = ({ stateHash, challenge, playerId }: WayKey) => sql`
  state_hash = ${stateHash} AND challenge = ${challenge}
  AND player_id IS NOT DISTINCT FROM ${playerId ?? null}::bigint
  AND made_at > (SELECT app_now()) - ${WAY_MINUTES} * interval '1 minute'`;

/** Takes a way that has come back: of two who do at once, one does. */
export async function takeWay(db: Db, key: WayKey): Promise<boolean> {
  const { numAffectedRows } = await sql`
    UPDATE wechat_way SET stage = 1 WHERE ${isWay(key)} AND stage = 0`.execute(db);
  return Number(numAffectedRows ?? 0n) === 1;
}

/** Writes down whose WeChat it was. */
export async function proveWay(db: Db, key: WayKey, hash: Buffer): Promise<void> {
  await sql`
    UPDATE wechat_way SET stage = 2, hash = ${hash} WHERE ${isWay(key)} AND stage = 1`.execute(db);
}

/** The hash of a way that was proven, held until the transaction ends. */
export async function holdWay(tx: Tx, key: WayKey): Promise<Buffer | undefined> {
  const { rows } = await sql<{ hash: Buffer }>`
    SELECT hash FROM wechat_way WHERE ${isWay(key)} AND stage = 2 FOR UPDATE`.execute(tx);
  return rows[0]?.hash;
}

export async function deleteWay(db: Executor, { stateHash }: WayKey): Promise<void> {
  await sql`DELETE FROM wechat_way WHERE state_hash = ${stateHash}`.execute(db);
}

/** Whose WeChat it is. Whoever changes a link holds its player. */
export async function findLinked(tx: Tx, hash: Buffer): Promise<bigint | undefined> {
  const { rows } = await sql<{ player_id: bigint }>`
    SELECT player_id FROM wechat_link WHERE hash = ${hash}`.execute(tx);
  return rows[0]?.player_id;
}

/** Links a WeChat to an account in place of the one before. */
export async function writeLink(tx: Tx, playerId: bigint, hash: Buffer): Promise<void> {
  await sql`
    INSERT INTO wechat_link (player_id, hash) VALUES (${playerId}, ${hash})
    ON CONFLICT (player_id) DO UPDATE SET hash = excluded.hash, bound_at = app_now()`.execute(tx);
}

export async function deleteLink(db: Executor, playerId: bigint): Promise<boolean> {
  const { numAffectedRows } = await sql`
    DELETE FROM wechat_link WHERE player_id = ${playerId}`.execute(db);
  return Number(numAffectedRows ?? 0n) === 1;
}

/** Since when an account has its WeChat, in milliseconds. */
export async function readLinkedAt(db: Executor, playerId: bigint): Promise<bigint | undefined> {
  const { rows } = await sql<{ at: bigint }>`
    SELECT to_ms(bound_at) AS at FROM wechat_link WHERE player_id = ${playerId}`.execute(db);
  return rows[0]?.at;
}

/** Removes ways that lead nowhere any more, at most so many; whether there may be more. */
export async function deleteOldWays(db: Executor, most: number): Promise<boolean> {
  const { numAffectedRows } = await sql`
    DELETE FROM wechat_way WHERE state_hash = ANY (ARRAY(
      SELECT state_hash FROM wechat_way
      WHERE made_at <= (SELECT app_now()) - ${WAY_MINUTES} * interval '1 minute'
      ORDER BY made_at LIMIT ${most}))`.execute(db);
  return Number(numAffectedRows ?? 0n) >= most;
}
