import { sql } from 'kysely';
import type { Executor, Tx } from '#platform/db';

/** Holds a player and all their accounts in the books until the transaction ends. */
export async function holdWhole(tx: Tx, playerId: bigint): Promise<void> {
  await sql`SELECT player_hold(${playerId})`.execute(tx);
}

export type Hindrances = {
  has_children: boolean;
  has_balance: boolean;
  has_pending: boolean;
  has_deposits: boolean;
  was_active: boolean;
  owes: boolean;
};

/**
 * What stands against a deletion, of a player who is held. Deposits count for ever, a reversed one too; activity is a sign-in or a
 * call within `idleDays`.
 */
export async function readHindrances(
  tx: Tx,
  playerId: bigint,
  idleDays: number,
): Promise<Hindrances> {
  const { rows } = await sql<Hindrances>`
    SELECT * FROM player_hindrances(${playerId}, ${idleDays})`.execute(tx);
  const [row] = rows;
  if (!row) throw new Error(`player ${playerId} is held`);
  return row;
}

/** Deletes the account of a member who is held; when. */
export async function writeRemoved(tx: Tx, playerId: bigint, agentId: bigint): Promise<number> {
  const { rows } = await sql<{ at: bigint }>`
    SELECT to_ms(player_remove(${playerId}, ${agentId})) AS at`.execute(tx);
  return Number(rows[0]?.at ?? 0n);
}

/** Undoes a deletion; whether there was one. `by`: the operator, or empty. */
export async function writeRestored(tx: Tx, playerId: bigint, by: string): Promise<boolean> {
  const { rows } = await sql<{ is_done: boolean }>`
    SELECT player_restore(${playerId}, ${by}) AS is_done`.execute(tx);
  return rows[0]?.is_done === true;
}

export type Deleted = {
  id: bigint;
  player_id: bigint;
  agent_id: bigint;
  user_name: string;
  parent: bigint | null;
  parent_removed: boolean;
  is_over: boolean;
};

const deletedRow = (days: number) => sql`
  SELECT r.id, r.player_id, r.agent_id, r.user_name, p.parent, coalesce(a.removed_at IS NOT NULL, false) AS parent_removed,
    r.removed_at + ${days} * interval '1 day' < (SELECT app_now()) AS is_over
  FROM player_removal r JOIN player p ON p.player_id = r.player_id LEFT JOIN player a ON a.player_id = p.parent
  WHERE r.restored_at IS NULL`;

/** A deletion that stands, by its number. The player is held until the transaction ends. */
export async function holdRemoval(tx: Tx, id: number, days: number): Promise<Deleted | undefined> {
  await sql`
    SELECT FROM player WHERE player_id = (SELECT player_id FROM player_removal WHERE id = ${id})
    FOR NO KEY UPDATE`.execute(tx);
  const { rows } = await sql<Deleted>`${deletedRow(days)} AND r.id = ${id}`.execute(tx);
  return rows[0];
}

/** The same by its player; the agent above is held too, so that nobody deletes them meanwhile. */
export async function holdRemovalOf(
  tx: Tx,
  playerId: bigint,
  days: number,
): Promise<Deleted | undefined> {
  await sql`
    SELECT FROM player WHERE player_id = ${playerId} FOR NO KEY UPDATE`.execute(tx);
  await sql`
    SELECT FROM player WHERE player_id = (SELECT parent FROM player WHERE player_id = ${playerId})
    FOR SHARE`.execute(tx);
  const { rows } = await sql<Deleted>`${deletedRow(days)} AND r.player_id = ${playerId}`.execute(
    tx,
  );
  return rows[0];
}

export type RemovalRow = {
  id: bigint;
  user_name: string;
  nick_name: string;
  agent_name: string;
  removed_ms: bigint;
  restored_ms: bigint | null;
  is_freed: boolean;
  is_own: boolean;
};

const ROW = sql`
  SELECT r.id, r.user_name, p.nick_name, a.user_name AS agent_name, to_ms(r.removed_at) AS removed_ms,
    to_ms(r.restored_at) AS restored_ms, r.name_freed_at IS NOT NULL AS is_freed, p.parent = r.agent_id AS is_own
  FROM player_removal r JOIN player p ON p.player_id = r.player_id JOIN player a ON a.player_id = r.agent_id`;

/** Members that an agent deleted, the newest first. */
export async function listRemovals(
  db: Executor,
  { agentId, before }: { readonly agentId: bigint; readonly before: number | undefined },
  most: number,
): Promise<readonly RemovalRow[]> {
  const { rows } = await sql<RemovalRow>`
    ${ROW} WHERE r.agent_id = ${agentId} ${before === undefined ? sql`` : sql`AND r.id < ${before}`}
    ORDER BY r.id DESC LIMIT ${most}`.execute(db);
  return rows;
}

/** The deletion of a player that stands. */
export async function findRemoval(db: Executor, playerId: bigint): Promise<RemovalRow | undefined> {
  const { rows } = await sql<RemovalRow>`
    ${ROW} WHERE r.player_id = ${playerId} AND r.restored_at IS NULL`.execute(db);
  return rows[0];
}

export async function hasPlayer(db: Executor, playerId: bigint): Promise<boolean> {
  const { rows } = await sql`SELECT FROM player WHERE player_id = ${playerId}`.execute(db);
  return rows.length > 0;
}

/** Frees names of accounts that were deleted `days` ago; how many. */
export async function freeNames(db: Executor, days: number, most: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    SELECT player_free_names(${days}, ${most}) AS count`.execute(db);
  return rows[0]?.count ?? 0;
}
