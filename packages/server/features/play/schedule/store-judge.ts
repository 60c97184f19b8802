import { sql } from 'kysely';
import type { Standing } from '@fairlot/rules/schedule/stops';
import type { Executor, Tx } from '#platform/db';
import { amongKeys, type ScheduleKey } from './store.ts';

/**
 * Schedules with a row whose bets have all ended: of issues that are awarded or given back. The issues that have
 * such rows are found one by one in the index, however many rows each has.
 */
export async function endedSchedules(db: Executor, most: number): Promise<readonly ScheduleKey[]> {
  const { rows } = await sql<{ player_id: bigint; schedule_id: string }>`
    WITH RECURSIVE open AS (
      (SELECT issue_id FROM schedule_row WHERE state = 1 ORDER BY issue_id LIMIT 1)
      UNION ALL
      SELECT (SELECT r.issue_id FROM schedule_row r WHERE r.state = 1 AND r.issue_id > o.issue_id
        ORDER BY r.issue_id LIMIT 1)
      FROM open o WHERE o.issue_id IS NOT NULL)
    SELECT DISTINCT r.player_id, r.schedule_id FROM open
    JOIN issue_job j ON j.issue_id = open.issue_id AND j.step = 'done'
    CROSS JOIN LATERAL (
      SELECT player_id, schedule_id FROM schedule_row
      WHERE issue_id = open.issue_id AND state = 1 LIMIT ${most}) r
    LIMIT ${most}`.execute(db);
  return rows.map((row) => ({ playerId: row.player_id, id: row.schedule_id }));
}

/**
 * Ends the rows of locked schedules whose bets have ended: NO_PRIZE or WIN, CANCELLED where their player took
 * them back, SKIPPED where the issue was cancelled. What came back of stakes is `refund`.
 */
export async function judgeRows(
  tx: Tx,
  keys: readonly ScheduleKey[],
  nowMs: number,
): Promise<number> {
  const { rows } = await sql`
    UPDATE schedule_row r SET prize = b.prize, refund = b.refund, ended_at = from_ms(${nowMs}::bigint),
      state = CASE WHEN b.prize > 0 THEN 3 WHEN NOT b.is_back THEN 2 WHEN b.is_cancelled THEN 6 ELSE 4 END
    FROM (
      SELECT w.player_id, w.schedule_id, w.n, sum(b.prize)::bigint AS prize,
        sum(CASE WHEN b.state = 1 THEN b.stake ELSE b.refund END)::bigint AS refund,
        bool_and(b.state = 1) AS is_back, bool_or(i.state = 3) AS is_cancelled
      FROM (
        SELECT player_id, schedule_id, n, issue_id, unnest(bet_ids) AS bet_id FROM schedule_row
        WHERE ${amongKeys(keys, 'schedule_id')} AND state = 1) w
      JOIN (SELECT player_id, id, state, prize, refund, stake FROM bet
        WHERE player_id = ANY (${keys.map(({ playerId }) => playerId)}::bigint[])
          AND issue_id IN (SELECT issue_id FROM schedule_row
            WHERE ${amongKeys(keys, 'schedule_id')} AND state = 1)) b
        ON b.player_id = w.player_id AND b.id = w.bet_id
      JOIN issue_job j ON j.issue_id = w.issue_id AND j.step = 'done'
      JOIN issue i ON i.id = w.issue_id
      GROUP BY w.player_id, w.schedule_id, w.n HAVING bool_and(b.state <> 0)) b
    WHERE r.player_id = b.player_id AND r.schedule_id = b.schedule_id AND r.n = b.n AND r.state = 1
    RETURNING r.n`.execute(tx);
  return rows.length;
}

/** What schedules cost and brought so far, by `player id`: bets that came back cost nothing. */
export async function readStandings(
  tx: Tx,
  keys: readonly ScheduleKey[],
): Promise<ReadonlyMap<string, Standing>> {
  const { rows } = await sql<{
    player_id: bigint;
    schedule_id: string;
    net: bigint;
    has_won: boolean;
  }>`
    SELECT player_id, schedule_id, sum(prize + refund - stake)::bigint AS net, bool_or(state = 3) AS has_won
    FROM schedule_row WHERE ${amongKeys(keys, 'schedule_id')} AND bet_ids IS NOT NULL AND state <> 1
    GROUP BY player_id, schedule_id`.execute(tx);
  return new Map(
    rows.map((row) => [
      `${row.player_id} ${row.schedule_id}`,
      { net: row.net, hasWon: row.has_won },
    ]),
  );
}
