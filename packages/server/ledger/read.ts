import { sql } from 'kysely';
import { mills, type Money } from '@fairlot/rules/core/money';
import type { Executor } from '../platform/db.ts';
import { CHART, type Account, type AccountKind, type Currency } from './accounts.ts';
import type { Subject } from './movements/index.ts';

/** What the books say. Money is read where it is written: on the primary, never on a replica. */

type Balance = { balance: bigint };

/** What a player has to play with; zero for one who never had any. What is held is not in it. */
export const balanceOf = (db: Executor, playerId: bigint, currency: Currency): Promise<Money> =>
  balanceIn(db, playerId, CHART.cash, currency);

/** The same of many players; one who never had any is absent. */
export async function balancesOf(
  db: Executor,
  playerIds: readonly bigint[],
  currency: Currency,
): Promise<ReadonlyMap<bigint, Money>> {
  const { rows } = await sql<Balance & { player_id: bigint }>`
    SELECT player_id, balance FROM ledger_account
    WHERE player_id = ANY(${playerIds}::bigint[]) AND kind = ${CHART.cash}
      AND currency = ${currency}`.execute(db);
  return new Map(rows.map(({ player_id: playerId, balance }) => [playerId, mills(balance)]));
}

/** What is set aside of a player's money. */
export const heldBy = (db: Executor, playerId: bigint, currency: Currency): Promise<Money> =>
  balanceIn(db, playerId, CHART.held, currency);

async function balanceIn(
  db: Executor,
  playerId: bigint,
  kind: AccountKind,
  currency: Currency,
): Promise<Money> {
  const { rows } = await sql<Balance>`
    SELECT balance FROM ledger_account
    WHERE player_id = ${playerId} AND kind = ${kind} AND currency = ${currency}`.execute(db);
  return mills(rows[0]?.balance ?? 0n);
}

/** What is left of the stakes of an issue; negative when more was paid out than came in. */
export async function poolBalance(
  db: Executor,
  issueId: number,
  currency: Currency,
): Promise<Money> {
  const { rows } = await sql<Balance>`
    SELECT coalesce(sum(amount), 0)::bigint AS balance FROM ledger_entry
    WHERE account = ${CHART.pool} AND ref = ${issueId} AND currency = ${currency}`.execute(db);
  return mills(rows[0]?.balance ?? 0n);
}

/** Those of some issues into whose pool anything was ever paid. */
export async function issuesWithPool(
  db: Executor,
  issueIds: readonly number[],
): Promise<ReadonlySet<number>> {
  const { rows } = await sql<{ id: number }>`
    SELECT i.id FROM unnest(${issueIds}::int[]) AS i(id)
    WHERE EXISTS (SELECT FROM ledger_entry e WHERE e.account = ${CHART.pool} AND e.ref = i.id)`.execute(
    db,
  );
  return new Set(rows.map(({ id }) => id));
}

/**
 * What the house has in an account that lives for ever: its last snapshot, and what came after it, so
 * that it is quick however long the house is in business.
 */
export async function houseBalance(
  db: Executor,
  { kind, ref }: Account,
  currency: Currency,
): Promise<Money> {
  const { rows } = await sql<Balance>`
    WITH last AS MATERIALIZED (
      SELECT upto, balance FROM ledger_snapshot
      WHERE account = ${kind} AND ref = ${ref} AND currency = ${currency} ORDER BY upto DESC LIMIT 1)
    SELECT (coalesce((SELECT balance FROM last), 0) + coalesce(sum(e.amount), 0))::bigint AS balance
    FROM ledger_journal j JOIN ledger_entry e ON e.player_id = j.player_id AND e.journal_id = j.id
    WHERE j.n > coalesce((SELECT upto FROM last), 0)
      AND e.account = ${kind} AND e.ref = ${ref} AND e.currency = ${currency}`.execute(db);
  return mills(rows[0]?.balance ?? 0n);
}

export type StatementQuery = {
  readonly playerId: bigint;
  readonly currency: Currency;
  /** From (inclusive) and to (exclusive), milliseconds UTC. */
  readonly fromMs: number;
  readonly toMs: number;
  /** Cash-flow types; all when absent. */
  readonly types?: readonly number[] | undefined;
  /** From 1. */
  readonly page: number;
  readonly pageSize: number;
};

export type StatementRow = {
  readonly id: string;
  readonly atMs: number;
  /** Cash-flow type and classification. */
  readonly type: number;
  readonly class: number;
  readonly amount: Money;
  readonly balanceAfter: Money;
  readonly subject: Subject;
};

export type Statement = {
  readonly rows: readonly StatementRow[];
  readonly total: number;
  readonly sumIn: Money;
  readonly sumOut: Money;
};

type Row = {
  id: string;
  at: number;
  kind: number;
  class: number;
  amount: bigint;
  balance_after: bigint;
  meta: Subject | null;
};

/** The movements of a player's account in a span of time, newest first, with the sums of all pages. */
export async function statement(db: Executor, query: StatementQuery): Promise<Statement> {
  const { playerId, currency, fromMs, toMs, page, pageSize } = query;
  const kinds = query.types ?? null;
  const lines = sql`
    ledger_journal j JOIN ledger_entry e ON e.player_id = j.player_id AND e.journal_id = j.id
    JOIN ledger_kind k ON k.kind = j.kind
    WHERE j.player_id = ${playerId} AND e.account = ${CHART.cash} AND e.currency = ${currency}
      AND j.created_at >= from_ms(${fromMs}) AND j.created_at < from_ms(${toMs})
      AND (${kinds}::bigint[] IS NULL OR j.kind = ANY (${kinds}::bigint[]))`;
  const sums = await sql<{ total: bigint; sum_in: bigint; sum_out: bigint }>`
    SELECT count(*) AS total, coalesce(sum(amount) FILTER (WHERE amount > 0), 0)::bigint AS sum_in,
      coalesce(- sum(amount) FILTER (WHERE amount < 0), 0)::bigint AS sum_out FROM ${lines}`.execute(
    db,
  );
  const { rows } = await sql<Row>`
    SELECT j.id, j.created_at AS at, j.kind, k.class, e.amount, e.balance_after, j.meta FROM ${lines}
    ORDER BY j.created_at DESC, e.version_after DESC
    LIMIT ${pageSize} OFFSET ${(page - 1) * pageSize}`.execute(db);
  const [total] = sums.rows;
  return {
    rows: rows.map(toStatementRow),
    total: Number(total?.total ?? 0n),
    sumIn: mills(total?.sum_in ?? 0n),
    sumOut: mills(total?.sum_out ?? 0n),
  };
}

const toStatementRow = (row: Row): StatementRow => ({
  id: row.id,
  atMs: row.at,
  type: row.kind,
  class: row.class,
  amount: mills(row.amount),
  balanceAfter: mills(row.balance_after),
  subject: row.meta ?? {},
});
