import { sql } from 'kysely';
import type { Executor } from '#platform/db';
import type { ScheduleKey } from './store.ts';

export type MissedRow = ScheduleKey & {
  readonly n: number;
  readonly stake: bigint;
  readonly isReady: boolean;
  readonly isCancelled: boolean;
};

/**
 * Reserved rows whose issue is over by now, or is not there any more. Those of an issue that was put off wait
 * among them and are not counted: money of others goes back meanwhile.
 */
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
    FROM schedule_row r LEFT JOIN issue i ON i.id = r.issue_id
    WHERE r.state = 0 AND r.close_at <= (SELECT app_now())
      AND (i.id IS NULL OR i.state <> 0 OR i.closed_at IS NOT NULL)
    ORDER BY r.close_at LIMIT ${most}`.execute(db);
  return rows.map((row) => ({
    playerId: row.player_id,
    id: row.schedule_id,
    n: row.n,
    stake: row.stake,
    isReady: row.is_ready,
    isCancelled: row.is_cancelled,
  }));
}
