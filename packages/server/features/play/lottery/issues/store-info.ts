import { sql } from 'kysely';
import type { StateNote } from '@fairlot/rules/lottery/game-state';
import type { Timetable } from '@fairlot/rules/lottery/game';
import type { Executor } from '#platform/db';
import type { Issue } from './issue.ts';
import { inForce } from '../games/store-version.ts';

/** What players read of issues. One statement for all games that were asked for. */
export type IssueLine = {
  readonly serial: number;
  readonly original: string | null;
  readonly winning: string | null;
  readonly start: number;
  readonly close: number;
  readonly draw: number;
  readonly state: number;
  /** Of the block that it was drawn from. */
  readonly block: number | null;
  /** It was on sale at some time. */
  readonly opened: boolean;
  /** Why it was held or cancelled. */
  readonly notice: string | null;
  /** What it drew before it was corrected. */
  readonly first: string | null;
  /** Of the history that a demo begins with: it never took place. */
  readonly demo?: boolean;
};

export type GameLine = {
  readonly id: number;
  readonly categoryId: number;
  readonly timetable: Timetable | null;
  readonly state: number;
  readonly note: StateNote | null;
  readonly recent: readonly IssueLine[] | null;
  readonly old: readonly IssueLine[] | null;
  readonly last: IssueLine | null;
  readonly lastDraw: IssueLine | null;
};

export type InfoQuery = {
  readonly gameIds: readonly number[];
  /** How many issues from the current one on; 0: none. */
  readonly recent: number;
  /** How many that are over; 0: none. */
  readonly old: number;
  readonly last: boolean;
  readonly lastDraw: boolean;
};

/**
 * An issue as one JSON value, times in whole milliseconds UTC: written out, because a function that
 * the planner cannot inline costs more here than all the rest.
 */
const ms = (column: string): string => `(extract(epoch FROM i.${column}) * 1000)::bigint`;
const line = (more = '') =>
  sql.raw(`jsonb_build_object('serial', i.serial_number, 'original', i.original_number,
  'winning', i.winning_number, 'start', ${ms('start_at')}, 'close', ${ms('close_at')},
  'draw', ${ms('draw_at')}, 'state', i.state, 'block', i.block_height,
  'opened', i.opened_at IS NOT NULL, 'notice', i.notice, 'first', i.first_number${more})`);
const LINE = line();
/** The same of `past_issue`. */
const PAST_LINE = line(`, 'demo', i.is_demo`);

/**
 * Nearly all that close later are. In one piece, of which the planner believes it of half: by its parts it believes
 * it of none when issues were made since it last looked, and reads and sorts all that are to come of each game.
 */
const ON_SALE_OR_TO_COME = sql.raw(
  'CASE WHEN i.closed_at IS NULL AND i.state = 0 THEN i.day_index > 0 ELSE false END',
);

type InfoRow = GameLine & { readonly now: bigint };

