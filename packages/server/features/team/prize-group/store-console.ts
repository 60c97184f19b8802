import { sql } from 'kysely';
import type { Executor, Tx } from '#platform/db';

export type PlayerGroup = {
  readonly user_name: string;
  readonly is_agent: boolean;
  readonly prize_group: number;
  /** The highest group of a direct member; null: there is none. */
  readonly child: number | null;
  /** The highest that the parent may give; null: nobody stands above. */
  readonly highest: number | null;
};

/** The prize group of a player with what bounds it. */
export async function readPlayerGroup(
  db: Executor,
  playerId: bigint,
): Promise<PlayerGroup | undefined> {
  const { rows } = await sql<PlayerGroup>`
    SELECT p.user_name, p.is_agent, p.prize_group, group_highest(p.parent) AS highest,
      (SELECT max(c.prize_group) FROM player c WHERE c.parent = p.player_id) AS child
    FROM player p WHERE p.player_id = ${playerId}`.execute(db);
  return rows[0];
}

/** Holds a player, and what the parent may give, until the transaction ends. */
export async function holdPlayerGroup(tx: Tx, playerId: bigint): Promise<void> {
  const { rows } = await sql<{ parent: bigint | null }>`
    SELECT parent FROM player WHERE player_id = ${playerId} FOR NO KEY UPDATE`.execute(tx);
  const parent = rows[0]?.parent ?? null;
  if (parent !== null) await sql`SELECT group_hold(${parent})`.execute(tx);
}

export type QuotaRow = {
  readonly prize_group: number;
  readonly most: number;
  readonly used: number;
};

/** Quotas of an agent, the highest group first. */
export async function listQuotas(db: Executor, playerId: bigint): Promise<readonly QuotaRow[]> {
  const { rows } = await sql<QuotaRow>`
    SELECT q.prize_group, q.most, (SELECT count(*) FROM player c
      WHERE c.parent = q.player_id AND c.prize_group = q.prize_group)::int AS used
    FROM group_quota q WHERE q.player_id = ${playerId} ORDER BY q.prize_group DESC`.execute(db);
  return rows;
}

export async function writeQuota(
  tx: Tx,
  { playerId, group, most }: { playerId: bigint; group: number; most: number },
): Promise<void> {
  await sql`SELECT group_quota_set(${playerId}, ${group}::smallint, ${most}, app_now())`.execute(
    tx,
  );
}

export type ChangeRow = {
  readonly id: bigint;
  readonly from_group: number;
  readonly to_group: number;
  readonly by_name: string | null;
  readonly changed_ms: bigint;
};

/** The latest changes of a prize group, the newest first. */
export async function listChanges(
  db: Executor,
  playerId: bigint,
  count: number,
): Promise<readonly ChangeRow[]> {
  const { rows } = await sql<ChangeRow>`
    SELECT c.id, c.from_group, c.to_group, b.user_name AS by_name, to_ms(c.changed_at) AS changed_ms
    FROM group_change c LEFT JOIN player b ON b.player_id = c.by_player
    WHERE c.player_id = ${playerId} ORDER BY c.changed_at DESC, c.id DESC LIMIT ${count}`.execute(
    db,
  );
  return rows;
}
