import { sql } from 'kysely';
import type { Currency } from '#ledger';
import type { Executor } from '#platform/db';

export type LineRow = {
  readonly head: bigint;
  /** A day of the site, the number of a game, or empty. */
  readonly key: string;
  readonly kind: number;
  readonly amount: bigint;
  readonly journals: bigint;
};

/** Sums of lines by head, day or game, and kind, from one day of the site to another, both of them too. */
export async function sumLines(
  db: Executor,
  query: {
    readonly headIds: readonly bigint[];
    readonly from: string;
    readonly to: string;
    readonly currency: Currency;
    readonly by: 'day' | 'game' | 'total';
  },
): Promise<readonly LineRow[]> {
  const { headIds, from, to, currency, by } = query;
  const key = {
    day: sql`d.day::text`,
    game: sql`d.game_id::text`,
    total: sql`''`,
  }[by];
  const { rows } = await sql<LineRow>`
    SELECT d.player_id AS head, ${key} AS key, d.kind, sum(d.amount)::bigint AS amount, sum(d.journals)::bigint AS journals
    FROM line_day d
    WHERE d.player_id = ANY (${headIds}::bigint[]) AND d.day BETWEEN ${from}::date AND ${to}::date
      AND d.currency = ${currency}
    GROUP BY 1, 2, 3`.execute(db);
  return rows;
}
