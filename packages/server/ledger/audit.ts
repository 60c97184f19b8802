import { sql, type RawBuilder } from 'kysely';
import { KINDS, type JournalKind } from '@fairlot/rules/core/journal-kinds';
import { CHART, EVERY_CURRENCY, isPlayMoney } from './accounts.ts';
import type { Executor } from '#platform/db';
import { held, heldByNothing, heldParts } from './audit-holds.ts';
import { NOTHING_BEFORE } from './seal.ts';

/**
 * What must hold of the books at any time, as queries that find what does not. The
 * numbers are those of the list there; what joins bets to money is added by the feature of the bets.
 */
export type LedgerInvariant = {
  readonly name: string;
  readonly find: (db: Executor) => Promise<readonly string[]>;
  /** The same of what was written in the last minutes only: quick, however large the books are. */
  readonly findRecent?: (db: Executor) => Promise<readonly string[]>;
  /** The same of some journals: where it holds of each range, it holds of all. */
  readonly findRange?: (db: Executor, span: JournalSpan) => Promise<readonly string[]>;
};

/** Journals by their numbers: `after < n <= upto`. */
export type JournalSpan = { readonly after: bigint; readonly upto: bigint };

type Query = RawBuilder<{ line: string }>;
/** Which journals, named j, a query looks at. */
type Scope = RawBuilder<unknown>;

export const linesOf = async (db: Executor, query: Query): Promise<readonly string[]> =>
  (await query.execute(db)).rows.map(({ line }) => line);

const invariant = (
  name: string,
  all: Query,
  recent?: (scope: Scope) => Query,
): LedgerInvariant => ({
  name,
  find: (db) => linesOf(db, all),
  ...(recent && {
    findRecent: async (db) => linesOf(db, recent(await recentJournals(db))),
    findRange: (db, { after, upto }) => linesOf(db, recent(sql`j.n > ${after} AND j.n <= ${upto}`)),
  }),
});

export const ALL: Scope = sql`true`;
const RECENT_MINUTES = 3;

/** The time is asked for beforehand: only a known one lets the planner see how few journals it means. */
export async function recentJournals(db: Executor): Promise<Scope> {
  const { rows } = await sql<{ now: bigint }>`SELECT to_ms(app_now()) AS now`.execute(db);
  const sinceMs = (rows[0]?.now ?? 0n) - BigInt(RECENT_MINUTES * 60_000);
  return sql`j.created_at >= from_ms(${sinceMs})`;
}

const balanced = (scope: Scope): Query => sql`
  SELECT format('journal %s of player %s: %s entries, sum %s', j.id, j.player_id, count(e.seq),
    coalesce(sum(e.amount), 0)) AS line
  FROM ledger_journal j
  LEFT JOIN ledger_entry e ON e.player_id = j.player_id AND e.journal_id = j.id
  WHERE ${scope}
  GROUP BY j.player_id, j.id
  HAVING count(e.seq) < 2 OR sum(e.amount) <> 0 OR max(e.seq) <> count(e.seq)
    OR bool_or(e.currency <> j.currency)`;

const conserved = sql<{ line: string }>`
  SELECT format('all accounts in %s sum to %s', currency, sum(amount)) AS line
  FROM ledger_entry GROUP BY currency HAVING sum(amount) <> 0`;

const floored = sql`
  SELECT player_id, account, currency, sum(amount) AS total, count(*) AS entries, max(version_after) AS version
  FROM ledger_entry WHERE account < 10 GROUP BY player_id, account, currency`;

const balances = sql<{ line: string }>`
  SELECT format('player %s account %s %s: balance %s version %s, entries %s with sum %s',
    coalesce(a.player_id, e.player_id), coalesce(a.kind, e.account), coalesce(a.currency, e.currency),
    a.balance, a.version, e.entries, e.total) AS line
  FROM ledger_account a
  FULL JOIN (${floored}) e ON e.player_id = a.player_id AND e.account = a.kind AND e.currency = a.currency
  WHERE a.balance IS DISTINCT FROM coalesce(e.total, 0) OR a.version IS DISTINCT FROM coalesce(e.entries, 0)
    OR coalesce(e.version, 0) <> coalesce(e.entries, 0)`;

