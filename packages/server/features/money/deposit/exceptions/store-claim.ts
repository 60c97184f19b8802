import { sql } from 'kysely';
import type { Executor, Tx } from '#platform/db';

/** An order by its player and number, or a payment that is nobody's. */
export type Claimed =
  | { readonly playerId: bigint; readonly orderNo: string }
  | { readonly exception: number };

const CLAIM_MINUTES = 10;

/** Rows of both tables that an operator may still do something about. */
const rowOf = (of: Claimed) =>
  'exception' in of
    ? {
        table: sql`deposit_exception`,
        row: sql`id = ${of.exception}`,
        open: sql`state IN (0, 1)`,
      }
    : {
        table: sql`deposit`,
        row: sql`player_id = ${of.playerId} AND order_no = ${of.orderNo}`,
        open: sql`state IN (0, 3)`,
      };

const isFreeFor = (operatorId: number) =>
  sql`(claimed_by IS NULL OR claimed_by = ${operatorId} OR claimed_until <= (SELECT app_now()))`;

/** Until when it is claimed; undefined: somebody else has it, or it is over. */
export async function claimRow(
  tx: Tx,
  of: Claimed,
  { operatorId, isTakenOver }: { readonly operatorId: number; readonly isTakenOver: boolean },
): Promise<number | undefined> {
  const { table, row, open } = rowOf(of);
  const { rows } = await sql<{ until: bigint }>`
    UPDATE ${table} SET claimed_by = ${operatorId}, claimed_until = app_now() + ${CLAIM_MINUTES} * interval '1 minute'
    WHERE ${row} AND ${open} AND (${isTakenOver} OR ${isFreeFor(operatorId)})
    RETURNING to_ms(claimed_until) AS until`.execute(tx);
  return rows[0] && Number(rows[0].until);
}

/** Gives a claim of one's own back. */
export async function letGoRow(tx: Tx, of: Claimed, operatorId: number): Promise<boolean> {
  const { table, row, open } = rowOf(of);
  const { numAffectedRows } = await sql`
    UPDATE ${table} SET claimed_by = NULL, claimed_until = NULL
    WHERE ${row} AND ${open} AND claimed_by = ${operatorId}`.execute(tx);
  return numAffectedRows === 1n;
}

/** Ends whatever claim there is, unless it is another's; whether it may be acted on. */
export async function endClaim(tx: Tx, of: Claimed, operatorId: number): Promise<boolean> {
  const { table, row, open } = rowOf(of);
  const { numAffectedRows } = await sql`
    UPDATE ${table} SET claimed_by = NULL, claimed_until = NULL
    WHERE ${row} AND ${open} AND ${isFreeFor(operatorId)}`.execute(tx);
  return numAffectedRows === 1n;
}

/** Who has it now; null: nobody. Undefined: there is no such thing, or it is over. */
export async function claimerOf(
  db: Executor,
  of: Claimed,
): Promise<{ readonly name: string | null } | undefined> {
  const { table, row, open } = rowOf(of);
  const { rows } = await sql<{ name: string | null }>`
    SELECT o.name FROM ${table} t LEFT JOIN operator o
      ON o.operator_id = t.claimed_by AND t.claimed_until > (SELECT app_now())
    WHERE ${row} AND ${open}`.execute(db);
  return rows[0];
}
