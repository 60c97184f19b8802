import { sql, type RawBuilder } from 'kysely';
import type { Currency } from '#ledger';
import type { Executor } from '#platform/db';

/** Days of the site, both of them too. */
export type Span = { readonly currency: Currency; readonly from: string; readonly to: string };

/** What a day of a line has of a kind: of a figure (rules/core/line-figures.ts) the journals are bets or people. */
export type KindSum = {
  readonly day: string;
  readonly kind: number;
  readonly amount: bigint;
  readonly journals: number;
};

/** All that the line of an agent did, as it was counted. */
export async function sumLine(
  db: Executor,
  head: bigint,
  { currency, from, to }: Span,
): Promise<readonly KindSum[]> {
  const { rows } = await sql<KindSum>`
    SELECT l.day, l.kind, sum(l.amount)::bigint AS amount, sum(l.journals)::int AS journals
    FROM line_day l
    WHERE l.player_id = ${head} AND l.currency = ${currency} AND l.day BETWEEN ${from}::date AND ${to}::date
    GROUP BY 1, 2`.execute(db);
  return rows;
}

export type LineNow = {
  readonly members: number;
  readonly agents: number;
  readonly balance: bigint;
  readonly counted_ms: bigint;
};

const COUNTED = sql`(SELECT to_ms(m.counted_at) FROM money_counted m) AS counted_ms`;

/** How large the line of an agent is, and what it has. */
export async function readLineNow(db: Executor, head: bigint): Promise<LineNow> {
  return one(
    db,
    sql`SELECT coalesce(max(c.members), 0) AS members, coalesce(max(c.agents), 0) AS agents,
      coalesce(max(c.line_balance), 0) AS balance, ${COUNTED} FROM line_count c WHERE c.player_id = ${head}`,
  );
}

/** The same of direct members alone. */
export async function readDirectsNow(db: Executor, head: bigint): Promise<LineNow> {
  return one(
    db,
    sql`SELECT count(*)::int AS members, count(*) FILTER (WHERE p.is_agent)::int AS agents,
      coalesce(sum(c.balance), 0)::bigint AS balance, ${COUNTED}
      FROM player p LEFT JOIN line_count c ON c.player_id = p.player_id WHERE p.parent = ${head}
        AND p.removed_at IS NULL`,
  );
}

async function one(db: Executor, query: RawBuilder<unknown>): Promise<LineNow> {
  const { rows } = await (query as RawBuilder<LineNow>).execute(db);
  return rows[0] ?? { members: 0, agents: 0, balance: 0n, counted_ms: 0n };
}
