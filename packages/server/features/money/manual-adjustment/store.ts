import { sql } from 'kysely';
import { accountKey } from '@fairlot/rules/check/account';
import type { Money } from '@fairlot/rules/core/money';
import type { Currency } from '#ledger';
import type { Executor, Tx } from '#platform/db';

/** Whose wallet a line names. */
export type Owner = { readonly playerId: bigint; readonly userName: string };

/** Players by the keys of their names, without unknown names. */
export async function findOwners(
  db: Executor,
  userNames: readonly string[],
): Promise<ReadonlyMap<string, Owner>> {
  const { rows } = await sql<{ player_id: bigint; user_name: string }>`
    SELECT player_id, user_name FROM player
    WHERE lower(user_name) = ANY(${userNames.map(accountKey)}::text[])`.execute(db);
  return new Map(
    rows.map((row) => [
      accountKey(row.user_name),
      { playerId: row.player_id, userName: row.user_name },
    ]),
  );
}

export type NewAdjustment = {
  readonly kind: number;
  readonly currency: Currency;
  readonly times: number;
  readonly memo: { readonly zh: string; readonly en: string };
  readonly reason: string;
  readonly proposal: number;
  readonly makerName: string;
  readonly checkerName: string;
};

/** The number of what one proposal posts; it can be posted once. */
export async function insertAdjustment(tx: Tx, made: NewAdjustment): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    INSERT INTO adjustment
      (kind, currency, times, memo_zh, memo_en, reason, proposal, maker_name, checker_name)
    VALUES (${made.kind}, ${made.currency}, ${made.times}, ${made.memo.zh}, ${made.memo.en},
      ${made.reason}, ${made.proposal}, ${made.makerName}, ${made.checkerName})
    RETURNING id`.execute(tx);
  return rows[0]?.id ?? 0;
}

export type NewLine = {
  readonly playerId: bigint;
  readonly amount: Money;
  readonly fault: 'SHORT' | 'CLOSED' | null;
};

export async function insertLines(
  tx: Tx,
  adjustmentId: number,
  lines: readonly NewLine[],
): Promise<void> {
  await sql`
    INSERT INTO adjustment_line (adjustment_id, line, player_id, amount, fault)
    SELECT ${adjustmentId}, l.line, l.player_id, l.amount, l.fault
    FROM unnest(${lines.map(({ playerId }) => playerId)}::bigint[],
      ${lines.map(({ amount }) => amount)}::bigint[],
      ${lines.map(({ fault }) => fault)}::text[])
      WITH ORDINALITY AS l(player_id, amount, fault, line)`.execute(tx);
}
