import { sql, type RawBuilder } from 'kysely';
import type { Executor } from '#platform/db';
import { behind, type RecordPlace } from '../bet/records/index.ts';
import type { StoredBet } from './row-cart.ts';
import type { Reason } from './store-convert.ts';

/** The statements of records: prizes are those of the bets as they are now, also after a correction. */
export type ScheduleFilter = {
  readonly playerId: bigint;
  readonly id?: string;
  readonly fromMs?: number | undefined;
  readonly toMs?: number | undefined;
  readonly gameId?: number | undefined;
  readonly states?: readonly number[] | undefined;
};

export type ScheduleRecordRow = {
  id: string;
  created_at: number;
  ended_at: number | null;
  game_id: number;
  plan: number;
  state: number;
  bets: StoredBet[];
  total: bigint;
  stop_win: boolean;
  stop_earn: bigint | null;
  stop_loss: bigint | null;
  first_serial: bigint;
  issues: bigint;
  done: bigint;
  won: bigint;
  cancelled: bigint;
  done_amount: bigint;
  cancelled_amount: bigint;
  prize: bigint;
  refund: bigint;
  losses: bigint;
};

function conditionOf(filter: ScheduleFilter): RawBuilder<unknown> {
  const { playerId, id, fromMs, toMs, gameId, states } = filter;
  const parts: RawBuilder<unknown>[] = [sql`player_id = ${playerId}`];
  if (id !== undefined) parts.push(sql`id = ${id}::uuid`);
  if (fromMs !== undefined) parts.push(sql`created_at >= from_ms(${fromMs})`);
  if (toMs !== undefined) parts.push(sql`created_at < from_ms(${toMs})`);
  if (gameId !== undefined) parts.push(sql`game_id = ${gameId}`);
  if (states !== undefined) parts.push(sql`state = ANY (${states}::smallint[])`);
  return sql.join(parts, sql` AND `);
}

/** A row with what its bets brought by now. */
const rowsOf = (playerId: bigint) => sql`
  SELECT r.*, coalesce(b.prize, 0) AS won_prize, coalesce(b.refund, 0) AS back FROM schedule_row r
  CROSS JOIN LATERAL (
    SELECT sum(prize) AS prize, sum(CASE WHEN state = 1 THEN stake ELSE refund END) AS refund FROM bet
    WHERE player_id = ${playerId} AND id = ANY (r.bet_ids)) b
  WHERE r.player_id = ${playerId} AND r.schedule_id = s.id`;

/** Schedules of a player, newest first, each with its place in that order. */
export async function listSchedules(
  db: Executor,
  filter: ScheduleFilter,
  { after, limit }: { readonly after?: RecordPlace | undefined; readonly limit: number },
): Promise<readonly (ScheduleRecordRow & { readonly place: RecordPlace })[]> {
  const { rows } = await sql<ScheduleRecordRow & { created_us: bigint }>`
    SELECT s.id, s.created_at, to_us(s.created_at) AS created_us, s.ended_at, s.game_id, s.plan, s.state, s.bets,
      s.total, s.stop_win, s.stop_earn, s.stop_loss, c.*
    FROM (SELECT * FROM schedule WHERE ${conditionOf(filter)}${after ? behind(after, 'created_at') : sql``}
      ORDER BY created_at DESC, id DESC LIMIT ${limit}) s
    CROSS JOIN LATERAL (
      SELECT min(w.serial_number) AS first_serial, count(*) AS issues,
        count(*) FILTER (WHERE w.state IN (1, 2, 3)) AS done,
        count(*) FILTER (WHERE w.won_prize > 0) AS won,
        count(*) FILTER (WHERE w.state IN (4, 5, 6)) AS cancelled,
        coalesce(sum(w.stake) FILTER (WHERE w.bet_ids IS NOT NULL), 0)::bigint AS done_amount,
        coalesce(sum(w.stake) FILTER (WHERE w.state > 3 AND w.bet_ids IS NULL), 0)::bigint AS cancelled_amount,
        sum(w.won_prize)::bigint AS prize, sum(w.back)::bigint AS refund,
        count(*) FILTER (WHERE w.state = 2 AND w.n > w.last_win) AS losses
      FROM (SELECT a.*, max(CASE WHEN a.won_prize > 0 THEN a.n ELSE 0 END) OVER () AS last_win
        FROM (${rowsOf(filter.playerId)}) a) w) c
    ORDER BY s.created_at DESC, s.id DESC`.execute(db);
  return rows.map((row) => ({ ...row, place: { acceptedUs: row.created_us, id: row.id } }));
}

export type ScheduleSums = {
  readonly schedules: bigint;
  readonly total: bigint;
  readonly done: bigint;
  readonly prize: bigint;
  readonly refund: bigint;
};

export async function sumSchedules(db: Executor, filter: ScheduleFilter): Promise<ScheduleSums> {
  const { rows } = await sql<ScheduleSums>`
    SELECT count(*) AS schedules, coalesce(sum(s.total), 0)::bigint AS total,
      coalesce(sum(c.done), 0)::bigint AS done, coalesce(sum(c.prize), 0)::bigint AS prize,
      coalesce(sum(c.refund), 0)::bigint AS refund
    FROM (SELECT id, total FROM schedule WHERE ${conditionOf(filter)}) s
    CROSS JOIN LATERAL (
      SELECT sum(w.stake) FILTER (WHERE w.bet_ids IS NOT NULL) AS done, sum(w.won_prize) AS prize,
        sum(w.back) AS refund
      FROM (${rowsOf(filter.playerId)}) w) c`.execute(db);
  return rows[0]!;
}

export type IssueRecordRow = {
  serial_number: bigint;
  draw_at: number;
  multiple: number;
  stake: bigint;
  state: number;
  winning_number: string | null;
  prize: bigint;
  refund: bigint;
  bet_ids: string[] | null;
  reason: Reason | null;
};

export async function readIssues(
  db: Executor,
  playerId: bigint,
  id: string,
): Promise<readonly IssueRecordRow[]> {
  const { rows } = await sql<IssueRecordRow>`
    SELECT w.serial_number, w.draw_at, w.multiple, w.stake, w.state, i.winning_number,
      w.won_prize::bigint AS prize, w.back::bigint AS refund, w.bet_ids, w.reason
    FROM (SELECT ${id}::uuid AS id) s CROSS JOIN LATERAL (${rowsOf(playerId)}) w
    LEFT JOIN issue i ON i.id = w.issue_id ORDER BY w.n`.execute(db);
  return rows;
}

export type OpenIssue = { serial: bigint; start_at: number; close_at: number; draw_at: number };

/** The issues of a game that are not closed yet, the next first. */
export async function readOpenIssues(
  db: Executor,
  gameId: number,
  most: number,
): Promise<readonly OpenIssue[]> {
  const { rows } = await sql<OpenIssue>`
    SELECT serial_number AS serial, start_at, close_at, draw_at FROM issue
    WHERE game_id = ${gameId} AND close_at > (SELECT app_now()) AND state = 0 AND closed_at IS NULL
    ORDER BY close_at LIMIT ${most}`.execute(db);
  return rows;
}
