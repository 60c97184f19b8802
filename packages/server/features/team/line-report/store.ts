import { sql } from 'kysely';
import type { Currency } from '#ledger';
import type { Executor } from '#platform/db';

/** Sums by key and kind of journal or figure; a key is a member, a day or a game. */
export type SumRow = { readonly key: string; readonly kind: number; readonly amount: bigint };

export type Span = {
  readonly headId: bigint;
  /** Days of the site, both included. */
  readonly from: string;
  readonly to: string;
  readonly currency: Currency;
};

export type Branch = {
  readonly player_id: bigint;
  readonly user_name: string;
  readonly nick_name: string;
  readonly is_agent: boolean;
  readonly is_direct: boolean;
};

/** Who stands directly below a head now or has stood there since a day, by id. */
export async function listBranches(
  db: Executor,
  { headId, from }: Span,
  { after, count }: { readonly after: bigint; readonly count: number },
): Promise<readonly Branch[]> {
  const { rows } = await sql<Branch>`
    WITH ids AS (
      (SELECT p.player_id FROM player p WHERE p.parent = ${headId} AND p.player_id > ${after}
      ORDER BY 1 LIMIT ${count})
      UNION
      (SELECT DISTINCT m.player_id FROM player_move m
      WHERE m.from_parent = ${headId} AND m.player_id > ${after}
        AND m.moved_at >= (${from}::date::timestamp - interval '8 hours') AT TIME ZONE 'UTC' ORDER BY 1 LIMIT ${count}))
    SELECT p.player_id, p.user_name, p.nick_name, p.is_agent, coalesce(p.parent = ${headId}, false) AS is_direct
    FROM ids i JOIN player p ON p.player_id = i.player_id ORDER BY p.player_id LIMIT ${count}`.execute(
    db,
  );
  return rows;
}

export async function readHead(db: Executor, headId: bigint): Promise<Branch | undefined> {
  const { rows } = await sql<Branch>`
    SELECT player_id, user_name, nick_name, is_agent, true AS is_direct FROM player
    WHERE player_id = ${headId}`.execute(db);
  return rows[0];
}

/** What each branch came to while it stood below the head: the direct, if no test account, and all below the direct. */
export async function sumBranches(
  db: Executor,
  { headId, from, to, currency }: Span,
  ids: readonly bigint[],
): Promise<readonly SumRow[]> {
  const { rows } = await sql<SumRow>`
    SELECT s.key::text, s.kind, sum(s.amount)::bigint AS amount FROM (
      SELECT o.player_id AS key, o.kind, o.amount
      FROM line_own(${headId}, ARRAY(
        SELECT p.player_id FROM player p WHERE p.player_id = ANY (${ids}::bigint[]) AND p.flags & flag_test_account() = 0), ${from}::date, ${to}::date, ${currency}) o
      UNION ALL
      SELECT d.branch_id, d.kind, d.amount FROM line_day d
      WHERE d.player_id = ${headId} AND d.branch_id = ANY (${ids}::bigint[])
        AND d.day BETWEEN ${from}::date AND ${to}::date AND d.currency = ${currency}) s
    GROUP BY 1, 2`.execute(db);
  return rows;
}

/** The head alone. */
export async function sumHead(
  db: Executor,
  { headId, from, to, currency }: Span,
): Promise<readonly SumRow[]> {
  const { rows } = await sql<SumRow>`
    SELECT ${String(headId)} AS key, s.kind, sum(s.amount)::bigint AS amount FROM (
      SELECT d.kind, d.amount FROM money_day d
      WHERE d.player_id = ${headId} AND d.day BETWEEN ${from}::date AND ${to}::date AND d.currency = ${currency}
      UNION ALL
      SELECT o.kind, 1 FROM line_person o
      WHERE o.player_id = ${headId} AND o.day BETWEEN ${from}::date AND ${to}::date AND o.currency = ${currency}) s
    GROUP BY s.kind`.execute(db);
  return rows;
}

/** All below the head. */
export async function sumLine(
  db: Executor,
  { headId, from, to, currency }: Span,
): Promise<readonly SumRow[]> {
  const { rows } = await sql<SumRow>`
    SELECT ${String(headId)} AS key, d.kind, sum(d.amount)::bigint AS amount FROM line_day d
    WHERE d.player_id = ${headId} AND d.day BETWEEN ${from}::date AND ${to}::date AND d.currency = ${currency}
    GROUP BY d.kind`.execute(db);
  return rows;
}

/** The head and all below, by day (the newest first) or game, a page of keys. */
export async function sumByKey(
  db: Executor,
  { headId, from, to, currency }: Span,
  { by, after, count }: { by: 'day' | 'game'; after: string | undefined; count: number },
): Promise<readonly SumRow[]> {
  const key = by === 'day' ? sql`s.day` : sql`s.game_id`;
  const behind = {
    day: after === undefined ? sql`` : sql`WHERE s.day < ${after}::date`,
    game: after === undefined ? sql`` : sql`WHERE s.game_id > ${after}::int`,
  }[by];
  const { rows } = await sql<SumRow>`
    WITH all_of AS MATERIALIZED (
      SELECT d.day, d.game_id, d.kind, d.amount FROM money_day d
      WHERE d.player_id = ${headId} AND d.day BETWEEN ${from}::date AND ${to}::date AND d.currency = ${currency}
      UNION ALL
      SELECT o.day, 0, o.kind, 1 FROM line_person o
      WHERE o.player_id = ${headId} AND o.day BETWEEN ${from}::date AND ${to}::date AND o.currency = ${currency}
      UNION ALL
      SELECT d.day, d.game_id, d.kind, d.amount FROM line_day d
      WHERE d.player_id = ${headId} AND d.day BETWEEN ${from}::date AND ${to}::date AND d.currency = ${currency}),
    keys AS (SELECT DISTINCT ${key} AS key FROM all_of s ${behind} ORDER BY 1 ${by === 'day' ? sql`DESC` : sql``} LIMIT ${count})
    SELECT ${key}::text AS key, s.kind, sum(s.amount)::bigint AS amount
    FROM all_of s JOIN keys k ON k.key = ${key}
    GROUP BY ${key}, s.kind ORDER BY ${key} ${by === 'day' ? sql`DESC` : sql``}`.execute(db);
  return rows;
}

/** The first day after the last move that brought the head, or somebody above, below the viewer. Undefined without one. */
export async function readSeenFrom(
  db: Executor,
  viewer: bigint,
  above: readonly bigint[],
  headId: bigint,
): Promise<string | undefined> {
  const between = [...above.slice(above.indexOf(viewer) + 1), headId];
  const { rows } = await sql<{ day: string | null }>`
    SELECT (site_day(max(m.moved_at)) + 1)::text AS day FROM player_move m
    WHERE m.player_id = ANY (${between}::bigint[])`.execute(db);
  return rows[0]?.day ?? undefined;
}

export type Step = { readonly id: bigint; readonly user_name: string; readonly nick_name: string };

/** Names in the order of the ids. */
export async function readSteps(db: Executor, ids: readonly bigint[]): Promise<readonly Step[]> {
  const { rows } = await sql<Step>`
    SELECT p.player_id AS id, p.user_name, p.nick_name
    FROM unnest(${ids}::bigint[]) WITH ORDINALITY u(id, n) JOIN player p ON p.player_id = u.id ORDER BY u.n`.execute(
    db,
  );
  return rows;
}
