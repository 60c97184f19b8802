import { sql } from 'kysely';
import type { Executor } from '../../platform/db.ts';
import type { ScheduleKey } from './store.ts';

export type MissedRow = ScheduleKey & {
  readonly n: number;
  readonly stake: bigint;
  readonly isReady: boolean;
  readonly isCancelled: boolean;
};

/** Reserved rows whose issue is over by now, or is not there any more. */
export async function readMissed(db: Executor, most: number): Promise<readonly MissedRow[]> {
  const { rows } = await sql<{
    player_id: bigint;
    schedule_id: string;
    n: number;
    stake: bigint;
    is_ready: boolean;
    is_cancelled: boolean;
  }>`
    SELECT r.player_id, r.schedule_id, r.n, r.stake, r.is_ready, i.id IS NULL OR i.state = 3 AS is_cancelled
    FROM (
      SELECT player_id, schedule_id, n, stake, is_ready, issue_id FROM schedule_row
      WHERE state = 0 AND close_at <= app_now() ORDER BY close_at LIMIT ${most}) r
    LEFT JOIN issue i ON i.id = r.issue_id
    WHERE i.id IS NULL OR i.state <> 0 OR i.closed_at IS NOT NULL`.execute(db);
  return rows.map((row) => ({
    playerId: row.player_id,
    id: row.schedule_id,
    n: row.n,
    stake: row.stake,
    isReady: row.is_ready,
    isCancelled: row.is_cancelled,
  }));
}
