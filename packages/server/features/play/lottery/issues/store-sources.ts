import { sql } from 'kysely';
import type { Executor, Tx } from '#platform/db';

/** What the sources of feeds told, and how they answered: the statements. */
export type SourceClaim = {
  readonly serialNumber: number;
  /** As stored: `0,9,9`. */
  readonly number: string;
  /** When the draw was, by its date; milliseconds UTC. One before ours was known since then. */
  readonly drawMs: number;
};

/** SourceClaim for the first time by a source, of an issue that was sold here. */
export type NewlyTold = {
  readonly issueId: number;
  readonly serialNumber: number;
  readonly toldMs: number;
  readonly drawMs: number;
  readonly lateMinutes: number;
  /** Its sale was not over. */
  readonly isEarly: boolean;
  /** What it is drawn as already. */
  readonly winningNumber: string | null;
  readonly number: string;
};

type Row = {
  issue_id: number;
  serial_number: bigint;
  told_at: number;
  draw_at: number;
  late_minutes: number;
  is_early: boolean;
  winning_number: string | null;
  number: string;
};

/** Numbers of one issue that are kept of a source: one that tells ever other ones says nothing more. */
export const MOST_NUMBERS = 8;

/**
 * Keeps what a source tells that it did not tell before; the source 0 is a file. Whoever asks holds the
 * row of the game.
 */
export async function insertTold(
  tx: Executor,
  gameId: number,
  source: number,
  claims: readonly SourceClaim[],
): Promise<readonly NewlyTold[]> {
  const pick = <K extends keyof SourceClaim>(field: K) => claims.map((each) => each[field]);
  const { rows } = await sql<Row>`
    WITH fresh AS (
      SELECT DISTINCT ON (i.id, t.number) i.id, t.number, t.n,
        CASE WHEN from_ms(t.draw_ms) < i.draw_at THEN least(app_now(), from_ms(t.draw_ms)) ELSE app_now() END AS told_at
      FROM unnest(${pick('serialNumber')}::bigint[], ${pick('number')}::text[], ${pick('drawMs')}::bigint[])
        WITH ORDINALITY AS t(serial, number, draw_ms, n)
      JOIN issue i ON i.game_id = ${gameId} AND i.serial_number = t.serial
      WHERE i.opened_at IS NOT NULL AND i.mode IS NULL AND i.state <> 3 AND NOT EXISTS (
        SELECT FROM feed_told f WHERE (f.issue_id, f.source, f.number) = (i.id, ${source}, t.number))
      ORDER BY i.id, t.number, t.n),
    counted AS (
      SELECT w.*, row_number() OVER (PARTITION BY w.id ORDER BY w.n)
        + (SELECT count(*) FROM feed_told f WHERE f.issue_id = w.id AND f.source = ${source}) AS times
      FROM fresh w),
    made AS (
      INSERT INTO feed_told (issue_id, source, number, told_at)
      SELECT id, ${source}, number, told_at FROM counted WHERE times <= ${MOST_NUMBERS}
      ON CONFLICT DO NOTHING RETURNING issue_id, number, told_at)
    SELECT m.issue_id, i.serial_number, m.told_at, i.draw_at, g.late_minutes, i.winning_number, m.number,
      m.told_at < coalesce(i.closed_at, i.close_at) AS is_early
    FROM made m JOIN issue i ON i.id = m.issue_id JOIN game g ON g.id = i.game_id
    ORDER BY m.issue_id`.execute(tx);
  return rows.map((row) => ({
    issueId: row.issue_id,
    serialNumber: Number(row.serial_number),
    toldMs: row.told_at,
    drawMs: row.draw_at,
    lateMinutes: row.late_minutes,
    isEarly: row.is_early,
    winningNumber: row.winning_number,
    number: row.number,
  }));
}

/** Notes since when the number that an issue draws was known, if that was before its sale ended. */
export async function updateKnown(
  tx: Tx,
  issueId: number,
  number: string,
): Promise<{ readonly gameId: number; readonly knownMs: number } | undefined> {
  const { rows } = await sql<{ game_id: number; known_at: number }>`
    UPDATE issue i SET known_at = t.told_at
    FROM (SELECT min(told_at) AS told_at FROM feed_told
      WHERE issue_id = ${issueId} AND number = ${number}) t
    WHERE i.id = ${issueId} AND t.told_at < i.close_at
    RETURNING i.game_id, i.known_at`.execute(tx);
  const [row] = rows;
  return row && { gameId: row.game_id, knownMs: row.known_at };
}

export type ToldLine = {
  readonly source: number;
  readonly number: string;
  readonly toldMs: number;
};

/** What was told of an issue, oldest first. */
export async function listTold(db: Executor, issueId: number): Promise<readonly ToldLine[]> {
  const { rows } = await sql<{ source: number; number: string; told_at: number }>`
    SELECT source, number, told_at FROM feed_told WHERE issue_id = ${issueId}
    ORDER BY told_at, source LIMIT 100`.execute(db);
  return rows.map(({ source, number, told_at: toldMs }) => ({ source, number, toldMs }));
}

/** How a source answered when it was asked just now. */
export type SourceInput = {
  readonly gameId: number;
  readonly source: number;
  readonly isAnswer: boolean;
  readonly latencyMs: number;
  readonly serialNumber: number | null;
};

export async function upsertSources(db: Executor, asked: readonly SourceInput[]): Promise<void> {
  const pick = <K extends keyof SourceInput>(field: K) => asked.map((each) => each[field]);
  await sql`
    INSERT INTO feed_source AS f (game_id, source, asked_at, answered_at, latency_ms, serial_number)
    SELECT game_id, source, app_now(), CASE WHEN is_answer THEN app_now() END,
      CASE WHEN is_answer THEN latency END, serial
    FROM unnest(${pick('gameId')}::smallint[], ${pick('source')}::smallint[], ${pick('isAnswer')}::boolean[],
      ${pick('latencyMs')}::int[], ${pick('serialNumber')}::bigint[])
      AS a(game_id, source, is_answer, latency, serial)
    ON CONFLICT (game_id, source) DO UPDATE SET asked_at = excluded.asked_at,
      answered_at = coalesce(excluded.answered_at, f.answered_at),
      latency_ms = coalesce(excluded.latency_ms, f.latency_ms),
      serial_number = coalesce(excluded.serial_number, f.serial_number)`.execute(db);
}
