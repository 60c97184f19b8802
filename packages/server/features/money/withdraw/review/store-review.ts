import { sql } from 'kysely';
import { WITHDRAW_STATES } from '@fairlot/rules/check/withdraw-state';
import type { Executor, Tx } from '#platform/db';
import type { Key } from '../request/store.ts';

/** Claims and reviews: the statements, each guarded by what has to be so. */
const CLAIM_MINUTES = 10;
const { WAITING, THIRDPARTY_FAILED } = WITHDRAW_STATES;

/** Until when it is claimed; undefined: somebody else has it, or it is over. `from`: whom it may be taken from. */
export async function claimRow(
  tx: Tx,
  { playerId, id }: Key,
  operatorId: number,
  isTakenOver: boolean,
): Promise<number | undefined> {
  const { rows } = await sql<{ until: bigint }>`
    UPDATE withdrawal SET claimed_by = ${operatorId}, claimed_until = app_now() + ${CLAIM_MINUTES} * interval '1 minute'
    WHERE player_id = ${playerId} AND id = ${id} AND state NOT IN (1, 2, 3)
      AND (${isTakenOver} OR claimed_by IS NULL OR claimed_by = ${operatorId} OR claimed_until <= (SELECT app_now()))
    RETURNING to_ms(claimed_until) AS until`.execute(tx);
  return rows[0] && Number(rows[0].until);
}

export async function letGoRow(
  tx: Tx,
  { playerId, id }: Key,
  operatorId: number,
): Promise<boolean> {
  const { rows } = await sql`
    UPDATE withdrawal SET claimed_by = NULL, claimed_until = NULL
    WHERE player_id = ${playerId} AND id = ${id} AND claimed_by = ${operatorId} RETURNING id`.execute(
    tx,
  );
  return rows.length > 0;
}

/** The first review of a content, in place of whatever was reviewed before; the claim is given back. */
export async function reviewFirst(
  tx: Tx,
  { playerId, id }: Key,
  operatorId: number,
  hash: Buffer,
  isEnough: boolean,
): Promise<boolean> {
  const { rows } = await sql`
    UPDATE withdrawal SET reviewer_one = ${operatorId}, reviewer_two = NULL, reviewed_hash = ${hash},
      approved_at = CASE WHEN ${isEnough} THEN app_now() END,
      claimed_by = CASE WHEN ${isEnough} THEN claimed_by END,
      claimed_until = CASE WHEN ${isEnough} THEN claimed_until END
    WHERE player_id = ${playerId} AND id = ${id} AND state IN (${WAITING}, ${THIRDPARTY_FAILED}) AND approved_at IS NULL
    RETURNING id`.execute(tx);
  return rows.length > 0;
}

/** The second review, of the same content and by another. */
export async function reviewSecond(
  tx: Tx,
  { playerId, id }: Key,
  operatorId: number,
  hash: Buffer,
): Promise<boolean> {
  const { rows } = await sql`
    UPDATE withdrawal SET reviewer_two = ${operatorId}, approved_at = app_now()
    WHERE player_id = ${playerId} AND id = ${id} AND state IN (${WAITING}, ${THIRDPARTY_FAILED}) AND approved_at IS NULL
      AND reviewer_one <> ${operatorId} AND reviewed_hash = ${hash}
    RETURNING id`.execute(tx);
  return rows.length > 0;
}

export async function clearReviews(tx: Executor, { playerId, id }: Key): Promise<void> {
  await sql`
    UPDATE withdrawal SET reviewer_one = NULL, reviewer_two = NULL, reviewed_hash = NULL, approved_at = NULL
    WHERE player_id = ${playerId} AND id = ${id} AND reviewer_one IS NOT NULL`.execute(tx);
}

/** In which parts it is paid; what was reviewed was another content. */
export async function writePlan(
  tx: Tx,
  { playerId, id }: Key,
  plan: readonly bigint[] | null,
): Promise<boolean> {
  const { rows } = await sql`
    UPDATE withdrawal SET plan = ${plan && [...plan]}::bigint[], reviewer_one = NULL, reviewer_two = NULL,
      reviewed_hash = NULL, approved_at = NULL
    WHERE player_id = ${playerId} AND id = ${id} AND state IN (0, 5) RETURNING id`.execute(tx);
  return rows.length > 0;
}

export async function insertMemo(
  tx: Tx,
  { playerId, id }: Key,
  { author, memo }: { readonly author: string; readonly memo: string },
): Promise<void> {
  await sql`
    INSERT INTO withdrawal_memo (player_id, withdrawal_id, n, author, memo)
    SELECT ${playerId}, ${id}, coalesce(max(n), 0) + 1, ${author}, ${memo}
    FROM withdrawal_memo WHERE player_id = ${playerId} AND withdrawal_id = ${id}`.execute(tx);
}

export async function operatorNames(
  db: Executor,
  ids: readonly (number | null)[],
): Promise<ReadonlyMap<number, string>> {
  const wanted = [...new Set(ids.filter((id): id is number => id !== null))];
  if (wanted.length === 0) return new Map();
  const { rows } = await sql<{ operator_id: number; name: string }>`
    SELECT operator_id, name FROM operator WHERE operator_id = ANY (${wanted}::int[])`.execute(db);
  return new Map(rows.map((row) => [row.operator_id, row.name]));
}

/** A memo of the site itself, once; false where it is there. */
export async function insertOnce(tx: Tx, { playerId, id }: Key, memo: string): Promise<boolean> {
  const { rows } = await sql`
    INSERT INTO withdrawal_memo (player_id, withdrawal_id, n, author, memo)
    SELECT ${playerId}, ${id}, coalesce(max(n), 0) + 1, '', ${memo}
    FROM withdrawal_memo WHERE player_id = ${playerId} AND withdrawal_id = ${id}
    HAVING count(*) FILTER (WHERE memo = ${memo}) = 0 RETURNING n`.execute(tx);
  return rows.length > 0;
}
