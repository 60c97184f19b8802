import { sql } from 'kysely';
import type { Executor, Tx } from '#platform/db';
import type { Key } from '../request/store.ts';

/** What was decided, as `withdrawal_review.what` stores it. */
export const REVIEW_EVENTS = { approved: 1, split: 2, changed: 3 } as const;
export type ReviewEvent = keyof typeof REVIEW_EVENTS;

export type NewReview = {
  readonly what: ReviewEvent;
  /** Null: the site. */
  readonly operatorId: number | null;
  /** The parts that it is about; null: whole. */
  readonly plan: readonly bigint[] | null;
};

/** Adds to the history of reviews, while the withdrawal is held. */
export async function insertReview(
  tx: Tx,
  { playerId, id }: Key,
  { what, operatorId, plan }: NewReview,
): Promise<void> {
  await sql`
    INSERT INTO withdrawal_review (player_id, withdrawal_id, n, what, operator_id, plan)
    SELECT ${playerId}, ${id}, coalesce(max(n), 0) + 1, ${REVIEW_EVENTS[what]}, ${operatorId}::int,
      ${plan && [...plan]}::bigint[]
    FROM withdrawal_review WHERE player_id = ${playerId} AND withdrawal_id = ${id}`.execute(tx);
}

export type ReviewRow = {
  readonly at_ms: bigint;
  readonly what: number;
  readonly operator_id: number | null;
  readonly name: string | null;
  readonly plan: bigint[] | null;
};

/** The history of reviews, in order. */
export async function readReviews(
  db: Executor,
  { playerId, id }: Key,
): Promise<readonly ReviewRow[]> {
  const { rows } = await sql<ReviewRow>`
    SELECT to_ms(r.at) AS at_ms, r.what, r.operator_id, o.name, r.plan FROM withdrawal_review r
    LEFT JOIN operator o ON o.operator_id = r.operator_id
    WHERE r.player_id = ${playerId} AND r.withdrawal_id = ${id} ORDER BY r.n`.execute(db);
  return rows;
}
