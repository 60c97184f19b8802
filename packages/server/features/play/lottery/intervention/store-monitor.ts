import { sql } from 'kysely';
import type { Executor } from '#platform/db';
import { STUCK_AFTER } from './stuck.ts';

/** What the console reads of all issues at once: the statements. Times are milliseconds UTC. */
export type CurrentLine = {
  readonly serial: number;
  readonly close: number;
  readonly draw: number;
  readonly id: number;
  readonly bets: number;
  /** Bets that were taken back. */
  readonly back: number;
  /** Thousandths, as text. */
  readonly stake: string;
  readonly most: string;
  /** Of what is counted towards caps the number that would cost most. */
  readonly costliest: {
    readonly play: number;
    readonly cell: number;
    readonly pays: string;
  } | null;
};

export type MonitorRow = {
  readonly gameId: number;
  readonly current: CurrentLine | null;
  readonly lastSerial: number | null;
  readonly madeUntil: string | null;
};

const ms = (column: string) => sql.raw(`(extract(epoch FROM i.${column}) * 1000)::bigint`);

/**
 * The sum of the largest wins of each player in issue `i`, counted when bets are placed; an upper bound of the payout.
 */
const mostPrize = sql.raw(
  `(SELECT coalesce(sum(t.prize), 0) FROM bet_tally t WHERE t.issue_id = i.id)`,
);

/**
 * The number of the issue `i` that would cost most, of those that have a cap or odds that move: nothing else is
 * counted. What a whole game may bring at the worst (play 0) is no number.
 */
const costliest =
  sql.raw(`(SELECT jsonb_build_object('play', l.play_id, 'cell', l.cell, 'pays', sum(l.taken)::text)
  FROM liability l WHERE l.issue_id = i.id AND l.play_id > 0
  GROUP BY l.play_id, l.cell HAVING sum(l.taken) > 0
  ORDER BY sum(l.taken) DESC, l.play_id, l.cell LIMIT 1)`);

type Row = {
  id: number;
  current: CurrentLine | null;
  last_serial: bigint | null;
  made_until: string | null;
};

/** Each game with its current issue. */
export async function readMonitor(db: Executor): Promise<readonly MonitorRow[]> {
  const { rows } = await sql<Row>`
    SELECT g.id, c.line AS current, l.serial_number AS last_serial,
      (SELECT max(day) FROM issue i WHERE i.game_id = g.id AND i.day_index > 0)::text AS made_until
    FROM game g
    LEFT JOIN LATERAL (
      SELECT jsonb_build_object('id', i.id, 'serial', i.serial_number, 'close', ${ms('close_at')},
        'draw', ${ms('draw_at')}, 'bets', b.bets, 'back', b.back, 'stake', b.stake::text,
        'most', ${mostPrize}::text, 'costliest', ${costliest}) AS line
      FROM (SELECT * FROM issue i
        WHERE i.game_id = g.id AND i.close_at > (SELECT app_now()) AND i.closed_at IS NULL AND i.state = 0
          AND i.day_index > 0
        ORDER BY i.close_at LIMIT 1) i
      CROSS JOIN LATERAL (
        SELECT count(*) FILTER (WHERE state <> 1) AS bets, count(*) FILTER (WHERE state = 1) AS back,
          coalesce(sum(stake) FILTER (WHERE state <> 1), 0) AS stake FROM bet
        WHERE issue_id = i.id) b) c ON true
    LEFT JOIN LATERAL (
      SELECT i.serial_number FROM issue i WHERE i.game_id = g.id AND i.winning_number IS NOT NULL
      ORDER BY i.close_at DESC LIMIT 1) l ON true
    ORDER BY g.id`.execute(db);
  return rows.map((row) => ({
    gameId: row.id,
    current: row.current,
    lastSerial: row.last_serial === null ? null : Number(row.last_serial),
    madeUntil: row.made_until,
  }));
}

