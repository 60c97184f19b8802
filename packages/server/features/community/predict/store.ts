import { sql, type RawBuilder } from 'kysely';
import type { Db } from '#platform/db';

/** What a player may post for one issue, and within a day. */
export const MOST = { ofIssue: 5, ofDay: 100 } as const;
/** Predictions that are shown of a game, and of an author. */
const SHOWN = 50;
const OF_AUTHOR = 100;

export type PredictionRow = {
  readonly player_id: bigint;
  readonly nick_name: string;
  readonly handle: string;
  readonly game_id: number;
  readonly serial_number: bigint;
  readonly play_id: number;
  readonly side: string;
  readonly made_ms: bigint;
  readonly outcome: number;
  /** Outcomes of the newest hundred that were judged, newest first: `1` a hit, `2` a miss. */
  readonly record: string;
};

const read = (newest: RawBuilder<unknown>, most: number): RawBuilder<PredictionRow> => sql`
  SELECT p.player_id, y.nick_name, a.handle, p.game_id, i.serial_number, p.play_id, p.side,
    to_ms(p.made_at) AS made_ms, p.outcome, r.record
  FROM (SELECT * FROM prediction WHERE ${newest} ORDER BY made_at DESC LIMIT ${most}) p
  JOIN issue i ON i.id = p.issue_id JOIN player y ON y.player_id = p.player_id
  JOIN prediction_author a ON a.player_id = p.player_id
  CROSS JOIN LATERAL (SELECT coalesce(string_agg(o.outcome::text, '' ORDER BY o.made_at DESC), '') AS record
    FROM (SELECT outcome, made_at FROM prediction WHERE player_id = p.player_id AND outcome IN (1, 2)
      ORDER BY made_at DESC LIMIT 100) o) r
  ORDER BY p.made_at DESC`;

export async function readOfGame(db: Db, gameId: number): Promise<readonly PredictionRow[]> {
  return (await read(sql`game_id = ${gameId}`, SHOWN).execute(db)).rows;
}

export async function readOfAuthor(db: Db, handle: string): Promise<readonly PredictionRow[]> {
  const author = sql`(SELECT player_id FROM prediction_author WHERE handle = ${handle}::uuid)`;
  return (await read(sql`player_id = ${author}`, OF_AUTHOR).execute(db)).rows;
}

export type Posted = 'OK' | 'CLOSED' | 'TOO_MANY' | 'NOT_FOUND';

/** Posts a side of a play for an issue, or takes it back where there is none. */
export async function postPrediction(
  db: Db,
  playerId: bigint,
  what: { readonly issueId: number; readonly playId: number; readonly side: string | null },
): Promise<Posted> {
  const { rows } = await sql<{ posted: Posted }>`
    SELECT prediction_post(${playerId}, ${what.issueId}, ${what.playId}::smallint, ${what.side},
      ${MOST.ofIssue}, ${MOST.ofDay}) AS posted`.execute(db);
  return rows[0]?.posted ?? 'CLOSED';
}

/** The issue of a game by its serial number; undefined for none. */
export async function findIssueId(
  db: Db,
  gameId: number,
  serial: number,
): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`
    SELECT id FROM issue WHERE game_id = ${gameId} AND serial_number = ${serial}`.execute(db);
  return rows[0]?.id;
}

/** An issue that ended, with what was predicted of it. */
export type DueIssue = {
  readonly issue_id: number;
  readonly category_id: number;
  readonly winning_number: string | null;
  readonly draw_ms: bigint;
  readonly plays: readonly number[];
  readonly sides: readonly string[];
};

const CORRECTED_HOURS = 24;

/** Issues that are drawn or cancelled, or were corrected, and have predictions that were judged otherwise or not at all. */
export async function readDue(db: Db, most: number): Promise<readonly DueIssue[]> {
  const { rows } = await sql<DueIssue>`
    SELECT d.issue_id, g.category_id, i.winning_number, to_ms(i.draw_at) AS draw_ms,
      array_agg(p.play_id) AS plays, array_agg(p.side) AS sides
    FROM (
      SELECT DISTINCT w.issue_id FROM prediction w WHERE w.outcome = 0
      UNION
      SELECT c.issue_id FROM issue_correction c
      WHERE c.made_at > (SELECT app_now()) - ${CORRECTED_HOURS} * interval '1 hour') d
    JOIN issue i ON i.id = d.issue_id AND (i.winning_number IS NOT NULL OR i.state = 3)
    JOIN game g ON g.id = i.game_id
    CROSS JOIN LATERAL (SELECT DISTINCT o.play_id, o.side FROM prediction o
      WHERE o.issue_id = d.issue_id AND (o.outcome = 0 OR o.judged_by IS DISTINCT FROM i.winning_number)) p
    GROUP BY d.issue_id, g.category_id, i.winning_number, i.draw_at
    ORDER BY d.issue_id LIMIT ${most}`.execute(db);
  return rows;
}

/** Notes how they ended; a number that is another by now changes nothing. */
export async function noteOutcomes(
  db: Db,
  { issue_id, winning_number, plays, sides }: DueIssue,
  outcomes: readonly number[],
): Promise<void> {
  await sql`SELECT prediction_judge(${issue_id}, ${winning_number}, ${plays}::smallint[], ${sides}::text[],
    ${outcomes}::smallint[])`.execute(db);
}

/** Lets go of predictions of a year ago; how many went. */
export async function forgetPredictions(db: Db, most: number): Promise<number> {
  const { rows } = await sql<{ went: number }>`SELECT prediction_forget(${most}) AS went`.execute(
    db,
  );
  return rows[0]?.went ?? 0;
}