const chain = sql<{ line: string }>`
  SELECT format('player %s account %s version %s: %s after %s and %s', player_id, account, version_after,
    balance_after, before, amount) AS line
  FROM (
    SELECT player_id, account, version_after, amount, balance_after,
      lag(balance_after, 1, 0::bigint) OVER w AS before, row_number() OVER w AS nth
    FROM ledger_entry WHERE account < 10
    WINDOW w AS (PARTITION BY player_id, account, currency ORDER BY version_after)) c
  WHERE balance_after <> before + amount OR version_after <> nth`;

/** Accounts that moved just now stand where their newest entry left them. */
const balancesRecent = (scope: Scope): Query => sql`
  SELECT format('player %s account %s %s: balance %s version %s, its newest entry %s version %s',
    t.player_id, t.account, t.currency, a.balance, a.version, e.balance_after, e.version_after) AS line
  FROM (
    SELECT DISTINCT e.player_id, e.account, e.currency FROM ledger_journal j
    JOIN ledger_entry e ON e.player_id = j.player_id AND e.journal_id = j.id
    WHERE e.account < 10 AND ${scope}) t
  LEFT JOIN ledger_account a
    ON a.player_id = t.player_id AND a.kind = t.account AND a.currency = t.currency
  CROSS JOIN LATERAL (
    SELECT e.balance_after, e.version_after FROM ledger_entry e
    WHERE e.player_id = t.player_id AND e.account = t.account AND e.currency = t.currency
      AND e.version_after IS NOT NULL
    ORDER BY e.version_after DESC LIMIT 1) e
  WHERE a.balance IS DISTINCT FROM e.balance_after OR a.version IS DISTINCT FROM e.version_after`;

/** Accounts of some players that are not where their newest entry left them, or have none. */
export const accountsOff = ({ after, upto }: JournalSpan): Query => sql`
  SELECT format('player %s account %s %s: balance %s version %s, its newest entry %s version %s',
    a.player_id, a.kind, a.currency, a.balance, a.version, e.balance_after, e.version_after) AS line
  FROM ledger_account a
  LEFT JOIN LATERAL (
    SELECT e.balance_after, e.version_after FROM ledger_entry e
    WHERE e.player_id = a.player_id AND e.account = a.kind AND e.currency = a.currency
      AND e.version_after IS NOT NULL
    ORDER BY e.version_after DESC LIMIT 1) e ON true
  WHERE a.player_id > ${after} AND a.player_id <= ${upto}
    AND (a.balance <> coalesce(e.balance_after, 0) OR a.version <> coalesce(e.version_after, 0)
      OR a.floor_zero = (a.balance < 0))`;

/** Each new entry follows the one before it; all before it were new once. */
const chainRecent = (scope: Scope): Query => sql`
  SELECT format('player %s account %s version %s: %s after %s and %s', e.player_id, e.account,
    e.version_after, e.balance_after, p.balance_after, e.amount) AS line
  FROM ledger_journal j
  JOIN ledger_entry e ON e.player_id = j.player_id AND e.journal_id = j.id
  LEFT JOIN ledger_entry p ON p.player_id = e.player_id AND p.account = e.account
    AND p.currency = e.currency AND p.version_after = e.version_after - 1
  WHERE e.account < 10 AND ${scope}
    AND (e.balance_after <> coalesce(p.balance_after, 0) + e.amount
      OR (p.version_after IS NULL) <> (e.version_after = 1))`;

/** Below zero leads a recall alone; what comes in then makes the debt smaller. */
const isNoDebt = sql`e.amount < 0
  AND j.kind NOT IN (SELECT k.kind FROM ledger_kind k WHERE k.recalls)`;

const floors = sql<{ line: string }>`
  SELECT format('player %s account %s: balance %s', player_id, kind, balance) AS line
  FROM ledger_account WHERE floor_zero = (balance < 0) OR balance < 0 AND kind <> ${CHART.cash}
  UNION ALL
  SELECT format('player %s journal %s: %s after it', e.player_id, e.journal_id, e.balance_after)
  FROM ledger_entry e JOIN ledger_journal j ON j.player_id = e.player_id AND j.id = e.journal_id
  WHERE e.account < 10 AND e.balance_after < 0 AND ${isNoDebt}`;

