import { sql } from 'kysely';
import { mills, type Money } from '@fairlot/rules/core/money';
import type { Executor } from '#platform/db';
import { CHART, type Currency } from './accounts.ts';
import type { Subject } from './movements/movement.ts';

/**
 * What is a player's, over a time: his cash and what is set aside of it. A hold moves money between the two and
 * changes nothing of their sum; what it lets go of (a withdrawal that was paid) does.
 */
export type PlayerSpan = {
  readonly playerId: bigint;
  readonly currency: Currency;
  /** From (inclusive) and to (exclusive), milliseconds UTC. */
  readonly fromMs: number;
  readonly toMs: number;
};

export type TotalMovement = {
  readonly id: string;
  readonly kind: number;
  readonly atMs: number;
  readonly cash: Money;
  readonly held: Money;
  readonly subject: Subject;
};

/** The place of a journal in the order of time: microseconds UTC, its number, its id. */
export type JournalPlace = { readonly us: bigint; readonly n: bigint; readonly id: string };

type Row = {
  id: string;
  kind: number;
  at_us: bigint;
  n: bigint;
  cash: bigint | null;
  held: bigint | null;
  meta: Subject | null;
};

const OWN = sql`(${CHART.cash}, ${CHART.held})`;

/** Journals of the time, oldest first, from a place on; those that move nothing of his are left out. */
export async function movementsOf(
  db: Executor,
  { playerId, currency, fromMs, toMs }: PlayerSpan,
  after: JournalPlace | undefined,
  limit: number,
): Promise<{ readonly rows: readonly TotalMovement[]; readonly next: JournalPlace | undefined }> {
  const behind = after
    ? sql`AND (created_at, coalesce(n, 0), id) > (from_us(${after.us}), ${after.n}::bigint, ${after.id}::uuid)
        AND created_at >= from_us(${after.us})`
    : sql``;
  const { rows } = await sql<Row>`
    SELECT j.id, j.kind, to_us(j.created_at) AS at_us, coalesce(j.n, 0) AS n, j.meta, e.cash, e.held
    FROM (
      SELECT id, kind, created_at, n, meta FROM ledger_journal
      WHERE player_id = ${playerId} AND currency = ${currency} AND created_at >= from_ms(${fromMs})
        AND created_at < from_ms(${toMs}) ${behind}
      ORDER BY created_at, coalesce(n, 0), id LIMIT ${limit}) j
    CROSS JOIN LATERAL (
      SELECT sum(amount) FILTER (WHERE account = ${CHART.cash})::bigint AS cash,
        sum(amount) FILTER (WHERE account = ${CHART.held})::bigint AS held
      FROM ledger_entry WHERE player_id = ${playerId} AND journal_id = j.id) e
    ORDER BY j.created_at, coalesce(j.n, 0), j.id`.execute(db);
  const last = rows.at(-1);
  return {
    rows: rows
      .filter(({ cash, held }) => cash !== null || held !== null)
      .map((row) => ({
        id: row.id,
        kind: row.kind,
        atMs: Number(row.at_us / 1000n),
        cash: mills(row.cash ?? 0n),
        held: mills(row.held ?? 0n),
        subject: row.meta ?? {},
      })),
    next: rows.length === limit && last ? { us: last.at_us, n: last.n, id: last.id } : undefined,
  };
}

export type KindSum = {
  readonly kind: number;
  readonly count: number;
  readonly in: Money;
  readonly out: Money;
};

/** What the movements of the time add up to, by kind. */
export async function kindSums(
  db: Executor,
  { playerId, currency, fromMs, toMs }: PlayerSpan,
): Promise<readonly KindSum[]> {
  type Sum = { kind: number; count: bigint; sum_in: bigint; sum_out: bigint };
  const { rows } = await sql<Sum>`
    SELECT kind, count(*) AS count, coalesce(sum(total) FILTER (WHERE total > 0), 0)::bigint AS sum_in,
      coalesce(-sum(total) FILTER (WHERE total < 0), 0)::bigint AS sum_out
    FROM (
      SELECT j.kind, j.id, sum(e.amount)::bigint AS total FROM ledger_journal j
      JOIN ledger_entry e ON e.player_id = j.player_id AND e.journal_id = j.id AND e.account IN ${OWN}
      WHERE j.player_id = ${playerId} AND j.currency = ${currency} AND j.created_at >= from_ms(${fromMs})
        AND j.created_at < from_ms(${toMs})
      GROUP BY j.kind, j.id) t
    GROUP BY kind ORDER BY kind`.execute(db);
  return rows.map((row) => ({
    kind: row.kind,
    count: Number(row.count),
    in: mills(row.sum_in),
    out: mills(row.sum_out),
  }));
}

/** What he had at a moment, in each of the two: what he has now, without what came since. */
export async function hadAt(
  db: Executor,
  playerId: bigint,
  currency: Currency,
  atMs: number,
): Promise<{ readonly cash: Money; readonly held: Money }> {
  const { rows } = await sql<{ kind: number; had: bigint }>`
    SELECT a.kind, a.balance - coalesce((
      SELECT sum(e.amount) FROM ledger_journal j
      JOIN ledger_entry e ON e.player_id = j.player_id AND e.journal_id = j.id
        AND e.account = a.kind AND e.currency = a.currency
      WHERE j.player_id = a.player_id AND j.created_at >= from_ms(${atMs})), 0)::bigint AS had
    FROM ledger_account a
    WHERE a.player_id = ${playerId} AND a.currency = ${currency} AND a.kind IN ${OWN}`.execute(db);
  const of = (kind: number): Money => mills(rows.find((row) => row.kind === kind)?.had ?? 0n);
  return { cash: of(CHART.cash), held: of(CHART.held) };
}

export type SpanHold = {
  readonly id: string;
  readonly kind: number;
  readonly atMs: number;
  readonly amount: Money;
  readonly left: Money;
};

/** Holds that were made in the time, oldest first; no more than `limit`. */
export async function holdsOf(
  db: Executor,
  { playerId, currency, fromMs, toMs }: PlayerSpan,
  limit: number,
): Promise<readonly SpanHold[]> {
  type Held = { id: string; kind: number; at_ms: bigint; amount: bigint; remaining: bigint };
  const { rows } = await sql<Held>`
    SELECT j.id, h.kind, to_ms(j.created_at) AS at_ms, h.amount, h.remaining
    FROM ledger_hold h JOIN ledger_journal j ON j.player_id = h.player_id AND j.id = h.journal_id
    WHERE h.player_id = ${playerId} AND h.currency = ${currency} AND j.created_at >= from_ms(${fromMs})
      AND j.created_at < from_ms(${toMs})
    ORDER BY j.created_at, h.id LIMIT ${limit}`.execute(db);
  return rows.map((row) => ({
    id: row.id,
    kind: row.kind,
    atMs: Number(row.at_ms),
    amount: mills(row.amount),
    left: mills(row.remaining),
  }));
}
