import { sql } from 'kysely';
import type { Executor, Tx } from '#platform/db';
import { amongPlans, issuesWith, type PlanKey } from './store.ts';

/** So far back it is looked for corrections that were not counted. */
export type Window = { readonly minutes: number };

/** The run of the settlement that counts by now. */
const runOf = sql`coalesce((SELECT max(k.run) FROM issue_correction k
  WHERE k.issue_id = j.issue_id AND k.finished_at IS NOT NULL), 1::smallint)`;

/**
 * Plans with an order whose bets have all ended, or ended anew because the number was corrected. The issues that
 * have such orders are found one by one in the index, however many orders each has.
 */
export async function readEnded(
  db: Executor,
  most: number,
  { minutes }: Window,
): Promise<readonly PlanKey[]> {
  const { rows } = await sql<{ player_id: bigint; plan_id: string }>`
    WITH RECURSIVE issues AS (${issuesWith(1)})
    SELECT DISTINCT r.player_id, r.plan_id FROM (
      SELECT issues.issue_id, 0::smallint AS run FROM issues
      JOIN issue_job j ON j.issue_id = issues.issue_id AND j.step = 'done'
      UNION ALL
      SELECT issue_id, run FROM issue_correction
      WHERE finished_at > (SELECT app_now() - ${minutes} * interval '1 minute')) due
    CROSS JOIN LATERAL (
      (SELECT player_id, plan_id FROM follow_order
        WHERE due.run = 0 AND issue_id = due.issue_id AND state = 1
        ORDER BY player_id LIMIT ${most})
      UNION ALL
      (SELECT player_id, plan_id FROM follow_order
        WHERE due.run > 0 AND issue_id = due.issue_id AND state IN (2, 3) AND run < due.run
        ORDER BY run LIMIT ${most})) r
    LIMIT ${most}`.execute(db);
  return rows.map((row) => ({ playerId: row.player_id, id: row.plan_id }));
}

/** An order with what its bets came to. */
export type EndedOrder = PlanKey & {
  readonly intent: string;
  readonly run: number;
  readonly state: number;
  readonly prize: bigint;
  readonly refund: bigint;
  readonly stake: bigint;
  readonly issueId: number;
  readonly drawMs: number;
  /** Its bets had ended before, and ended anew. */
  readonly isAgain: boolean;
};
/** With the turn of its plan in which its bets ended first; null where they ended anew, as it has one. */
export type TurnedOrder = EndedOrder & { readonly turn: number | null };

/**
 * Orders of locked plans whose bets have ended, as they are to be marked: NO_PRIZE or WIN, CANCELLED where
 * their player took them back, SKIPPED where the issue was cancelled. What came back of stakes is `refund`.
 */
export async function readResults(
  tx: Tx,
  keys: readonly PlanKey[],
): Promise<readonly EndedOrder[]> {
  const players = keys.map(({ playerId }) => playerId);
  const { rows } = await sql<{
    player_id: bigint;
    plan_id: string;
    intent: string;
    run: number;
    state: number;
    prize: bigint;
    refund: bigint;
    stake: bigint;
    issue_id: number;
    draw_at: number;
    is_again: boolean;
  }>`
    SELECT w.player_id, w.plan_id, w.intent, w.run_now AS run, w.cost AS stake, i.id AS issue_id, i.draw_at,
      w.was > 1 AS is_again, sum(b.prize)::bigint AS prize,
      sum(CASE WHEN b.state = 1 THEN b.stake ELSE b.refund END)::bigint AS refund,
      CASE WHEN sum(b.prize) > 0 THEN 3 WHEN NOT bool_and(b.state = 1) THEN 2
        WHEN bool_or(i.state = 3) THEN 6 ELSE 4 END AS state
    FROM (
      SELECT o.player_id, o.plan_id, o.intent, o.issue_id, o.stake AS cost, o.state AS was, unnest(o.bet_ids) AS bet_id, j.run_now
      FROM (SELECT * FROM follow_order WHERE ${amongPlans(keys, 'plan_id')} AND state IN (1, 2, 3)) o
      JOIN LATERAL (SELECT j.issue_id, ${runOf} AS run_now FROM issue_job j
        WHERE j.issue_id = o.issue_id AND j.step = 'done') j ON true
      WHERE o.run < j.run_now) w
    JOIN (SELECT player_id, id, state, prize, refund, stake FROM bet
      WHERE player_id = ANY (${players}::bigint[])
        AND id IN (SELECT unnest(bet_ids) FROM follow_order
          WHERE ${amongPlans(keys, 'plan_id')} AND state IN (1, 2, 3))) b
      ON b.player_id = w.player_id AND b.id = w.bet_id
    JOIN issue i ON i.id = w.issue_id
    GROUP BY w.player_id, w.plan_id, w.intent, w.run_now, w.cost, w.was, i.id HAVING bool_and(b.state <> 0)`.execute(
    tx,
  );
  return rows.map((row) => ({
    playerId: row.player_id,
    id: row.plan_id,
    intent: row.intent,
    run: row.run,
    state: row.state,
    prize: row.prize,
    refund: row.refund,
    stake: row.stake,
    issueId: row.issue_id,
    drawMs: row.draw_at,
    isAgain: row.is_again,
  }));
}

/** Marks orders of locked plans as they ended, and counts in their plans what is other than before. */
export async function markEnded(
  tx: Tx,
  ended: readonly TurnedOrder[],
  nowMs: number,
): Promise<void> {
  if (ended.length === 0) return;
  const records = ended.map(({ playerId, intent, run, state, prize, refund, turn }) => ({
    player_id: String(playerId),
    intent,
    run,
    state,
    prize: String(prize),
    refund: String(refund),
    turn,
  }));
  const players = ended.map(({ playerId }) => playerId);
  const before = sql`SELECT player_id, plan_id, intent, state, stake, prize, refund FROM follow_order
    WHERE player_id = ANY (${players}::bigint[])
      AND intent = ANY (${ended.map(({ intent }) => intent)}::uuid[])`;
  await sql`
    WITH t AS MATERIALIZED (
      SELECT * FROM jsonb_to_recordset(${JSON.stringify(records)}::jsonb)
        AS r (player_id bigint, intent uuid, run smallint, state smallint, prize bigint, refund bigint, turn int)),
    change AS MATERIALIZED (
      SELECT o.player_id, o.plan_id, sum(CASE WHEN o.state = 1 THEN o.stake ELSE 0 END)::bigint AS stake,
        sum(t.prize - o.prize)::bigint AS prize, sum(t.refund - o.refund)::bigint AS refund, max(t.turn) AS turns
      FROM t JOIN (${before}) o ON o.player_id = t.player_id AND o.intent = t.intent
      GROUP BY o.player_id, o.plan_id),
    marked AS (
      UPDATE follow_order o SET state = t.state, prize = t.prize, refund = t.refund, run = t.run,
        turn = coalesce(o.turn, t.turn), ended_at = coalesce(o.ended_at, from_ms(${nowMs}::bigint))
      FROM t WHERE o.player_id = ANY (${players}::bigint[]) AND o.player_id = t.player_id AND o.intent = t.intent)
    UPDATE follow_plan p SET ended_stake = p.ended_stake + c.stake, prize = p.prize + c.prize,
      refund = p.refund + c.refund, turns = greatest(p.turns, c.turns)
    FROM change c
    WHERE p.player_id = ANY (${players}::bigint[]) AND p.player_id = c.player_id AND p.id = c.plan_id`.execute(
    tx,
  );
}
