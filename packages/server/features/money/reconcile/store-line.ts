import { sql } from 'kysely';
import type { Executor, Tx } from '#platform/db';
import type { StatementRow } from '../provider/adapters/index.ts';
import { LINE_KINDS, LINE_STATES } from './kinds.ts';

export type LineRow = {
  readonly provider: number;
  readonly kind: number;
  readonly ref: string;
  readonly at_ms: bigint;
  readonly nth: number;
  readonly no: string;
  readonly amount: bigint;
  readonly currency: string;
  readonly seen_ms: bigint;
  readonly state: number;
};

const LINE = sql`l.provider, l.kind, l.ref, to_ms(l.at) AS at_ms, l.nth, l.no, l.amount, l.currency,
  to_ms(l.seen_at) AS seen_ms, l.state`;

export type NewLine = StatementRow & { readonly nth: number };

/** Writes lines down, each once; those that were there and said something else then. */
export async function insertLines(
  db: Executor,
  provider: number,
  lines: readonly NewLine[],
): Promise<readonly (LineRow & { readonly said: bigint })[]> {
  const of = <T>(pick: (line: NewLine) => T) => lines.map(pick);
  const given = sql`
    unnest(${of(({ kind }) => LINE_KINDS[kind])}::smallint[], ${of(({ ref }) => ref)}::text[],
      ${of(({ atMs }) => String(atMs))}::bigint[], ${of(({ nth }) => nth)}::smallint[], ${of(({ no }) => no)}::text[],
      ${of(({ amount }) => String(amount))}::bigint[], ${of(({ currency }) => currency)}::text[])
      AS n(kind, ref, ms, nth, no, amount, currency)`;
  const { rows } = await sql<LineRow & { said: bigint }>`
    SELECT ${LINE}, n.amount AS said FROM ${given}
    JOIN statement_line l ON l.provider = ${provider} AND l.kind = n.kind AND l.ref = n.ref AND l.at = from_ms(n.ms)
      AND l.nth = n.nth
    WHERE (l.amount, l.no, l.currency) <> (n.amount, n.no, n.currency)`.execute(db);
  await sql`
    INSERT INTO statement_line (provider, kind, ref, at, nth, no, amount, currency, seen_at, check_at)
    SELECT ${provider}::smallint, n.kind, n.ref, from_ms(n.ms), n.nth, n.no, n.amount, n.currency, t.now, t.now
    FROM ${given} CROSS JOIN (SELECT app_now() AS now) t
    ON CONFLICT DO NOTHING`.execute(db);
  return rows;
}

/**
 * What an operator closed may be found all the same, mostly soon: later it is looked at each hour, so that what is closed for ever
 * costs little.
 */
const CLOSED = { soon: '2 days', againS: 3_600 } as const;

/** Takes lines that are to be matched, or matched again; nobody else looks at them before their next time. */
export async function takeLines(
  db: Executor,
  { againS, most }: { readonly againS: number; readonly most: number },
): Promise<readonly LineRow[]> {
  const { rows } = await sql<LineRow>`
    WITH due AS (
      SELECT d.provider, d.kind, d.ref, d.at, d.nth FROM statement_line d
      WHERE d.state IN (0, 2) AND d.check_at <= (SELECT app_now())
      ORDER BY d.check_at, d.at LIMIT ${most} FOR UPDATE SKIP LOCKED)
    UPDATE statement_line l SET check_at = app_now() + interval '1 second' * CASE
      WHEN l.state = 2 AND l.seen_at < (SELECT app_now()) - ${CLOSED.soon}::interval AND EXISTS (SELECT FROM money_break b
        WHERE b.provider = l.provider AND b.kind IN (1, 3, 4, 5) AND b.what = l.kind AND b.no = l.no AND b.ref = l.ref
          AND b.state = 2 AND NOT b.is_gone) THEN ${CLOSED.againS}::int ELSE ${againS}::int END
    FROM due
    WHERE l.provider = due.provider AND l.kind = due.kind AND l.ref = due.ref AND l.at = due.at AND l.nth = due.nth
      AND l.state IN (0, 2)
    RETURNING ${LINE}`.execute(db);
  return rows.toSorted((a, b) => Number(a.at_ms - b.at_ms) || a.nth - b.nth);
}

type Key = Pick<LineRow, 'provider' | 'kind' | 'ref' | 'at_ms' | 'nth'>;

/** Brings a line to what was found of it, once; whether it was open until now. */
export async function moveLine(
  tx: Tx,
  { provider, kind, ref, at_ms: at, nth }: Key,
  to: keyof typeof LINE_STATES,
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    UPDATE statement_line SET state = ${LINE_STATES[to]}
    WHERE provider = ${provider} AND kind = ${kind} AND ref = ${ref} AND at = from_ms(${at}::bigint) AND nth = ${nth}
      AND state IN (0, 2)`.execute(tx);
  return Number(numAffectedRows ?? 0n) === 1;
}

/**
 * Whether the same thing stands in the statement before this line: a payment by its name, a payout or a refund by its
 * number, what was settled or funded by the name of the transfer.
 */
export async function isDoubled(tx: Tx, line: LineRow): Promise<boolean> {
  const byNo = line.kind === LINE_KINDS.payout || line.kind === LINE_KINDS.refund;
  const same = byNo ? sql`l.no = ${line.no}` : sql`l.ref = ${line.ref}`;
  const { rows } = await sql`
    SELECT FROM statement_line l
    WHERE l.provider = ${line.provider} AND l.kind = ${line.kind} AND ${same}
      AND (l.at, l.ref, l.nth) < (from_ms(${line.at_ms}::bigint), ${line.ref}, ${line.nth}) LIMIT 1`.execute(
    tx,
  );
  return rows.length > 0;
}

export type Wanted = { readonly kind: number; readonly no: string; readonly ref: string | null };

/** Which of some things stand in the statement of a provider, by their place in the list. */
export async function findInStatement(
  db: Executor,
  provider: number,
  wanted: readonly Wanted[],
): Promise<ReadonlySet<number>> {
  const { rows } = await sql<{ n: bigint }>`
    SELECT w.n FROM unnest(${wanted.map(({ kind }) => kind)}::smallint[], ${wanted.map(({ no }) => no)}::text[],
      ${wanted.map(({ ref }) => ref)}::text[]) WITH ORDINALITY AS w(kind, no, ref, n)
    WHERE EXISTS (SELECT FROM statement_line l WHERE l.provider = ${provider} AND l.kind = w.kind AND l.no = w.no
      AND (w.ref IS NULL OR l.ref = w.ref))`.execute(db);
  return new Set(rows.map(({ n }) => Number(n) - 1));
}
