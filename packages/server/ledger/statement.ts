import { sql, type RawBuilder } from 'kysely';
import { mills, type Money } from '@fairlot/rules/core/money';
import type { Executor } from '#platform/db';
import { CHART, type Currency } from './accounts.ts';
import type { Subject } from './movements/index.ts';

/** The statement of a player: his movements, read where they are written. */

/** Which movements; what is absent does not narrow them. */
export type StatementFilter = {
  readonly playerId: bigint;
  readonly currency: Currency;
  /** From (inclusive) and to (exclusive), milliseconds UTC. */
  readonly fromMs: number;
  readonly toMs: number;
  /** Cash-flow types, and classifications of these. */
  readonly types?: readonly number[] | undefined;
  readonly classes?: readonly number[] | undefined;
  /** The id of a movement, or of the bet that it was for. */
  readonly reference?: string | undefined;
  readonly gameId?: number | undefined;
  /** Bounds of what moved, whichever way. */
  readonly least?: Money | undefined;
  readonly most?: Money | undefined;
};

/** The place of a movement in the order of lists: microseconds UTC, and its number in the account. */
export type StatementPlace = { readonly atUs: bigint; readonly version: bigint };

export type StatementRow = {
  readonly id: string;
  readonly atMs: number;
  /** Cash-flow type and classification. */
  readonly type: number;
  readonly class: number;
  readonly amount: Money;
  readonly balanceAfter: Money;
  readonly subject: Subject;
  readonly place: StatementPlace;
};

export type StatementSums = {
  readonly total: number;
  readonly sumIn: Money;
  readonly sumOut: Money;
};

type Row = {
  id: string;
  at: number;
  at_us: bigint;
  kind: number;
  class: number;
  amount: bigint;
  balance_after: bigint;
  version_after: bigint;
  meta: Subject | null;
};

function linesOf(query: StatementFilter): RawBuilder<unknown> {
  const { playerId, currency, fromMs, toMs, types, classes, reference, gameId, least, most } =
    query;
  const parts = [
    sql`j.player_id = ${playerId} AND e.account = ${CHART.cash} AND e.currency = ${currency}`,
    sql`j.created_at >= from_ms(${fromMs}) AND j.created_at < from_ms(${toMs})`,
  ];
  if (types) parts.push(sql`j.kind = ANY (${types}::bigint[])`);
  if (classes) parts.push(sql`k.class = ANY (${classes}::bigint[])`);
  if (reference !== undefined) {
    parts.push(sql`(j.id = ${reference}::uuid OR j.meta ->> 'betId' = ${reference})`);
  }
  if (gameId !== undefined) parts.push(sql`j.meta ->> 'gameId' = ${String(gameId)}`);
  if (least !== undefined) parts.push(sql`abs(e.amount) >= ${least}`);
  if (most !== undefined) parts.push(sql`abs(e.amount) <= ${most}`);
  return sql`ledger_journal j
    JOIN ledger_entry e ON e.player_id = j.player_id AND e.journal_id = j.id
    JOIN ledger_kind k ON k.kind = j.kind WHERE ${sql.join(parts, sql` AND `)}`;
}

/** The movements of a player's account in a span of time, newest first, from a place on. */
export async function statement(
  db: Executor,
  query: StatementFilter,
  { after, limit }: { readonly after: StatementPlace | undefined; readonly limit: number },
): Promise<readonly StatementRow[]> {
  // The first half is for the index of journals alone; the second is what is meant.
  const behind = after
    ? sql` AND j.created_at <= from_us(${after.atUs})
        AND (j.created_at, e.version_after) < (from_us(${after.atUs}), ${after.version}::bigint)`
    : sql``;
  const { rows } = await sql<Row>`
    SELECT j.id, j.created_at AS at, to_us(j.created_at) AS at_us, j.kind, k.class, e.amount,
      e.balance_after, e.version_after, j.meta
    FROM ${linesOf(query)}${behind}
    ORDER BY j.created_at DESC, e.version_after DESC LIMIT ${limit}`.execute(db);
  return rows.map(toStatementRow);
}

/** How many these are and what they add up to. */
export async function statementSums(db: Executor, query: StatementFilter): Promise<StatementSums> {
  const { rows } = await sql<{ total: bigint; sum_in: bigint; sum_out: bigint }>`
    SELECT count(*) AS total, coalesce(sum(amount) FILTER (WHERE amount > 0), 0)::bigint AS sum_in,
      coalesce(- sum(amount) FILTER (WHERE amount < 0), 0)::bigint AS sum_out
    FROM ${linesOf(query)}`.execute(db);
  const [total] = rows;
  return {
    total: Number(total?.total ?? 0n),
    sumIn: mills(total?.sum_in ?? 0n),
    sumOut: mills(total?.sum_out ?? 0n),
  };
}

/** What a player had after a movement; undefined where he has none of this id that took something. */
export async function balanceAfter(
  db: Executor,
  playerId: bigint,
  journalId: string,
): Promise<Money | undefined> {
  const { rows } = await sql<{ balance_after: bigint }>`
    SELECT balance_after FROM ledger_entry
    WHERE player_id = ${playerId} AND journal_id = ${journalId} AND account = ${CHART.cash}
      AND amount < 0`.execute(db);
  return rows[0] && mills(rows[0].balance_after);
}

const toStatementRow = (row: Row): StatementRow => ({
  id: row.id,
  atMs: row.at,
  type: row.kind,
  class: row.class,
  amount: mills(row.amount),
  balanceAfter: mills(row.balance_after),
  subject: row.meta ?? {},
  place: { atUs: row.at_us, version: row.version_after },
});
