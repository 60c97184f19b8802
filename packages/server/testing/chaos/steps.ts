import { sql } from 'kysely';
import type { Db } from '#platform/db';

/**
 * What the site is in the middle of: its open transactions, by the tables that each has written so far. A process
 * that stands still (SIGSTOP) is in the middle of exactly this, and is killed in it.
 */
type Written = ReadonlySet<string>;
const has =
  (...tables: readonly string[]) =>
  (written: Written) =>
    tables.every((table) => written.has(table));

/** Names of steps, by what of them stands in an open transaction. One may be in the middle of several. */
export const STEPS: Readonly<Record<string, (written: Written) => boolean>> = {
  'a deposit is asked for': (w) => has('deposit')(w) && !w.has('ledger_entry'),
  'a deposit is credited': has('deposit', 'ledger_entry'),
  'a callback is taken': has('provider_nonce'),
  'a payment is set aside': has('deposit_exception'),
  'a withdrawal is asked for': (w) =>
    has('withdrawal')(w) && !w.has('withdrawal_part') && !w.has('operator_audit'),
  'an operator acts': has('operator_audit'),
  'a payout is sent or noted': has('withdrawal_part'),
  'bets are taken': (w) => has('bet_cart', 'ledger_entry')(w) && !w.has('instant_round'),
  'bets take of a bonus': has('bonus_stake'),
  'a round is drawn and paid': has('instant_round'),
  'an issue is closed or drawn': (w) => has('issue')(w) && !w.has('ledger_entry'),
  'bets are settled': (w) => has('bet')(w) && !w.has('bet_cart') && w.has('ledger_entry'),
};

/** Of a frozen process: payouts that it handed to the provider and of which it does not know what became. */
async function sent(owner: Db): Promise<boolean> {
  const { rows } = await sql`SELECT FROM withdrawal_part WHERE state = 4 LIMIT 1`.execute(owner);
  return rows.length > 0;
}
export const SENT = 'a payout is on its way';

/** The steps that a frozen site is in the middle of. */
export async function stepsOf(owner: Db): Promise<readonly string[]> {
  const { rows } = await sql<{ written: readonly string[] }>`
    SELECT array_agg(DISTINCT c.relname::text) AS written
    FROM pg_stat_activity a JOIN pg_locks l ON l.pid = a.pid AND l.locktype = 'relation' AND l.mode = 'RowExclusiveLock'
    JOIN pg_class c ON c.oid = l.relation AND c.relkind = 'r'
    WHERE a.datname = current_database() AND a.xact_start IS NOT NULL AND a.pid <> pg_backend_pid()
    GROUP BY a.pid`.execute(owner);
  const open = rows.map(({ written }) => new Set(written));
  const found = Object.entries(STEPS).filter(([, is]) => open.some((written) => is(written)));
  const names = found.map(([name]) => name);
  return (await sent(owner)) ? [...names, SENT] : names;
}
