import { sql, type RawBuilder } from 'kysely';
import type { Executor, Tx } from '#platform/db';
import { startingWith } from '#platform/db-pattern';

export type PlayerLine = {
  player_id: bigint;
  user_name: string;
  nick_name: string;
  is_agent: boolean;
  flags: bigint;
  depth: number;
  parent_name: string | null;
  created_ms: bigint;
  last_login_ms: bigint | null;
};

/** What narrows a list of players; undefined does not. */
export type PlayerFilter = {
  readonly search: string | undefined;
  readonly isAgent: boolean | undefined;
  readonly flag: bigint | undefined;
  readonly label: string | undefined;
  readonly layer: number | undefined;
  readonly below: bigint | undefined;
  readonly fromMs: number | undefined;
  readonly toMs: number | undefined;
  /** Players with a smaller number. */
  readonly before: bigint | undefined;
};

const LINE = sql`
  p.player_id, p.user_name, p.nick_name, p.is_agent, p.flags, 
  CASE WHEN p.parent IS NULL THEN 0 ELSE cardinality(line_above(p.player_id)) END AS depth,
  q.user_name AS parent_name, to_ms(p.created_at) AS created_ms, to_ms(p.last_login_at) AS last_login_ms`;

/** A number of digits that a player may have. */
const asNumber = (search: string): string | undefined =>
  /^[1-9]\d{0,15}$/.test(search) ? search : undefined;

/** A line up to this size is listed from its members; a larger one by looking above each player of the list. */
export const SMALL_LINE = 2_000;

/** Ids of all below a player, at most one more than a small line has. */
async function listBelow(db: Executor, head: bigint): Promise<readonly bigint[]> {
  const { rows } = await sql<{ player_id: bigint }>`
    WITH RECURSIVE below AS (
      SELECT c.player_id FROM player c WHERE c.parent = ${head}
      UNION ALL SELECT c.player_id FROM below b JOIN player c ON c.parent = b.player_id)
    SELECT player_id FROM below LIMIT ${SMALL_LINE + 1}`.execute(db);
  return rows.map((row) => row.player_id);
}

async function isInLine(db: Executor, head: bigint): Promise<RawBuilder<unknown>> {
  const ids = await listBelow(db, head);
  return ids.length > SMALL_LINE
    ? sql`p.parent IS NOT NULL AND line_is_below(p.player_id, ${head})`
    : sql`p.player_id = ANY (${ids}::bigint[])`;
}

function conditionOf(filter: PlayerFilter, line?: RawBuilder<unknown>): RawBuilder<unknown> {
  const { search, isAgent, flag, fromMs, toMs, before } = filter;
  const parts: RawBuilder<unknown>[] = [sql`true`];
  if (search !== undefined) {
    const name = sql`lower(p.user_name) LIKE ${startingWith(search.toLowerCase())}`;
    const number = asNumber(search);
    parts.push(number ? sql`(${name} OR p.player_id = ${number}::bigint)` : name);
  }
  if (isAgent !== undefined) parts.push(isAgent ? sql`p.is_agent` : sql`NOT p.is_agent`);
  // The first half is for the index of players with a flag; the second is what is meant.
  if (flag !== undefined) parts.push(sql`p.flags <> 0 AND p.flags & ${flag} <> 0`);
  const { label, layer } = filter;
  if (label !== undefined) {
    parts.push(
      sql`p.player_id IN (SELECT t.player_id FROM player_label t WHERE t.label = ${label})`,
    );
  }
  if (layer !== undefined) {
    parts.push(
      sql`p.player_id IN (SELECT t.player_id FROM player_layer t WHERE t.layer_id = ${layer})`,
    );
  }
  if (line) parts.push(line);
  if (fromMs !== undefined) parts.push(sql`p.created_at >= from_ms(${fromMs})`);
  if (toMs !== undefined) parts.push(sql`p.created_at < from_ms(${toMs})`);
  if (before !== undefined) parts.push(sql`p.player_id < ${before}`);
  return sql.join(parts, sql` AND `);
}

/** Players, the newest number first. */
export async function listPlayers(
  db: Executor,
  filter: PlayerFilter,
  count: number,
): Promise<readonly PlayerLine[]> {
  const line = filter.below === undefined ? undefined : await isInLine(db, filter.below);
  const { rows } = await sql<PlayerLine>`
    SELECT ${LINE} FROM player p LEFT JOIN player q ON q.player_id = p.parent
    WHERE ${conditionOf(filter, line)} ORDER BY p.player_id DESC LIMIT ${count}`.execute(db);
  return rows;
}

export type PlayerFacts = PlayerLine & {
  path: bigint[];
  path_names: string[];
  children: bigint;
  prize_group: number;
  rebate: number;
  is_initial_password: boolean;
  password_ms: bigint | null;
  picture: string | null;
  is_picture_waiting: boolean;
  has_fund_password: boolean;
};

export async function readFacts(db: Executor, playerId: bigint): Promise<PlayerFacts | undefined> {
  const { rows } = await sql<PlayerFacts>`
    SELECT ${LINE}, l.above AS path, ARRAY(
        SELECT a.user_name FROM unnest(l.above) WITH ORDINALITY u(id, n) JOIN player a ON a.player_id = u.id
        ORDER BY u.n) AS path_names,
      (SELECT count(*) FROM player c WHERE c.parent = p.player_id) AS children,
      p.prize_group, p.rebate, p.is_initial_password, to_ms(p.password_changed_at) AS password_ms,
      p.fund_hash IS NOT NULL AS has_fund_password, v.shown AS picture, v.waiting IS NOT NULL AS is_picture_waiting
    FROM player p LEFT JOIN player q ON q.player_id = p.parent
    CROSS JOIN LATERAL (SELECT line_above(p.player_id) AS above) l
    LEFT JOIN avatar v ON v.player_id = p.player_id
    WHERE p.player_id = ${playerId}`.execute(db);
  return rows[0];
}

/** Holds a player until the transaction ends; false where there is none. */
export async function holdPlayer(tx: Tx, playerId: bigint): Promise<boolean> {
  const { rows } = await sql`
    SELECT FROM player WHERE player_id = ${playerId} FOR NO KEY UPDATE`.execute(tx);
  return rows.length > 0;
}

/** Since when a player has his fund password, in milliseconds since 1970; null: he has none. */
export async function readFundSince(db: Executor, playerId: bigint): Promise<number | null> {
  const { rows } = await sql<{ since: bigint | null }>`
    SELECT to_ms(fund_changed_at) AS since FROM player
    WHERE player_id = ${playerId} AND fund_hash IS NOT NULL`.execute(db);
  const since = rows[0]?.since ?? null;
  return since === null ? null : Number(since);
}

export async function findUserName(db: Executor, playerId: bigint): Promise<string | undefined> {
  const { rows } = await sql<{ user_name: string }>`
    SELECT user_name FROM player WHERE player_id = ${playerId}`.execute(db);
  return rows[0]?.user_name;
}