export type SourceRow = {
  readonly game_id: number;
  readonly source: number;
  readonly asked_at: number;
  readonly answered_at: number | null;
  readonly latency_ms: number | null;
  readonly serial_number: bigint | null;
};

export async function readSources(db: Executor): Promise<readonly SourceRow[]> {
  const { rows } = await sql<SourceRow>`
    SELECT game_id, source, asked_at, answered_at, latency_ms, serial_number FROM feed_source
    ORDER BY game_id, source`.execute(db);
  return rows;
}

/** What decides whether an issue has to be looked at. */
export type Watched = {
  readonly gameId: number;
  readonly issueId: number;
  readonly serialNumber: number;
  readonly step: string;
  readonly drawMs: number;
  readonly isStuck: boolean;
  readonly isHeld: boolean;
  readonly isLate: boolean;
  readonly isOverdue: boolean;
  readonly isDiffering: boolean;
  readonly isEarly: boolean;
  /** Its draw is over, and one source alone has told its number. */
  readonly isAlone: boolean;
};

type WatchedRow = {
  game_id: number;
  issue_id: number;
  serial_number: bigint;
  step: string;
  draw_at: number;
  is_stuck: boolean;
  is_held: boolean;
  is_late: boolean;
  is_overdue: boolean;
  is_differing: boolean;
  is_early: boolean;
  sources: bigint;
  is_past: boolean;
};

const MOST = 200;
const saw = (kind: string) => sql`EXISTS (SELECT FROM game_event e
  WHERE e.game_id = i.game_id AND e.issue_id = i.id AND e.kind = ${kind})`;

/** Issues that wait for somebody: stuck, held, or drawn elsewhere and not told; or one issue, whatever it is in. */
export async function readWatched(db: Executor, issueId?: number): Promise<readonly Watched[]> {
  const which =
    issueId === undefined
      ? // Of the days that are made ahead only those that open soon: they are most of the rows.
        sql`(j.step IN ('close', 'draw', 'settle', 'refund', 'correct')
          OR j.step = 'open' AND j.due_at <= (SELECT app_now()) + interval '1 hour') AND j.step <> 'done'
          AND (j.failures >= ${STUCK_AFTER} OR j.held_at IS NOT NULL
          OR j.kind = 'official' AND j.step = 'draw' AND i.draw_at <= (SELECT app_now()))`
      : sql`j.issue_id = ${issueId}`;
  const { rows } = await sql<WatchedRow>`
    SELECT i.game_id, i.id AS issue_id, i.serial_number, j.step, i.draw_at, j.failures >= ${STUCK_AFTER} AS is_stuck,
      j.held_at IS NOT NULL AS is_held, w.is_waiting AND w.waited > g.late_minutes AS is_late,
      w.is_waiting AND w.waited > g.give_up_minutes AS is_overdue, ${saw('feeds differ')} AS is_differing,
      ${saw('feed early')} AS is_early, w.is_waiting AND w.waited >= 0 AS is_past,
      (SELECT count(DISTINCT source) FROM feed_told f WHERE f.issue_id = i.id AND f.source > 0) AS sources
    FROM issue_job j JOIN issue i ON i.id = j.issue_id JOIN game g ON g.id = i.game_id
    CROSS JOIN LATERAL (
      SELECT j.kind = 'official' AND i.state = 0 AS is_waiting,
        extract(epoch FROM app_now() - i.draw_at) / 60 AS waited) w
    WHERE ${which} ORDER BY i.draw_at, i.id LIMIT ${MOST}`.execute(db);
  return rows.map((row) => ({
    gameId: row.game_id,
    issueId: row.issue_id,
    serialNumber: Number(row.serial_number),
    step: row.step,
    drawMs: row.draw_at,
    isStuck: row.is_stuck,
    isHeld: row.is_held,
    isLate: row.is_late,
    isOverdue: row.is_overdue,
    isDiffering: row.is_differing,
    isEarly: row.is_early,
    isAlone: row.is_past && row.sources === 1n,
  }));
}

