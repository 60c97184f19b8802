import { sql } from 'kysely';
import { mills, type Money } from '@fairlot/rules/core/money';
import type { Executor, Tx } from '#platform/db';

export type Reversal = {
  readonly atMs: number;
  readonly taken: Money;
  readonly owed: Money;
  readonly madeBy: string;
  readonly reason: string;
};

export async function readReversal(db: Executor, id: string): Promise<Reversal | undefined> {
  const { rows } = await sql<{
    at_ms: bigint;
    taken: bigint;
    owed: bigint;
    made_by: string;
    reason: string;
  }>`
    SELECT to_ms(at) AS at_ms, taken, owed, made_by, reason FROM transfer_reversal
    WHERE transfer_id = ${id}`.execute(db);
  const [row] = rows;
  return (
    row && {
      atMs: Number(row.at_ms),
      taken: mills(row.taken),
      owed: mills(row.owed),
      madeBy: row.made_by,
      reason: row.reason,
    }
  );
}

export async function insertReversal(
  tx: Tx,
  id: string,
  of: Omit<Reversal, 'atMs'>,
): Promise<void> {
  await sql`
    INSERT INTO transfer_reversal (transfer_id, taken, owed, made_by, reason)
    VALUES (${id}, ${of.taken}, ${of.owed}, ${of.madeBy}, ${of.reason})`.execute(tx);
}

/** Holds both players until the transaction ends, in the order of a transfer. */
export async function holdBoth(tx: Tx, from: bigint, to: bigint): Promise<void> {
  for (const playerId of [from, to]) {
    await sql`SELECT FROM player WHERE player_id = ${playerId} FOR NO KEY UPDATE`.execute(tx);
  }
}
