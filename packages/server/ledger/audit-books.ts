import { sql, type RawBuilder } from 'kysely';
import type { Executor } from '#platform/db';
import { heldByNothing } from './audit-holds.ts';
import { sourceInvariant } from './audit-sources.ts';
import { accountsOff, ledgerInvariants, suspense, type JournalSpan } from './audit.ts';
import { NOTHING_BEFORE } from './seal.ts';

/**
 * The audit of the books by ranges: each step is a few short queries, and the next begins where it ended, so that it
 * needs no memory of its own and goes on after whatever ended it. Journals come first: in what was added since the last
 * audit every invariant must hold. That what was audited before is still what it was, the chain of seals says, of which
 * every hash is computed anew; snapshots follow, and what has no journal of its own.
 */
export const BOOKS_STAGES = ['journals', 'accounts', 'seals', 'snapshots'] as const;
export type BooksStage = (typeof BOOKS_STAGES)[number];

/** Where a step begins: behind this number of a journal, player, seal, or end of a snapshot. */
export type BooksPlace = { readonly stage: BooksStage; readonly at: bigint };

export type BooksBreak = { readonly invariant: string; readonly line: string };
export type BooksStep = {
  readonly stage: BooksStage;
  /** It looked at what is behind the first and up to the second. */
  readonly after: bigint;
  readonly upto: bigint;
  readonly breaks: readonly BooksBreak[];
  /** Where the next begins; undefined: all of it was looked at. */
  readonly next: BooksPlace | undefined;
};

/** Journals of a step, players of one, and journals that its seals cover. */
const SIZES = { journals: 10_000n, accounts: 5_000, seals: 50_000n } as const;
const MOST_LINES = 50;

type Query = RawBuilder<{ line: string }>;
type Look = { readonly upto: bigint; readonly breaks: readonly BooksBreak[] };

async function find(db: Executor, invariant: string, query: Query): Promise<readonly BooksBreak[]> {
  const { rows } = await query.execute(db);
  return rows.slice(0, MOST_LINES).map(({ line }) => ({ invariant, line }));
}

async function lookAtJournals(db: Executor, span: JournalSpan, at: bigint): Promise<Look> {
  const upto = at + SIZES.journals < span.upto ? at + SIZES.journals : span.upto;
  const breaks: BooksBreak[] = [];
  for (const { name, findRange } of [...ledgerInvariants, sourceInvariant]) {
    const lines = (await findRange?.(db, { after: at, upto })) ?? [];
    breaks.push(...lines.slice(0, MOST_LINES).map((line) => ({ invariant: name, line })));
  }
  return { upto, breaks };
}

/** What an account or a hold says although nothing was posted to it, or not that. */
async function lookAtAccounts(db: Executor, at: bigint): Promise<Look | undefined> {
  const { rows } = await sql<{ upto: bigint | null }>`
    SELECT max(player_id) AS upto FROM (
      SELECT player_id FROM ledger_account WHERE player_id > ${at}
      ORDER BY player_id LIMIT ${SIZES.accounts}) p`.execute(db);
  const upto = rows[0]?.upto ?? undefined;
  if (upto === undefined) return undefined;
  const players = { after: at, upto };
  return {
    upto,
    breaks: [
      ...(await find(db, 'I3 a balance is the sum of its entries', accountsOff(players))),
      ...(await find(db, 'I4 a hold was posted', heldByNothing(players))),
    ],
  };
}

