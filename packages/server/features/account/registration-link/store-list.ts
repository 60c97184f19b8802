import { sql, type RawBuilder } from 'kysely';
import type { Executor } from '#platform/db';
import { startingWith } from '#platform/db-pattern';
import { IS_MAKER_DISABLED, STATE, type LinkStateName } from './store.ts';

export type LinkLine = {
  id: number;
  code: string;
  maker: bigint | null;
  maker_name: string | null;
  is_agent: boolean;
  prize_group: number;
  expires_ms: bigint | null;
  used: number;
  quota: number | null;
  note: string;
  state: LinkStateName;
  is_maker_disabled: boolean;
  is_held: boolean;
  made_ms: bigint;
};

/** What narrows a list of links; undefined does not. */
export type LinkFilter = {
  readonly search: string | undefined;
  readonly state: LinkStateName | undefined;
  readonly isAgent: boolean | undefined;
  /** Links with a smaller number. */
  readonly before: number | undefined;
  /** Those of one maker. */
  readonly maker?: bigint;
};

function conditionOf({ search, state, isAgent, before, maker }: LinkFilter): RawBuilder<unknown> {
  const parts: RawBuilder<unknown>[] = [sql`l.deleted_at IS NULL`];
  if (search !== undefined) {
    const code = sql`l.code LIKE ${startingWith(search.toUpperCase())}`;
    parts.push(sql`(${code} OR lower(m.user_name) LIKE ${startingWith(search.toLowerCase())})`);
  }
  if (state !== undefined) parts.push(sql`${STATE} = ${state}`);
  if (isAgent !== undefined) parts.push(sql`l.is_agent = ${isAgent}`);
  if (maker !== undefined) parts.push(sql`l.maker = ${maker}`);
  if (before !== undefined) parts.push(sql`l.id < ${before}`);
  return sql.join(parts, sql` AND `);
}

/** Links that are not deleted, the newest first. */
export async function listLinks(
  db: Executor,
  filter: LinkFilter,
  count: number,
): Promise<readonly LinkLine[]> {
  const { rows } = await sql<LinkLine>`
    SELECT l.id, l.code, l.maker, m.user_name AS maker_name, l.is_agent,
      least(l.prize_group, group_highest(l.maker)) AS prize_group, to_ms(l.expires_at) AS expires_ms,
      l.used, l.quota, l.note, ${STATE} AS state, ${IS_MAKER_DISABLED} AS is_maker_disabled,
      l.is_held, to_ms(l.made_at) AS made_ms
    FROM register_link l LEFT JOIN player m ON m.player_id = l.maker
    WHERE ${conditionOf(filter)} ORDER BY l.id DESC LIMIT ${count}`.execute(db);
  return rows;
}

/** Whether there is such a link, of this maker where one is named; one that is deleted is not. */
export async function isLinkThere(db: Executor, id: number, maker?: bigint): Promise<boolean> {
  const isHis = maker === undefined ? sql`true` : sql`maker = ${maker}`;
  const { rows } = await sql`
    SELECT FROM register_link WHERE id = ${id} AND deleted_at IS NULL AND ${isHis}`.execute(db);
  return rows.length > 0;
}