const reversals = (scope: Scope): Query => sql`
  SELECT format('journal %s does not take %s back: %s left in account %s', j.id, j.reverses,
    sum(e.amount), e.account) AS line
  FROM ledger_journal j
  JOIN ledger_entry e ON e.player_id = j.player_id AND e.journal_id IN (j.id, j.reverses)
  WHERE j.reverses IS NOT NULL AND ${scope}
  GROUP BY j.id, j.reverses, e.account, e.ref HAVING sum(e.amount) <> 0`;

const floorsRecent = (scope: Scope): Query => sql`
  SELECT format('player %s journal %s: %s after it', e.player_id, e.journal_id, e.balance_after) AS line
  FROM ledger_journal j
  JOIN ledger_entry e ON e.player_id = j.player_id AND e.journal_id = j.id
  JOIN ledger_account a
    ON a.player_id = e.player_id AND a.kind = e.account AND a.currency = e.currency
  WHERE ${scope} AND (e.balance_after < 0 AND ${isNoDebt} OR a.floor_zero = (a.balance < 0))`;

export const suspense = sql<{ line: string }>`
  SELECT format('account %s %s holds %s', account, currency, sum(amount)) AS line
  FROM ledger_entry WHERE account = ${CHART.suspense}
  GROUP BY account, currency HAVING sum(amount) <> 0`;

const empty = sql<{ line: string }>`
  ${suspense}
  UNION ALL
  SELECT format('journal %s of players %s leaves %s in transit', journal_id, string_agg(player_id::text, ', '), sum(amount))
  FROM ledger_entry WHERE account = ${CHART.transit}
  GROUP BY journal_id, currency HAVING sum(amount) <> 0`;

const PLAY_MONEY = EVERY_CURRENCY.filter(isPlayMoney);

const minted = (scope: Scope): Query => sql`
  SELECT format('journal %s of player %s mints %s', j.id, j.player_id, e.currency) AS line
  FROM ledger_journal j JOIN ledger_entry e ON e.player_id = j.player_id AND e.journal_id = j.id
  WHERE e.account = ${CHART.mint} AND e.currency <> ALL (${PLAY_MONEY}::text[]) AND ${scope}`;

const snapshots = sql<{ line: string }>`
  SELECT format('account %s %s %s: snapshot %s up to %s', account, ref, currency, balance, upto) AS line
  FROM (
    SELECT DISTINCT ON (account, ref, currency) * FROM ledger_snapshot
    ORDER BY account, ref, currency, upto DESC) s
  WHERE balance <> (
    SELECT coalesce(sum(e.amount), 0) FROM ledger_entry e
    JOIN ledger_journal j ON j.player_id = e.player_id AND j.id = e.journal_id
    WHERE e.account = s.account AND e.ref = s.ref AND e.currency = s.currency AND j.n <= s.upto)`;

/** Linked journals have one id: what a player of a pair gave the other one got. Transit has no ref. */
const linked = (scope: Scope): Query => sql`
  SELECT format('journal %s leaves %s in transit', t.id, sum(e.amount)) AS line
  FROM (
    SELECT DISTINCT j.id FROM ledger_journal j
    JOIN ledger_entry e ON e.player_id = j.player_id AND e.journal_id = j.id AND e.account = ${CHART.transit}
    WHERE ${scope}) t
  JOIN ledger_entry e ON e.account = ${CHART.transit} AND e.ref = 0 AND e.journal_id = t.id
  GROUP BY t.id, e.currency HAVING sum(e.amount) <> 0`;

/** Postings are pairs of entries, the first of which gives; all of them as the table of kinds says. */
const kinds = (scope: Scope): Query => sql`
  SELECT format('journal %s of player %s: kind %s moves %s from %s to %s', j.id, j.player_id, j.kind,
    t.amount, f.account, t.account) AS line
  FROM ledger_journal j
  JOIN ledger_entry f ON f.player_id = j.player_id AND f.journal_id = j.id AND f.seq % 2 = 1
  LEFT JOIN ledger_entry t ON t.player_id = f.player_id AND t.journal_id = f.journal_id AND t.seq = f.seq + 1
  LEFT JOIN ledger_kind k ON k.kind = j.kind
  LEFT JOIN ledger_journal r ON r.player_id = j.player_id AND r.id = j.reverses
  LEFT JOIN ledger_kind b ON b.kind = r.kind
  WHERE ${scope} AND (k.kind IS NULL OR f.amount >= 0 OR t.amount IS DISTINCT FROM - f.amount
    OR NOT ledger_kind_allows(k, j.player_id, f.account, t.account)
    OR coalesce(b.counts_as, r.kind) IS DISTINCT FROM k.takes_back)`;

