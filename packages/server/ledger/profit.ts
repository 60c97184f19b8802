import { sql } from 'kysely';
import { mills, type Money } from '@fairlot/rules/core/money';
import type { Executor } from '#platform/db';
import { CHART, type Currency } from './accounts.ts';

/** What moved in a class of movements on a day of the site, or for a game. */
export type ClassSum = {
  /** `2026-11-22`, or the id of a game; null for what was for none. */
  readonly key: string | null;
  readonly class: number;
  /** What came to the player, less what went. */
  readonly amount: Money;
};

export type ProfitQuery = {
  readonly playerId: bigint;
  readonly currency: Currency;
  /** From (inclusive) and to (exclusive), milliseconds UTC. */
  readonly fromMs: number;
  readonly toMs: number;
  readonly by: 'day' | 'game';
  readonly gameId: number | undefined;
  /** Kinds of journals that are left out. */
  readonly without?: readonly number[];
};

/**
 * What a player's money did in a span of time, by class. All that is his counts, held or not: what is set
 * aside adds up to nothing, and the whole is by how much he is richer.
 */
export async function sumsByClass(db: Executor, query: ProfitQuery): Promise<readonly ClassSum[]> {
  const { playerId, currency, fromMs, toMs, by, gameId, without = [] } = query;
  const key = by === 'day' ? sql`site_day(j.created_at)::text` : sql`j.meta ->> 'gameId'`;
  const ofGame = gameId === undefined ? sql`` : sql` AND j.meta ->> 'gameId' = ${String(gameId)}`;
  const { rows } = await sql<{ key: string | null; class: number; amount: bigint }>`
    SELECT ${key} AS key, k.class, sum(e.amount)::bigint AS amount
    FROM ledger_journal j
    JOIN ledger_entry e ON e.player_id = j.player_id AND e.journal_id = j.id
    JOIN ledger_kind k ON k.kind = j.kind
    WHERE j.player_id = ${playerId} AND e.currency = ${currency}
      AND e.account IN (${CHART.cash}, ${CHART.bonus}, ${CHART.held})
      AND j.created_at >= from_ms(${fromMs}) AND j.created_at < from_ms(${toMs})${ofGame}
      AND j.kind <> ALL (${without}::smallint[])
    GROUP BY 1, 2 ORDER BY 1, 2`.execute(db);
  return rows.map((row) => ({ key: row.key, class: row.class, amount: mills(row.amount) }));
}
