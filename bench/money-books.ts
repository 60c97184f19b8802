import { sql } from 'kysely';
import { transaction } from '@fairlot/server/platform/db';
import type { BetDatabase } from './bet-database.ts';

const OF_A_STEP = 500_000;

/**
 * Fills the books: so many gifts to each of so many players, spread over the last year, two entries each, without the
 * triggers that look at each row. Players of numbers from `first` on, who have nothing else.
 */
export async function fillBooks(
  { owner }: BetDatabase,
  {
    first,
    players,
    each,
  }: { readonly first: number; readonly players: number; readonly each: number },
): Promise<void> {
  const perStep = Math.max(1, Math.floor(OF_A_STEP / each));
  for (let from = 0; from < players; from += perStep) {
    const count = Math.min(perStep, players - from);
    await transaction(owner, async (tx) => {
      await sql`SET LOCAL session_replication_role = replica`.execute(tx);
      await sql`SET LOCAL statement_timeout = 0`.execute(tx);
      await sql`
        CREATE TEMP TABLE gift ON COMMIT DROP AS
        SELECT ${first + from}::bigint + p AS player, n, gen_random_uuid() AS id,
          app_now() - (${each} - n) * interval '365 days' / ${each}::int AS at
        FROM generate_series(0, ${count - 1}::int) p, generate_series(1, ${each}::int) n`.execute(
        tx,
      );
      await sql`
        INSERT INTO ledger_journal (player_id, id, kind, currency, idem_scope, idem_key, request_hash, effective_at, created_at)
        SELECT player, id, 106, 'DEM', 1, 'gift:' || n, '\\x00', at, at FROM gift
        ORDER BY at, player`.execute(tx);
      await sql`
        INSERT INTO ledger_entry (player_id, journal_id, seq, account, ref, currency, amount, balance_after, version_after)
        SELECT player, id, s, CASE s WHEN 1 THEN 40 ELSE 1 END, 0, 'DEM', CASE s WHEN 1 THEN -1000 ELSE 1000 END,
          CASE s WHEN 2 THEN 1000 * n END, CASE s WHEN 2 THEN n END
        FROM gift, generate_series(1, 2) s`.execute(tx);
      await sql`
        INSERT INTO ledger_account (player_id, kind, currency, balance, version)
        SELECT player, 1, 'DEM', 1000 * count(*), count(*) FROM gift GROUP BY player`.execute(tx);
    });
  }
  await sql`VACUUM ANALYZE ledger_journal, ledger_entry, ledger_account`.execute(owner);
}