const afterClosing = (scope: Scope): Query => sql`
  SELECT format('player %s account %s: kind %s after it was closed at %s', a.player_id, a.kind, j.kind,
    a.closed_at) AS line
  FROM ledger_account a
  JOIN ledger_entry e ON e.player_id = a.player_id AND e.account = a.kind AND e.currency = a.currency
    AND e.version_after > a.closed_version
  JOIN ledger_journal j ON j.player_id = e.player_id AND j.id = e.journal_id
  LEFT JOIN ledger_kind k ON k.kind = j.kind
  WHERE a.status = 2 AND ${scope} AND k.owed IS NOT TRUE AND k.recalls IS NOT TRUE`;

/** The chain of seals, from the first one that is not what it was. */
const seals = sql<{ line: string }>`
  SELECT format('seal %s of %s, journals %s to %s: %s', seal, sealed_at, after_n + 1, upto_n, fault) AS line
  FROM (
    SELECT s.*, CASE
      WHEN row_number() OVER w <> s.seal THEN 'one before it is gone'
      WHEN s.after_n <> lag(s.upto_n, 1, 0::bigint) OVER w OR s.prev_hash <> lag(s.hash, 1, ${NOTHING_BEFORE}) OVER w
        THEN 'it does not follow the one before it'
      WHEN s.hash <> now.hash OR s.journals <> now.journals THEN 'what it covers is not what it was'
      END AS fault
    FROM ledger_seal s CROSS JOIN LATERAL ledger_seal_hash(s.prev_hash, s.after_n, s.upto_n) now
    WINDOW w AS (ORDER BY s.seal)) f
  WHERE fault IS NOT NULL ORDER BY seal LIMIT 1`;

/** Compares the copy of the rules in the database with the rules: a changed copy could move money another way. */
async function otherKinds(db: Executor): Promise<readonly string[]> {
  const { rows } = await sql<{ kind: number; is: string }>`
    SELECT k.kind, concat_ws(',', k.source, k.target, k.either_way, k.takes_back, k.owed, k.recalls, k.hold, k.counts_as) AS is
    FROM ledger_kind k ORDER BY k.kind`.execute(db);
  const wanted = new Map(KINDS.map((kind) => [kind.kind, rulesOf(kind)]));
  return rows.flatMap(({ kind, is }) =>
    wanted.get(kind) === is ? [] : [`kind ${kind}: ${is}, the rules say ${wanted.get(kind)}`],
  );
}

const rulesOf = ({ from, to, eitherWay, takesBack, owed, recalls, hold, countsAs }: JournalKind) =>
  [
    CHART[from],
    CHART[to],
    eitherWay ? 't' : 'f',
    takesBack,
    owed ? 't' : 'f',
    recalls ? 't' : 'f',
    hold,
    countsAs,
  ]
    .filter((each) => each !== undefined)
    .join(',');

export const ledgerInvariants: readonly LedgerInvariant[] = [
  invariant('I1 a journal sums to zero', balanced(ALL), balanced),
  invariant('I2 all accounts sum to zero', conserved),
  invariant('I2 a snapshot is the sum of what came before it', snapshots),
  invariant('I3 a balance is the sum of its entries', balances, balancesRecent),
  invariant('I3 versions and balances form a chain', chain, chainRecent),
  invariant('I4 nothing below its floor', floors, floorsRecent),
  invariant('I4 what is held is what the holds have left', held(ALL), held),
  invariant('I4 a hold was posted', heldByNothing({ after: -1n, upto: 2n ** 63n - 1n })),
  invariant('I5 a hold gives what it has, once and in time', heldParts(ALL), heldParts),
  invariant('I6 a reversal is the reverse', reversals(ALL), reversals),
  invariant('I8 transit and suspense are empty', empty, linked),
  invariant('I9 only play money is minted', minted(ALL), minted),
  invariant('I9 a kind moves what it may', kinds(ALL), kinds),
  { name: 'I9 the table of kinds is that of the rules', find: otherKinds, findRecent: otherKinds },
  invariant('I10 the seals hold', seals),
  invariant(
    'I11 a closed account gets what is owed and nothing else',
    afterClosing(ALL),
    afterClosing,
  ),
];
