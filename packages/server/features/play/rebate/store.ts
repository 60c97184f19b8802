import { sql } from 'kysely';
import { KIND } from '@fairlot/rules/core/journal-kinds';
import { mills, type Money } from '@fairlot/rules/core/money';
import type { RebateOf } from '#ledger';
import type { Executor, Tx } from '#platform/db';

/** What a player is due of an issue and was not paid yet, or was paid otherwise by the run that `was` names. */
export type DueRebate = {
  readonly playerId: bigint;
  readonly amount: Money;
  readonly was: number | null;
};

type Row = { player_id: bigint; amount: bigint; was_run: number | null };

const dueOf = ({ player_id: playerId, amount, was_run: was }: Row): DueRebate => ({
  playerId,
  amount: mills(amount),
  was,
});

const kindOf = (of: RebateOf): number => (of === 'own' ? KIND.rebateBet : KIND.rebateAgent);

/** Players from one to another, both included. */
export type Players = { readonly from: bigint; readonly to: bigint };
export const EVERYBODY: Players = { from: 0n, to: 2n ** 63n - 1n };

/**
 * Writes what players are due by a run, at most so many of them, and answers with it; their journals
 * belong into the same transaction.
 */
export async function takeRebates(
  tx: Tx,
  { issueId, run, of }: { readonly issueId: number; readonly run: number; readonly of: RebateOf },
  { from, to }: Players,
  most: number,
): Promise<readonly DueRebate[]> {
  const { rows } = await sql<Row>`
    SELECT player_id, amount, was_run
    FROM rebate_take(${issueId}, ${run}::smallint, ${kindOf(of)}::smallint, ${from}, ${to}, ${most})`.execute(
    tx,
  );
  return rows.map(dueOf);
}

/** What a player is due with what it was counted from; money in thousandths. */
export type ListedRebate = DueRebate & { readonly stake: bigint };

/**
 * What players are due of an issue and were not paid, the first so many of them by id. Sums the whole issue:
 * whoever pays it page by page asks once.
 */
export async function listRebates(
  db: Executor,
  issueId: number,
  of: RebateOf,
  most: number,
): Promise<readonly ListedRebate[]> {
  const { rows } = await sql<Row & { stake: bigint }>`
    SELECT player_id, stake, amount, was_run
    FROM rebate_differs(${issueId}, ${kindOf(of)}::smallint, ${EVERYBODY.from}, ${EVERYBODY.to}, ${most})`.execute(
    db,
  );
  return rows.map((row) => ({ ...dueOf(row), stake: row.stake }));
}

/** Writes what listed players are due by a run; their journals belong into the same transaction. */
export async function writeRebates(
  tx: Tx,
  { issueId, run, of }: { readonly issueId: number; readonly run: number; readonly of: RebateOf },
  due: readonly ListedRebate[],
): Promise<void> {
  if (due.length === 0) return;
  await sql`
    SELECT rebate_write(${issueId}, ${run}::smallint, ${kindOf(of)}::smallint,
      ${due.map(({ playerId }) => playerId)}::bigint[], ${due.map(({ stake }) => stake)}::bigint[],
      ${due.map(({ amount }) => amount)}::bigint[], ${due.map(({ was }) => was)}::smallint[])`.execute(
    tx,
  );
}

/** Whether anybody is due a rebate of an issue at all. */
export async function hasRebates(db: Executor, issueId: number): Promise<boolean> {
  const { rows } = await sql<{ has: boolean }>`
    SELECT EXISTS (SELECT FROM rebate_stake WHERE issue_id = ${issueId}) AS has`.execute(db);
  return rows[0]?.has === true;
}
