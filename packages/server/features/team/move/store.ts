import { sql } from 'kysely';
import { accountKey } from '@fairlot/rules/check/account';
import { flagBit } from '@fairlot/rules/check/access';
import type { Executor, Tx } from '#platform/db';

const DISABLED = flagBit('DISABLE_ACCOUNT');

/** Nobody else changes the tree until the transaction ends. Comes before every row of a player. */
export async function lockLine(tx: Tx): Promise<void> {
  await sql`SELECT line_lock(true)`.execute(tx);
}

export type Member = {
  player_id: bigint;
  user_name: string;
  parent: bigint | null;
  is_agent: boolean;
  prize_group: number;
  /** The highest group that one more direct may have; the own one only by quota from 1950. */
  highest: number;
};

/** An account by its name, held until the transaction ends; none that is deleted. */
export async function holdMember(tx: Tx, userName: string): Promise<Member | undefined> {
  const { rows } = await sql<Member>`
    SELECT player_id, user_name, parent, is_agent, prize_group, group_highest(player_id) AS highest FROM player
    WHERE lower(user_name) = ${accountKey(userName)} AND removed_at IS NULL
    FOR NO KEY UPDATE`.execute(tx);
  return rows[0];
}

/** The same by its id. */
export async function holdMemberById(tx: Tx, playerId: bigint): Promise<Member | undefined> {
  const { rows } = await sql<Member>`
    SELECT player_id, user_name, parent, is_agent, prize_group, group_highest(player_id) AS highest FROM player
    WHERE player_id = ${playerId} AND removed_at IS NULL FOR NO KEY UPDATE`.execute(tx);
  return rows[0];
}

/** Whether an account is an agent who acts: the login may be a second older than a flag. */
export async function isActingAgent(tx: Tx, playerId: bigint): Promise<boolean> {
  const { rows } = await sql`
    SELECT FROM player WHERE player_id = ${playerId} AND is_agent AND flags & ${DISABLED} = 0
    FOR SHARE`.execute(tx);
  return rows.length > 0;
}

export type Extent = {
  /** The member and everybody below, deleted accounts among them. */
  accounts: number;
  /** Levels below the member. */
  height: number;
};

/** How far a line reaches below its head. Asked under `lockLine`. */
export async function readExtent(tx: Tx, playerId: bigint): Promise<Extent> {
  const { rows } = await sql<Extent>`
    WITH RECURSIVE line(player_id, depth) AS (
      SELECT ${playerId}::bigint, 0
      UNION ALL SELECT p.player_id, l.depth + 1 FROM line l JOIN player p ON p.parent = l.player_id
      WHERE l.depth <= 20)
    SELECT count(*)::int AS accounts, max(depth) AS height FROM line`.execute(tx);
  return rows[0] ?? { accounts: 1, height: 0 };
}

/** Whole days until a member may be moved again; 0: now. */
export async function readCooling(tx: Tx, playerId: bigint, days: number): Promise<number> {
  const { rows } = await sql<{ days: number }>`
    SELECT ceil(extract(epoch FROM max(moved_at) + ${days} * interval '1 day' - (SELECT app_now())) / 86400)::int AS days
    FROM player_move WHERE player_id = ${playerId}`.execute(tx);
  return Math.max(0, rows[0]?.days ?? 0);
}

/** Moves that an agent asked for in this month of the site; those that were refused do not count. */
export async function countOfMonth(tx: Executor, agentId: bigint): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    SELECT count(*)::int AS count FROM move_request
    WHERE agent_id = ${agentId} AND NOT is_by_site AND state <> 2
      AND asked_at >= (date_trunc('month', site_day((SELECT app_now()))::timestamp) - interval '8 hours') AT TIME ZONE 'UTC'`.execute(
    tx,
  );
  return rows[0]?.count ?? 0;
}

/** Whether a move of the member waits for an operator. */
export async function isWaiting(tx: Tx, playerId: bigint): Promise<boolean> {
  const { rows } = await sql`
    SELECT FROM move_request WHERE player_id = ${playerId} AND state = 0`.execute(tx);
  return rows.length > 0;
}

/** Moves a member; the number of the move. */
export async function writeMove(tx: Tx, playerId: bigint, to: bigint): Promise<bigint> {
  const { rows } = await sql<{ id: bigint }>`
    SELECT player_move_to(${playerId}, ${to}) AS id`.execute(tx);
  return rows[0]?.id ?? 0n;
}

export type NewRequest = {
  readonly agentId: bigint;
  readonly playerId: bigint;
  readonly to: bigint;
  readonly accounts: number;
  /** Undefined: it waits for an operator. */
  readonly moveId?: bigint | undefined;
  /** Operators moved the member, and who. */
  readonly by?: string | undefined;
};

/** Keeps a move in the records of the agent; its number. */
export async function insertRequest(tx: Tx, of: NewRequest): Promise<bigint> {
  const isMoved = of.moveId !== undefined;
  const { rows } = await sql<{ id: bigint }>`
    WITH clock AS MATERIALIZED (SELECT app_now() AS now)
    INSERT INTO move_request (agent_id, player_id, to_parent, accounts, state, is_by_site, asked_at, decided_at, decided_by, move_id)
    SELECT ${of.agentId}, ${of.playerId}, ${of.to}, ${of.accounts}, ${isMoved ? 1 : 0}, ${of.by !== undefined}, now,
      CASE WHEN ${isMoved} THEN now END, ${of.by ?? ''}, ${of.moveId ?? null} FROM clock
    RETURNING id`.execute(tx);
  return rows[0]?.id ?? 0n;
}

export type Request = { id: bigint; agent_id: bigint; player_id: bigint; to_parent: bigint };

/** A move that waits, held until the transaction ends. */
export async function holdRequest(tx: Tx, id: number): Promise<Request | undefined> {
  const { rows } = await sql<Request>`
    SELECT id, agent_id, player_id, to_parent FROM move_request
    WHERE id = ${id} AND state = 0 FOR NO KEY UPDATE`.execute(tx);
  return rows[0];
}

/** Decides about a move that is held. */
export async function writeDecision(
  tx: Tx,
  {
    id,
    by,
    reason,
    moveId,
  }: {
    readonly id: bigint;
    readonly by: string;
    readonly reason: string;
    readonly moveId?: bigint;
  },
): Promise<void> {
  await sql`
    UPDATE move_request SET state = ${moveId === undefined ? 2 : 1}, decided_at = app_now(), decided_by = ${by},
      reason = ${reason}, move_id = ${moveId ?? null}
    WHERE id = ${id}`.execute(tx);
}
