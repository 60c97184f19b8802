import { sql } from 'kysely';
import { mills, type Money } from '@fairlot/rules/core/money';
import type { Currency } from '#ledger';
import type { Executor, Tx } from '#platform/db';

/** Why what is owed changed, as `debt_move.kind` stores it. */
export const DEBT_MOVES = {
  reversed: 1,
  chargedBack: 2,
  fromDeposit: 3,
  byPlayer: 4,
  byOperators: 5,
  writtenOff: 6,
} as const;
export type DebtMoveKind = keyof typeof DEBT_MOVES;

export type Whose = { readonly playerId: bigint; readonly currency: Currency };

/** What a player owes, and what he has that is not held: below zero where a prize was taken back from him. */
export type Stand = { readonly owed: Money; readonly cash: bigint };

export async function lockStand(tx: Tx, { playerId, currency }: Whose): Promise<Stand> {
  const { rows } = await sql<{ owed: bigint; cash: bigint }>`
    SELECT owed, cash FROM debt_lock(${playerId}, ${currency})`.execute(tx);
  return { owed: mills(rows[0]?.owed ?? 0n), cash: rows[0]?.cash ?? 0n };
}

export type DebtChange = Whose & {
  /** Above zero: owed from now on; below: paid. */
  readonly amount: bigint;
  readonly kind: DebtMoveKind;
  readonly cause: string;
  readonly no: string;
  readonly note: string;
};

/** Whether the flag DEBT was set or went by it. */
export async function writeChange(tx: Tx, of: DebtChange): Promise<boolean> {
  const { rows } = await sql<{ changed: boolean }>`
    SELECT debt_change(${of.playerId}, ${of.currency}, ${of.amount}, ${DEBT_MOVES[of.kind]}::smallint, ${of.cause},
      ${of.no}, ${of.note}) AS changed`.execute(tx);
  return rows[0]?.changed === true;
}

/** What a player owes in one currency. */
export async function readOwed(db: Executor, { playerId, currency }: Whose): Promise<Money> {
  const { rows } = await sql<{ owed: bigint }>`
    SELECT owed FROM debt WHERE player_id = ${playerId} AND currency = ${currency}`.execute(db);
  return mills(rows[0]?.owed ?? 0n);
}

/** Whether something was done under a cause already. */
export async function isMoved(tx: Tx, playerId: bigint, cause: string): Promise<boolean> {
  const { rows } = await sql`
    SELECT FROM debt_move WHERE player_id = ${playerId} AND cause = ${cause}`.execute(tx);
  return rows.length > 0;
}

export type MoveRow = {
  readonly amount: bigint;
  readonly kind: number;
  readonly no: string;
  readonly note: string;
  readonly at_ms: bigint;
};

/** How a debt came to be and went, the newest first, at most so many. */
export async function listMoves(
  db: Executor,
  { playerId, currency }: Whose,
  most: number,
): Promise<readonly MoveRow[]> {
  const { rows } = await sql<MoveRow>`
    SELECT amount, kind, no, note, to_ms(at) AS at_ms FROM debt_move
    WHERE player_id = ${playerId} AND currency = ${currency}
    ORDER BY n DESC LIMIT ${most}`.execute(db);
  return rows;
}
