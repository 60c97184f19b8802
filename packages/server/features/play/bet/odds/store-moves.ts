import { sql } from 'kysely';
import { allPlays } from '@fairlot/rules/play/index';
import type { Db, Executor, Tx } from '#platform/db';
import { type IssueMoves, type Move, NO_MOVES, type Taken } from './moves.ts';

type Row = {
  seq: number;
  playId: number;
  version: number;
  odds: bigint[];
  reached: number[];
  sealed: number[];
};

/** All moves of an issue. */
export async function readMoves(db: Executor, issueId: number): Promise<IssueMoves> {
  const { rows } = await sql<Row>`
    SELECT seq, play_id AS "playId", version, odds, reached::int[], sealed::int[] FROM odds_move
    WHERE issue_id = ${issueId} ORDER BY seq`.execute(db);
  const byPlay = new Map<number, Move[]>();
  for (const { playId, version, odds, reached, sealed } of rows) {
    const move = { playId, version, odds, reached, sealed };
    byPlay.set(playId, [...(byPlay.get(playId) ?? []), move]);
  }
  return { seq: rows.at(-1)?.seq ?? 0, byPlay };
}

/** Moves of issues as this process knows them; the database refuses a bet that was priced by older ones. */
export type MovesBook = {
  current(issueId: number): IssueMoves;
  refresh(issueId: number): Promise<IssueMoves>;
};

const MOST = 1_000;

export function createMovesBook(db: Db): MovesBook {
  const known = new Map<number, IssueMoves>();
  return {
    current: (issueId) => known.get(issueId) ?? NO_MOVES,
    refresh: async (issueId) => {
      const moves = await readMoves(db, issueId);
      if (known.size >= MOST) known.clear();
      known.set(issueId, moves);
      return moves;
    },
  };
}

/** The key space of the advisory locks of moves; the second key is the issue. */
const MOVES_LOCK_SPACE = 20_013;

/** Whoever moves odds of an issue waits here for whoever does it at this moment. */
export async function lockMoves(tx: Tx, issueId: number): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(${MOVES_LOCK_SPACE}, ${issueId})`.execute(tx);
}

export async function insertMove(
  tx: Tx,
  issueId: number,
  seq: number,
  { playId, version, odds, reached, sealed }: Move,
): Promise<void> {
  await sql`
    INSERT INTO odds_move (issue_id, seq, play_id, version, odds, reached, sealed)
    VALUES (${issueId}, ${seq}, ${playId}, ${version}, ${odds}, ${reached}, ${sealed})`.execute(tx);
}

/** An issue on sale, and what its bets would bring on options of its plays. */
export type Watched = {
  readonly issueId: number;
  readonly gameId: number;
  readonly serial: number;
  readonly drawMs: number;
  readonly byPlay: ReadonlyMap<number, readonly Taken[]>;
};

type TakenRow = {
  issueId: number;
  gameId: number;
  serial: bigint;
  drawMs: number;
  playId: number;
  cell: number;
  taken: bigint;
  cap: bigint;
};

const WITH_OPTIONS = allPlays()
  .filter(({ options }) => options.length > 0)
  .map(({ id }) => id);

/** Issues on sale with caps or steps on options. */
export async function readTaken(db: Executor): Promise<readonly Watched[]> {
  const { rows } = await sql<TakenRow>`
    SELECT l.issue_id AS "issueId", i.game_id AS "gameId", i.serial_number AS serial, i.draw_at AS "drawMs",
      l.play_id AS "playId", l.cell, sum(l.taken)::bigint AS taken, max(l.cap) AS cap
    FROM liability l JOIN issue i ON i.id = l.issue_id
    WHERE i.closed_at IS NULL AND i.close_at > (SELECT app_now()) AND l.play_id = ANY(${WITH_OPTIONS}::smallint[])
    GROUP BY 1, 2, 3, 4, 5, 6 ORDER BY 1, 5, 6`.execute(db);
  const issues = new Map<number, Watched & { byPlay: Map<number, Taken[]> }>();
  for (const { issueId, gameId, serial, drawMs, playId, cell, taken, cap } of rows) {
    const issue = issues.get(issueId) ?? {
      issueId,
      gameId,
      serial: Number(serial),
      drawMs,
      byPlay: new Map<number, Taken[]>(),
    };
    issues.set(issueId, issue);
    issue.byPlay.set(playId, [...(issue.byPlay.get(playId) ?? []), { cell, taken, cap }]);
  }
  return [...issues.values()];
}

/** What was taken of the caps of issues that closed in the last minutes is of no use any more; null: of all. */
export async function forgetTaken(db: Executor, minutes: number | null): Promise<void> {
  await sql`SELECT liability_forget(${minutes})`.execute(db);
}

/** Lets go of moves of a month ago; how many went. */
export async function forgetMoves(db: Executor, most: number): Promise<number> {
  const { rows } = await sql<{ went: number }>`SELECT odds_forget(${most}) AS went`.execute(db);
  return rows[0]?.went ?? 0;
}

/** The issue of a game that is on sale. */
export async function issueOnSale(
  db: Executor,
  gameId: number,
): Promise<{ readonly id: number; readonly serial: number; readonly drawMs: number } | undefined> {
  const { rows } = await sql<{ id: number; serial: bigint; drawMs: number }>`
    SELECT id, serial_number AS serial, draw_at AS "drawMs" FROM issue
    WHERE game_id = ${gameId} AND state = 0 AND closed_at IS NULL AND opened_at IS NOT NULL
      AND start_at <= (SELECT app_now()) AND close_at > (SELECT app_now()) ORDER BY close_at LIMIT 1`.execute(
    db,
  );
  return rows[0] && { ...rows[0], serial: Number(rows[0].serial) };
}

/** Issues with moves that closed lately, and of which nobody has told yet that these are over. */
export async function readOver(
  db: Executor,
): Promise<readonly { readonly issueId: number; readonly gameId: number }[]> {
  const { rows } = await sql<{ issueId: number; gameId: number }>`
    SELECT i.id AS "issueId", i.game_id AS "gameId" FROM issue i
    CROSS JOIN LATERAL (
      SELECT bool_or(m.play_id = 0) AS is_told FROM odds_move m WHERE m.issue_id = i.id) m
    WHERE i.closed_at > (SELECT app_now()) - interval '10 minutes' AND m.is_told = false`.execute(
    db,
  );
  return rows;
}
