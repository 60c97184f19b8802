import { sql, type RawBuilder } from 'kysely';
import type { Executor } from '#platform/db';
import { startingWith } from '#platform/db-pattern';

export type AgentLine = {
  player_id: bigint;
  user_name: string;
  nick_name: string;
  is_agent: boolean;
  flags: bigint;
  prize_group: number;
  parent_name: string | null;
  directs: number;
  members: number;
  agents: number;
  balance: bigint;
  line_balance: bigint;
};

export type AgentFilter = {
  readonly search: string | undefined;
  readonly parent: bigint | undefined;
  /** Accounts with a smaller number. */
  readonly before: bigint | undefined;
};

/** A number of digits that a player may have. */
const asNumber = (search: string): string | undefined =>
  /^[1-9]\d{0,15}$/.test(search) ? search : undefined;

function whichOf({ search, parent }: AgentFilter): RawBuilder<unknown> {
  if (parent !== undefined) return sql`p.parent = ${parent}`;
  if (search === undefined) return sql`p.parent IS NULL AND p.is_agent`;
  const name = sql`lower(p.user_name) LIKE ${startingWith(search.toLowerCase())}`;
  const number = asNumber(search);
  return number
    ? sql`p.is_agent AND (${name} OR p.player_id = ${number}::bigint)`
    : sql`p.is_agent AND ${name}`;
}

/** Accounts of the line with what was counted of each; who was not counted yet has nobody below. */
export async function listAgents(
  db: Executor,
  filter: AgentFilter,
  count: number,
): Promise<readonly AgentLine[]> {
  const { before } = filter;
  const { rows } = await sql<AgentLine>`
    SELECT p.player_id, p.user_name, p.nick_name, p.is_agent, p.flags, p.prize_group, q.user_name AS parent_name,
      coalesce(c.directs, 0) AS directs, coalesce(c.members, 0) AS members, coalesce(c.agents, 0) AS agents,
      coalesce(c.balance, 0) AS balance, coalesce(c.line_balance, 0) AS line_balance
    FROM player p LEFT JOIN player q ON q.player_id = p.parent
    LEFT JOIN line_count c ON c.player_id = p.player_id
    WHERE ${whichOf(filter)} ${before === undefined ? sql`` : sql`AND p.player_id < ${before}`}
    ORDER BY p.player_id DESC LIMIT ${count}`.execute(db);
  return rows;
}

export type Named = { readonly player_id: bigint; readonly user_name: string };

/** A player with all above, from the top. */
export async function readPath(db: Executor, playerId: bigint): Promise<readonly Named[]> {
  const { rows } = await sql<Named>`
    SELECT p.player_id, p.user_name
    FROM unnest(line_above(${playerId}) || ${playerId}::bigint) WITH ORDINALITY u(id, n)
    JOIN player p ON p.player_id = u.id ORDER BY u.n`.execute(db);
  return rows;
}

/** Of when the counts are. */
export async function readCountedMs(db: Executor): Promise<number> {
  const { rows } = await sql<{ ms: bigint }>`
    SELECT to_ms(counted_at) AS ms FROM money_counted`.execute(db);
  return Number(rows[0]?.ms ?? 0);
}

export async function findAccount(
  db: Executor,
  playerId: bigint,
): Promise<{ readonly userName: string; readonly isAgent: boolean } | undefined> {
  const { rows } = await sql<{ user_name: string; is_agent: boolean }>`
    SELECT user_name, is_agent FROM player WHERE player_id = ${playerId}`.execute(db);
  const [row] = rows;
  return row && { userName: row.user_name, isAgent: row.is_agent };
}
