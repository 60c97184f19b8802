import { sql, type RawBuilder } from 'kysely';
import type { MemberSort } from '@fairlot/wire/team/members';
import type { Executor } from '#platform/db';
import { startingWith } from '#platform/db-pattern';
import { BALANCE, FACTS, isOnline, mayRead, type Looking, type MemberLine } from './store-place.ts';

/** What narrows a list of members; undefined does not. */
export type MemberFilter = {
  /** The beginning of an account name, as names are compared. */
  readonly starts: string | undefined;
  /** One member alone. */
  readonly only: bigint | undefined;
  readonly isAgent: boolean | undefined;
  readonly fromMs: number | undefined;
  readonly toMs: number | undefined;
  readonly inactiveDays: number | undefined;
  readonly least: bigint | undefined;
  readonly most: bigint | undefined;
  readonly leastGroup: number | undefined;
  readonly mostGroup: number | undefined;
  readonly isOnline: boolean | undefined;
};

/** The figure that a list goes by. */
const KEY: Readonly<Record<MemberSort, RawBuilder<unknown>>> = {
  registered: sql`to_ms(p.created_at)`,
  directs: sql`coalesce(c.directs, 0)::bigint`,
  members: sql`coalesce(c.members, 0)::bigint`,
  balance: BALANCE,
  lineBalance: sql`coalesce(c.line_balance, 0)`,
  group: sql`p.prize_group::bigint`,
  // Those who never signed in are the longest away.
  lastLogin: sql`coalesce(to_ms(p.last_login_at), 0)`,
};

function conditionOf({ viewer, head }: Looking, filter: MemberFilter): RawBuilder<unknown> {
  const { starts, only, isAgent, fromMs, toMs, inactiveDays, least, most } = filter;
  const parts: RawBuilder<unknown>[] = [
    sql`p.parent = ${head} AND p.removed_at IS NULL`,
    mayRead({ viewer, head }),
  ];
  if (starts !== undefined) parts.push(sql`lower(p.user_name) LIKE ${startingWith(starts)}`);
  if (only !== undefined) parts.push(sql`p.player_id = ${only}`);
  if (isAgent !== undefined) parts.push(isAgent ? sql`p.is_agent` : sql`NOT p.is_agent`);
  if (fromMs !== undefined) parts.push(sql`p.created_at >= from_ms(${fromMs})`);
  if (toMs !== undefined) parts.push(sql`p.created_at < from_ms(${toMs})`);
  if (inactiveDays !== undefined) {
    parts.push(sql`coalesce(p.last_login_at, p.created_at)
      < (SELECT app_now()) - ${inactiveDays} * interval '1 day'`);
  }
  if (least !== undefined) parts.push(sql`${BALANCE} >= ${least}`);
  if (most !== undefined) parts.push(sql`${BALANCE} <= ${most}`);
  if (filter.leastGroup !== undefined) parts.push(sql`p.prize_group >= ${filter.leastGroup}`);
  if (filter.mostGroup !== undefined) parts.push(sql`p.prize_group <= ${filter.mostGroup}`);
  if (filter.isOnline) parts.push(isOnline(sql`p.player_id`));
  return sql.join(parts, sql` AND `);
}

/** The place of a member in the order of a list: the figure that it goes by, and the number of the member. */
export type MemberPlace = { readonly key: bigint; readonly id: bigint };

export type MemberPage = {
  readonly sort: MemberSort;
  readonly isAscending: boolean;
  readonly after: MemberPlace | undefined;
  readonly count: number;
};

/** Direct members of a head that the asking agent may look below, in the order of a figure. */
export async function listMembers(
  db: Executor,
  looking: Looking,
  filter: MemberFilter,
  { sort, isAscending, after, count }: MemberPage,
): Promise<readonly (MemberLine & { readonly key: bigint })[]> {
  const key = KEY[sort];
  const way = isAscending ? sql`ASC` : sql`DESC`;
  const behind = after
    ? sql` AND (${key}, p.player_id) ${isAscending ? sql`>` : sql`<`} (${after.key}::bigint, ${after.id}::bigint)`
    : sql``;
  const { rows } = await sql<MemberLine & { key: bigint }>`
    SELECT m.*, n.note, ${isOnline(sql`m.player_id`)} AS is_online,
      EXISTS (SELECT FROM register_link_stop s WHERE s.player_id = m.player_id) AS are_links_stopped
    FROM (
      SELECT ${FACTS(looking.viewer)}, ${key} AS key
      FROM player p LEFT JOIN line_count c ON c.player_id = p.player_id
      WHERE ${conditionOf(looking, filter)}${behind}
      ORDER BY ${key} ${way}, p.player_id ${way} LIMIT ${count}) m
    LEFT JOIN member_note n ON n.player_id = ${looking.viewer} AND n.member_id = m.player_id
    ORDER BY m.key ${way}, m.player_id ${way}`.execute(db);
  return rows;
}

/** How many the filters find. */
export async function countMembers(
  db: Executor,
  looking: Looking,
  filter: MemberFilter,
): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    SELECT count(*)::int AS n FROM player p LEFT JOIN line_count c ON c.player_id = p.player_id
    WHERE ${conditionOf(looking, filter)}`.execute(db);
  return rows[0]?.n ?? 0;
}
