import { sql } from 'kysely';
import type { Params } from '@fairlot/wire/core';
import type { Executor, Tx } from '#platform/db';
import { amongKeys, type ScheduleKey } from './store.ts';

/** A row of a schedule, with its issue as a bet needs it. */
export type DueRow = ScheduleKey & {
  readonly n: number;
  readonly gameId: number;
  readonly serial: number;
  readonly multiple: number;
  readonly stake: bigint;
  readonly intent: string;
  readonly issue: {
    readonly id: number;
    readonly code: string;
    readonly day: string;
    readonly drawMs: number;
  };
};

/** Why a row was not bet, in the words of the contract. */
export type Reason = { readonly Code: string; readonly Params: Params };
export type FailedRow = {
  readonly row: Pick<DueRow, 'playerId' | 'id' | 'n' | 'stake'>;
  readonly reason: Reason;
  /** FAILED unless told. */
  readonly state?: 5 | 6;
};

/**
 * Rows that are to be bet now: their issue is on sale, their schedule runs, and nothing before them is still to be known. Issues
 * on sale are those that are to be closed next, a few a game.
 */
export async function readDueRows(db: Executor, most: number): Promise<readonly DueRow[]> {
  const { rows } = await sql<{
    player_id: bigint;
    schedule_id: string;
    n: number;
    game_id: number;
    serial_number: bigint;
    multiple: number;
    stake: bigint;
    intent: string;
    issue_id: number;
    code: string;
    day: string;
    draw_at: number;
  }>`
    SELECT r.player_id, r.schedule_id, r.n, i.game_id, i.serial_number, r.multiple, r.stake, r.intent,
      i.id AS issue_id, g.code, i.day, i.draw_at
    FROM issue_job j
    -- Job by job: by games, whose issues of days to come are most of the rows, each look would read them all.
    CROSS JOIN LATERAL (
      SELECT * FROM issue WHERE id = j.issue_id AND state = 0 AND opened_at IS NOT NULL AND closed_at IS NULL
        AND start_at <= (SELECT app_now()) AND (SELECT app_now()) < close_at OFFSET 0) i
    JOIN game g ON g.id = i.game_id AND g.state = 0
    CROSS JOIN LATERAL (
      SELECT player_id, schedule_id, n, multiple, stake, intent FROM schedule_row w
      WHERE issue_id = i.id AND state = 0 AND is_ready
        AND EXISTS (SELECT FROM schedule s
          WHERE s.player_id = w.player_id AND s.id = w.schedule_id AND s.state = 0)
      ORDER BY player_id, schedule_id LIMIT ${most}) r
    WHERE j.step = 'close' ORDER BY i.close_at, r.player_id, r.schedule_id LIMIT ${most}`.execute(
    db,
  );
  return rows.map((row) => ({
    playerId: row.player_id,
    id: row.schedule_id,
    n: row.n,
    gameId: row.game_id,
    serial: Number(row.serial_number),
    multiple: row.multiple,
    stake: row.stake,
    intent: row.intent,
    issue: { id: row.issue_id, code: row.code, day: row.day, drawMs: row.draw_at },
  }));
}

/** What of locked schedules is reserved, as `player id n`. */
export async function stillReserved(
  tx: Tx,
  keys: readonly ScheduleKey[],
): Promise<ReadonlySet<string>> {
  if (keys.length === 0) return new Set();
  const { rows } = await sql<{ player_id: bigint; schedule_id: string; n: number }>`
    SELECT player_id, schedule_id, n FROM schedule_row
    WHERE ${amongKeys(keys, 'schedule_id')} AND state = 0`.execute(tx);
  return new Set(rows.map((row) => `${row.player_id} ${row.schedule_id} ${row.n}`));
}

/** Rows of spread tables as one argument, and whose they are. */
const asRecords = (rows: readonly object[]): string => JSON.stringify(rows);

export async function markBet(
  tx: Tx,
  taken: readonly { readonly row: DueRow; readonly betIds: readonly string[] }[],
): Promise<void> {
  if (taken.length === 0) return;
  const rows = taken.map(({ row: { playerId, id, n }, betIds }) => ({
    player_id: String(playerId),
    schedule_id: id,
    n,
    bet_ids: betIds,
  }));
  await sql`
    UPDATE schedule_row r SET state = 1, bet_ids = t.bet_ids
    FROM jsonb_to_recordset(${asRecords(rows)}::jsonb)
      AS t (player_id bigint, schedule_id uuid, n smallint, bet_ids uuid[])
    WHERE ${ofPlayers(taken)} AND r.player_id = t.player_id AND r.schedule_id = t.schedule_id
      AND r.n = t.n`.execute(tx);
}

export async function markFailed(
  tx: Tx,
  failed: readonly FailedRow[],
  nowMs: number,
): Promise<void> {
  const rows = failed.map(({ row: { playerId, id, n }, reason, state = 5 }) => ({
    player_id: String(playerId),
    schedule_id: id,
    n,
    state,
    reason,
  }));
  await sql`
    UPDATE schedule_row r SET state = t.state, reason = t.reason, ended_at = from_ms(${nowMs}::bigint)
    FROM jsonb_to_recordset(${asRecords(rows)}::jsonb)
      AS t (player_id bigint, schedule_id uuid, n smallint, state smallint, reason jsonb)
    WHERE ${ofPlayers(failed)} AND r.player_id = t.player_id AND r.schedule_id = t.schedule_id
      AND r.n = t.n`.execute(tx);
}

const ofPlayers = (rows: readonly { readonly row: Pick<DueRow, 'playerId'> }[]) =>
  sql`r.player_id = ANY (${rows.map(({ row }) => row.playerId)}::bigint[])`;
