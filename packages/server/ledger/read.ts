import { sql } from 'kysely';
import { mills, type Money } from '@fairlot/rules/core/money';
import type { Executor } from '#platform/db';
import { CHART, type Account, type AccountKind, type Currency } from './accounts.ts';

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

/** What a player has to bet with that is not cash of his yet. */
export const bonusOf = (db: Executor, playerId: bigint, currency: Currency): Promise<Money> =>
  balanceIn(db, playerId, CHART.bonus, currency);

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

/**
 * What a provider has of the house by the books, in one currency: what it took in and has neither sent back nor handed
 * over, less what it paid out for the house and did not get yet. Below zero it is owed.
 */
export async function clearingBalance(
  db: Executor,
  provider: bigint,
  currency: Currency,
): Promise<bigint> {
  const of = [CHART.clearingDeposit, CHART.clearingWithdraw] as const;
  const sums = await Promise.all(
    of.map((kind) => houseBalance(db, { kind, ref: provider }, currency)),
  );
  return sums.reduce<bigint>((sum, balance) => sum - balance, 0n);
}
