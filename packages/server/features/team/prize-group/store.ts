import { sql } from 'kysely';
import { GROUP_REST_MINUTES } from '@fairlot/rules/odds/raise';
import type { Executor, Tx } from '#platform/db';

/** Holds the tree until the transaction ends, so that nobody is moved meanwhile; before the locks of rows. */
export async function holdTree(tx: Tx): Promise<void> {
  await sql`SELECT line_lock(false)`.execute(tx);
}

export type Member = { readonly player_id: bigint; readonly user_name: string };

/** Finds a direct member of an agent by account name. */
export async function findMember(
  db: Executor,
  agentId: bigint,
  nameKey: string,
): Promise<Member | undefined> {
  const { rows } = await sql<Member>`
    SELECT player_id, user_name FROM player
    WHERE lower(user_name) = ${nameKey} AND parent = ${agentId}`.execute(db);
  return rows[0];
}

/** The same, held until the transaction ends. */
export async function holdMember(
  tx: Tx,
  agentId: bigint,
  nameKey: string,
): Promise<Member | undefined> {
  const { rows } = await sql<Member>`
    SELECT player_id, user_name FROM player
    WHERE lower(user_name) = ${nameKey} AND parent = ${agentId} FOR NO KEY UPDATE`.execute(tx);
  return rows[0];
}

/** Holds what an agent may give: of several acts at once each sees what came before. */
export async function holdGroups(tx: Tx, agentId: bigint): Promise<void> {
  await sql`SELECT group_hold(${agentId})`.execute(tx);
}

export type GroupFacts = {
  readonly prize_group: number;
  readonly own: number;
  /** The highest group that the agent may give one more direct. */
  readonly highest: number;
  readonly quota_left: number | null;
  readonly rest_ms: bigint;
  readonly now_ms: bigint;
};

/** Reads the group of a member beside what the agent above may give. */
export async function readGroups(db: Executor, playerId: bigint): Promise<GroupFacts | undefined> {
  const { rows } = await sql<GroupFacts>`
    SELECT m.prize_group, a.prize_group AS own, group_highest(a.player_id) AS highest,
      group_quota_left(a.player_id) AS quota_left, to_ms(app_now()) AS now_ms,
      to_ms(greatest(m.created_at, (SELECT max(c.changed_at) FROM group_change c WHERE c.player_id = m.player_id))
        + ${GROUP_REST_MINUTES} * interval '1 minute') AS rest_ms
    FROM player m JOIN player a ON a.player_id = m.parent
    WHERE m.player_id = ${playerId} AND a.is_agent`.execute(db);
  return rows[0];
}

export type GroupChange = {
  readonly playerId: bigint;
  /** The agent who raises it; null: operators change it. */
  readonly by: bigint | null;
  readonly from: number;
  readonly to: number;
};

/** Changes a prize group and keeps the change; returns the id of the change. */
export async function writeGroup(tx: Tx, { playerId, by, from, to }: GroupChange): Promise<bigint> {
  const { rows } = await sql<{ id: bigint }>`
    SELECT group_write(${playerId}, ${by}, ${from}::smallint, ${to}::smallint, app_now()) AS id`.execute(
    tx,
  );
  return rows[0]!.id;
}
