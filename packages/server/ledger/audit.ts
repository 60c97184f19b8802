import { sql } from 'kysely';
import { CHART } from './accounts.ts';
import type { Executor } from '../platform/db.ts';

/**
 * What must hold of the books at any time (reliability 3.6), as queries that find what does not. The
 * numbers are those of the list there; what joins bets to money is added by the feature of the bets.
 */
export type LedgerInvariant = {
  readonly name: string;
  readonly find: (db: Executor) => Promise<readonly string[]>;
};

type Line = { line: string };

const invariant = (name: string, query: ReturnType<typeof sql<Line>>): LedgerInvariant => ({
  name,
  find: async (db) => (await query.execute(db)).rows.map(({ line }) => line),
});

const balanced = sql<Line>`
  SELECT format('journal %s of player %s: %s entries, sum %s', j.id, j.player_id, count(e.seq),
    coalesce(sum(e.amount), 0)) AS line
  FROM ledger_journal j
  LEFT JOIN ledger_entry e ON e.player_id = j.player_id AND e.journal_id = j.id
  GROUP BY j.player_id, j.id
  HAVING count(e.seq) < 2 OR sum(e.amount) <> 0 OR max(e.seq) <> count(e.seq)
    OR bool_or(e.currency <> j.currency)`;

const conserved = sql<Line>`
  SELECT format('all accounts in %s sum to %s', currency, sum(amount)) AS line
  FROM ledger_entry GROUP BY currency HAVING sum(amount) <> 0`;

const floored = sql`
  SELECT player_id, account, currency, sum(amount) AS total, count(*) AS entries, max(version_after) AS version
  FROM ledger_entry WHERE account < 10 GROUP BY player_id, account, currency`;

const balances = sql<Line>`
  SELECT format('player %s account %s %s: balance %s version %s, entries %s with sum %s',
    coalesce(a.player_id, e.player_id), coalesce(a.kind, e.account), coalesce(a.currency, e.currency),
    a.balance, a.version, e.entries, e.total) AS line
  FROM ledger_account a
  FULL JOIN (${floored}) e ON e.player_id = a.player_id AND e.account = a.kind AND e.currency = a.currency
  WHERE a.balance IS DISTINCT FROM coalesce(e.total, 0) OR a.version IS DISTINCT FROM coalesce(e.entries, 0)
    OR coalesce(e.version, 0) <> coalesce(e.entries, 0)`;

const chain = sql<Line>`
  SELECT format('player %s account %s version %s: %s after %s and %s', player_id, account, version_after,
    balance_after, before, amount) AS line
  FROM (
    SELECT player_id, account, version_after, amount, balance_after,
      lag(balance_after, 1, 0::bigint) OVER w AS before, row_number() OVER w AS nth
    FROM ledger_entry WHERE account < 10
    WINDOW w AS (PARTITION BY player_id, account, currency ORDER BY version_after)) c
  WHERE balance_after <> before + amount OR version_after <> nth`;

const floors = sql<Line>`
  SELECT format('player %s account %s: balance %s, reserved %s', player_id, kind, balance, reserved) AS line
  FROM ledger_account WHERE reserved < 0 OR (floor_zero AND balance < reserved)
  UNION ALL
  SELECT format('player %s journal %s: %s after it', player_id, journal_id, balance_after)
  FROM ledger_entry WHERE account < 10 AND balance_after < 0`;

const reversals = sql<Line>`
  SELECT format('journal %s does not take %s back: %s left in account %s', r.id, r.reverses,
    sum(e.amount), e.account) AS line
  FROM ledger_journal r
  JOIN ledger_entry e ON e.player_id = r.player_id AND e.journal_id IN (r.id, r.reverses)
  WHERE r.reverses IS NOT NULL
  GROUP BY r.id, r.reverses, e.account, e.ref HAVING sum(e.amount) <> 0`;

const empty = sql<Line>`
  SELECT format('account %s %s holds %s', account, currency, sum(amount)) AS line
  FROM ledger_entry WHERE account IN (${CHART.transit}, ${CHART.suspense})
  GROUP BY account, currency HAVING sum(amount) <> 0`;

const minted = sql<Line>`
  SELECT format('journal %s of player %s mints %s', journal_id, player_id, currency) AS line
  FROM ledger_entry WHERE account = ${CHART.mint} AND currency <> 'DEM'`;

const snapshots = sql<Line>`
  SELECT format('account %s %s %s: snapshot %s up to %s', account, ref, currency, balance, upto) AS line
  FROM (
    SELECT DISTINCT ON (account, ref, currency) * FROM ledger_snapshot
    ORDER BY account, ref, currency, upto DESC) s
  WHERE balance <> (
    SELECT coalesce(sum(e.amount), 0) FROM ledger_entry e
    JOIN ledger_journal j ON j.player_id = e.player_id AND j.id = e.journal_id
    WHERE e.account = s.account AND e.ref = s.ref AND e.currency = s.currency AND j.xid < s.upto)`;

export const ledgerInvariants: readonly LedgerInvariant[] = [
  invariant('I1 a journal sums to zero', balanced),
  invariant('I2 all accounts sum to zero', conserved),
  invariant('I2 a snapshot is the sum of what came before it', snapshots),
  invariant('I3 a balance is the sum of its entries', balances),
  invariant('I3 versions and balances form a chain', chain),
  invariant('I4 nothing below its floor', floors),
  invariant('I6 a reversal is the reverse', reversals),
  invariant('I8 transit and suspense are empty', empty),
  invariant('I9 only demo money is minted', minted),
];