export type IssueFacts = {
  readonly step: string;
  readonly is_held: boolean;
  readonly failures: number;
  readonly last_error: string | null;
  readonly known_at: number | null;
  readonly opened_at: number | null;
  readonly closed_at: number | null;
  readonly sealed_at: number | null;
  readonly drawn_at: number | null;
  /** The first bet was decided: all had been judged and counted again before. */
  readonly counted_at: number | null;
  readonly finished_at: number | null;
  readonly most: bigint;
  readonly draw_at: number;
  readonly bets: bigint;
  readonly stake: bigint;
  /** Bets that were taken back, and their stakes. */
  readonly back: bigint;
  readonly returned: bigint;
  readonly prize: bigint;
};

/** State and bets of an issue. */
export async function readFacts(db: Executor, issueId: number): Promise<IssueFacts | undefined> {
  const { rows } = await sql<IssueFacts>`
    SELECT coalesce(j.step, 'done') AS step, j.held_at IS NOT NULL AS is_held,
      coalesce(j.failures, 0) AS failures, j.last_error, i.known_at, i.opened_at, i.closed_at,
      i.sealed_at, i.drawn_at, i.finished_at, i.draw_at,
      CASE WHEN b.decided_at IS NOT NULL THEN least(b.decided_at, i.finished_at) END AS counted_at, b.bets, b.stake, b.prize,
      b.back, b.returned,
      ${mostPrize}::bigint AS most
    FROM issue i LEFT JOIN issue_job j ON j.issue_id = i.id
    CROSS JOIN LATERAL (
      SELECT count(*) FILTER (WHERE state <> 1) AS bets, count(*) FILTER (WHERE state = 1) AS back,
        coalesce(sum(stake) FILTER (WHERE state <> 1), 0)::bigint AS stake,
        coalesce(sum(stake) FILTER (WHERE state = 1), 0)::bigint AS returned,
        coalesce(sum(prize + refund) FILTER (WHERE state <> 1), 0)::bigint AS prize,
        CASE WHEN i.state IN (1, 2) THEN min(settled_at) FILTER (WHERE state <> 1) END AS decided_at
      FROM bet WHERE issue_id = i.id) b
    WHERE i.id = ${issueId}`.execute(db);
  return rows[0];
}

/** Selections up to so many bytes are looked at. */
const MOST_BYTES = 20_000;

/** Equal bets of an issue; a selection that is too long is null. */
export type PayoutRow = {
  readonly play_id: number | null;
  readonly content: string | null;
  readonly odds: readonly bigint[];
  readonly unit_stake: bigint;
  readonly most_prize: bigint | null;
  readonly bets: number;
};

/** The different lines of an issue that were not taken back. */
export async function readPayoutLines(
  db: Executor,
  issueId: number,
  most: number,
): Promise<readonly PayoutRow[]> {
  const { rows } = await sql<PayoutRow>`
    SELECT b.play_id, b.content, b.odds, b.unit_stake, b.most_prize, count(*)::int AS bets FROM (
      SELECT play_id, CASE WHEN octet_length(content) <= ${MOST_BYTES} THEN content END AS content,
        odds, unit_stake, most_prize
      FROM bet WHERE issue_id = ${issueId} AND state <> 1) b
    GROUP BY b.play_id, b.content, b.odds, b.unit_stake, b.most_prize LIMIT ${most}`.execute(db);
  return rows;
}

export type GameEvent = { readonly at: number; readonly kind: string; readonly detail: unknown };

/** What happened to an issue, oldest first. */
export async function listEvents(
  db: Executor,
  gameId: number,
  issueId: number,
): Promise<readonly GameEvent[]> {
  const { rows } = await sql<GameEvent>`
    SELECT at, kind, detail FROM game_event WHERE game_id = ${gameId} AND issue_id = ${issueId}
    ORDER BY id LIMIT 200`.execute(db);
  return rows;
}
