import { sql } from 'kysely';
import { invariant } from '@fairlot/rules/core/invariant';
import type { Db } from '#platform/db';

type Rooms = { readonly owner: Db };

export type CommissionSeen = {
  readonly rate: number;
  readonly peak: bigint;
  readonly paid: bigint;
  readonly payments: number;
  readonly isOwed: boolean;
};

/** What a plan is due to its leader, and what it has paid. */
export async function commissionOfPlan({ owner }: Rooms, plan: string): Promise<CommissionSeen> {
  const { rows } = await sql<CommissionSeen>`
    SELECT rate, peak, paid, payments, owed_at IS NOT NULL AS "isOwed"
    FROM follow_plan WHERE id = ${plan}`.execute(owner);
  invariant(rows[0], `plan ${plan} is there`);
  return rows[0];
}

/** What journals of some kinds moved in the books of a player, in their order. */
export async function movedOf(
  { owner }: Rooms,
  player: bigint,
  kinds: readonly number[],
): Promise<readonly (readonly [kind: number, amount: bigint])[]> {
  const { rows } = await sql<{ kind: number; amount: bigint }>`
    SELECT j.kind, e.amount FROM ledger_journal j
    JOIN ledger_entry e ON e.player_id = j.player_id AND e.journal_id = j.id AND e.account = 1
    WHERE j.player_id = ${player} AND j.kind = ANY (${kinds}::int[]) ORDER BY e.version_after`.execute(
    owner,
  );
  return rows.map(({ kind, amount }) => [kind, amount]);
}