/** Games with the parts that were asked for, and the database clock; unknown games are absent. */
export async function readInfo(
  db: Executor,
  query: InfoQuery,
): Promise<{ readonly games: readonly GameLine[]; readonly nowMs: number }> {
  const { rows } = await sql<InfoRow>`
    WITH clock AS MATERIALIZED (SELECT app_now() AS now)
    SELECT g.id, g.category_id AS "categoryId", g.state, g.state_note AS note, to_ms(clock.now) AS now,
      ${inForce('timetable', sql`clock.now`)} AS timetable, recent.lines AS recent, old.lines AS old,
      last.line AS last, drawn.line AS "lastDraw"
    FROM game g CROSS JOIN clock
    LEFT JOIN LATERAL (
      SELECT jsonb_agg(line ORDER BY close_at) AS lines FROM (
        SELECT ${LINE} AS line, i.close_at FROM issue i
        WHERE i.game_id = g.id AND i.close_at > clock.now AND ${ON_SALE_OR_TO_COME}
        ORDER BY i.close_at LIMIT ${query.recent}) r) recent ON ${query.recent > 0}
    LEFT JOIN LATERAL (
      SELECT jsonb_agg(line ORDER BY close_at DESC) AS lines FROM (
        SELECT ${PAST_LINE} AS line, i.close_at FROM past_issue i
        WHERE i.game_id = g.id AND i.close_at <= clock.now
        ORDER BY i.close_at DESC LIMIT ${query.old}) o) old ON ${query.old > 0}
    LEFT JOIN LATERAL (
      SELECT ${PAST_LINE} AS line FROM past_issue i
      WHERE i.game_id = g.id AND i.close_at <= clock.now
      ORDER BY i.close_at DESC LIMIT 1) last ON ${query.last}
    LEFT JOIN LATERAL (
      SELECT ${PAST_LINE} AS line FROM past_issue i
      WHERE i.game_id = g.id AND i.winning_number IS NOT NULL
      ORDER BY i.close_at DESC LIMIT 1) drawn ON ${query.lastDraw}
    WHERE g.id = ANY(${query.gameIds}::smallint[])`.execute(db);
  return { games: rows, nowMs: Number(rows[0]?.now ?? 0n) };
}

/** Those of the games whose issue on sale, or else the one before, is drawn from a block of a public chain. */
export async function gamesOnBlocks(
  db: Executor,
  gameIds: readonly number[],
): Promise<ReadonlySet<number>> {
  if (gameIds.length === 0) return new Set();
  const { rows } = await sql<{ id: number }>`
    WITH clock AS MATERIALIZED (SELECT app_now() AS now)
    SELECT g.id FROM unnest(${gameIds}::smallint[]) AS g(id) CROSS JOIN clock
    WHERE 2 = coalesce(
      (SELECT i.mode FROM issue i WHERE i.game_id = g.id AND i.close_at > clock.now
        ORDER BY i.close_at LIMIT 1),
      (SELECT i.mode FROM issue i WHERE i.game_id = g.id AND i.close_at <= clock.now
        ORDER BY i.close_at DESC LIMIT 1))`.execute(db);
  return new Set(rows.map(({ id }) => id));
}

/** How the issue before one is drawn; undefined where there is none. */
export async function modeBefore(
  db: Executor,
  { gameId, closeMs }: Pick<Issue, 'gameId' | 'closeMs'>,
): Promise<Issue['mode'] | undefined> {
  const { rows } = await sql<{ mode: Issue['mode'] }>`
    SELECT mode FROM issue WHERE game_id = ${gameId} AND close_at < from_ms(${closeMs})
    ORDER BY close_at DESC LIMIT 1`.execute(db);
  return rows[0]?.mode;
}

export type HistoryQuery = {
  readonly gameId: number;
  readonly day?: string;
  readonly count: number;
};

/** Issues of a game that are over, newest first, and the database clock. */
export async function readHistory(
  db: Executor,
  { gameId, day, count }: HistoryQuery,
): Promise<{ readonly lines: readonly IssueLine[]; readonly nowMs: number }> {
  const ofDay = day === undefined ? sql`true` : sql`i.day = ${day}::date`;
  const { rows } = await sql<{ now: bigint; lines: readonly IssueLine[] | null }>`
    WITH clock AS MATERIALIZED (SELECT app_now() AS now)
    SELECT to_ms(clock.now) AS now, past.lines FROM clock LEFT JOIN LATERAL (
      SELECT jsonb_agg(line ORDER BY close_at DESC) AS lines FROM (
        SELECT ${PAST_LINE} AS line, i.close_at FROM past_issue i
        WHERE i.game_id = ${gameId} AND i.close_at <= clock.now AND ${ofDay}
        ORDER BY i.close_at DESC LIMIT ${count}) p) past ON true`.execute(db);
  return { lines: rows[0]?.lines ?? [], nowMs: Number(rows[0]?.now ?? 0n) };
}
