import { sql } from 'kysely';
import type { Executor } from '#platform/db';
import type { Currency } from './accounts.ts';

/** What came to players less what went, held or not, by day of the site and kind of movement. */
export type KindSum = {
  readonly day: string;
  readonly kind: number;
  readonly amount: bigint;
  readonly journals: bigint;
};

/** Straight from the entries, of all players; moments in milliseconds UTC, journals up to a number. */
export async function sumsByKind(
  db: Executor,
  {
    currency,
    fromMs,
    toMs,
    upto,
  }: { currency: Currency; fromMs: number; toMs: number; upto: bigint },
): Promise<readonly KindSum[]> {
  const { rows } = await sql<KindSum>`
    SELECT site_day(j.created_at) AS day, j.kind, sum(s.amount)::bigint AS amount, count(*) AS journals
    FROM ledger_journal j CROSS JOIN LATERAL (
      SELECT sum(e.amount) AS amount FROM ledger_entry e
      WHERE e.player_id = j.player_id AND e.journal_id = j.id AND e.account < 10) s
    WHERE j.currency = ${currency} AND j.n <= ${upto} AND s.amount IS NOT NULL
      AND j.created_at >= from_ms(${fromMs}) AND j.created_at < from_ms(${toMs})
    GROUP BY 1, 2`.execute(db);
  return rows;
}
