import { sql } from 'kysely';
import { KIND } from '@fairlot/rules/core/journal-kinds';
import { mills, type Money } from '@fairlot/rules/core/money';
import type { RebateOf } from '../../ledger/index.ts';
import type { Executor, Tx } from '../../platform/db.ts';

/** What a player is due of an issue and was not paid yet, or was paid otherwise by the run that `was` names. */
export type DueRebate = {
  readonly playerId: bigint;
  readonly amount: Money;
  readonly was: number | null;
};

type Row = { player_id: bigint; amount: bigint; was_run: number | null };

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
  const kind = of === 'own' ? KIND.rebateBet : KIND.rebateAgent;
  const { rows } = await sql<Row>`
    SELECT player_id, amount, was_run
    FROM rebate_take(${issueId}, ${run}::smallint, ${kind}::smallint, ${from}, ${to}, ${most})`.execute(
    tx,
  );
  return rows.map(({ player_id: playerId, amount, was_run: was }) => ({
    playerId,
    amount: mills(amount),
    was,
  }));
}

/** Whether anybody is due a rebate of an issue at all. */
export async function hasRebates(db: Executor, issueId: number): Promise<boolean> {
  const { rows } = await sql<{ has: boolean }>`
    SELECT EXISTS (SELECT FROM rebate_stake WHERE issue_id = ${issueId}) AS has`.execute(db);
  return rows[0]?.has === true;
}