/** So many seals as cover the journals of a step, one at least: each computed anew from what it covers. */
async function lookAtSeals(db: Executor, at: bigint): Promise<Look | undefined> {
  const { rows } = await sql<{ upto: bigint | null }>`
    SELECT max(seal) AS upto FROM (
      SELECT seal, sum(upto_n - after_n) OVER (ORDER BY seal) AS covered, row_number() OVER (ORDER BY seal) AS nth
      FROM (SELECT * FROM ledger_seal WHERE seal > ${at} ORDER BY seal LIMIT 200) s) c
    WHERE covered <= ${SIZES.seals} OR nth = 1`.execute(db);
  const upto = rows[0]?.upto ?? undefined;
  if (upto === undefined) return undefined;
  const broken = sql<{ line: string }>`
    SELECT format('seal %s of %s, journals %s to %s: %s', s.seal, s.sealed_at, s.after_n + 1, s.upto_n,
      CASE WHEN s.seal > 1 AND p.seal IS NULL THEN 'one before it is gone'
        WHEN now.hash IS DISTINCT FROM s.hash OR now.journals <> s.journals THEN 'what it covers is not what it was'
        ELSE 'it does not follow the one before it' END) AS line
    FROM ledger_seal s
    LEFT JOIN ledger_seal p ON p.seal = s.seal - 1
    CROSS JOIN LATERAL ledger_seal_hash(s.prev_hash, s.after_n, s.upto_n) now
    WHERE s.seal > ${at} AND s.seal <= ${upto} AND (
      s.seal > 1 AND p.seal IS NULL OR now.hash IS DISTINCT FROM s.hash OR now.journals <> s.journals
      OR s.after_n <> coalesce(p.upto_n, 0) OR s.prev_hash <> coalesce(p.hash, ${NOTHING_BEFORE}))
    ORDER BY s.seal`;
  return { upto, breaks: await find(db, 'I10 the seals hold', broken) };
}

/** The snapshots of one end: each is the one before it and what came in between. */
async function lookAtSnapshots(db: Executor, at: bigint): Promise<Look | undefined> {
  const { rows } = await sql<{ upto: bigint | null }>`
    SELECT min(upto) AS upto FROM ledger_snapshot WHERE upto > ${at}`.execute(db);
  const upto = rows[0]?.upto ?? undefined;
  if (upto === undefined) return undefined;
  const broken = sql<{ line: string }>`
    SELECT format('account %s %s %s: snapshot %s up to %s', s.account, s.ref, s.currency, s.balance, s.upto) AS line
    FROM ledger_snapshot s
    LEFT JOIN LATERAL (
      SELECT b.upto, b.balance FROM ledger_snapshot b
      WHERE b.account = s.account AND b.ref = s.ref AND b.currency = s.currency AND b.upto < s.upto
      ORDER BY b.upto DESC LIMIT 1) p ON true
    WHERE s.upto = ${upto} AND s.balance - coalesce(p.balance, 0) <> (
      SELECT coalesce(sum(e.amount), 0) FROM ledger_journal j
      JOIN ledger_entry e ON e.player_id = j.player_id AND e.journal_id = j.id
      WHERE j.n > coalesce(p.upto, 0) AND j.n <= s.upto
        AND e.account = s.account AND e.ref = s.ref AND e.currency = s.currency)`;
  return {
    upto,
    breaks: await find(db, 'I2 a snapshot is the sum of what came before it', broken),
  };
}

const nextStage = (stage: BooksStage, span: JournalSpan): BooksPlace | undefined => {
  const next = BOOKS_STAGES[BOOKS_STAGES.indexOf(stage) + 1];
  // Snapshots of before were audited before; accounts and seals are looked at in full.
  return next && { stage: next, at: next === 'snapshots' ? span.after : 0n };
};

/** One step of it: looks at the next range, and says where the one after it begins. */
export async function auditBooksStep(
  db: Executor,
  span: JournalSpan,
  { stage, at }: BooksPlace,
): Promise<BooksStep> {
  if (stage === 'journals') {
    const look = await lookAtJournals(db, span, at);
    if (look.upto < span.upto) {
      return { stage, after: at, ...look, next: { stage, at: look.upto } };
    }
    const breaks = [...look.breaks, ...(await find(db, 'I8 suspense is empty', suspense))];
    return { stage, after: at, upto: look.upto, breaks, next: nextStage(stage, span) };
  }
  const looks = { accounts: lookAtAccounts, seals: lookAtSeals, snapshots: lookAtSnapshots };
  const look = await looks[stage](db, at);
  if (look) return { stage, after: at, ...look, next: { stage, at: look.upto } };
  return { stage, after: at, upto: at, breaks: [], next: nextStage(stage, span) };
}

/** All of it, step by step, on the connection at hand: journals with `after < n <= upto`, then the rest. */
export async function* auditBooks(
  db: Executor,
  span: JournalSpan,
  from: BooksPlace = { stage: 'journals', at: span.after },
): AsyncGenerator<BooksStep> {
  for (let place: BooksPlace | undefined = from; place;) {
    const step: BooksStep = await auditBooksStep(db, span, place);
    yield step;
    place = step.next;
  }
}
