import { sql } from 'kysely';
import { MOST_COUNTED } from '@fairlot/rules/core/counted';
import type { Executor, Tx } from '#platform/db';

/** Alarms of issues and of games: the statements. Times are milliseconds UTC. */

/** What an operator has to see, by the kind of its event: the trigger `alarm_wait` has the same ones. */
export const ALARM_KINDS = [
  'draw late',
  'draw overdue',
  'feed late',
  'feed missing',
  'feed twice',
  'feed contradicts',
  'feeds differ',
  'feed early',
  // Of a game, and of no issue.
  'limits held',
  'prices refused',
  'feed stopped',
  // An issue whose number is not the one that the official count gives its day.
  'serial shifted',
  // An unconfirmed calendar.
  'days unconfirmed',
] as const;
/** As the index `issue_undrawn` spells it (migration 0640): it is meant for this look alone. */
const UNDRAWN = sql.raw('CASE WHEN i.state = 0 THEN true ELSE false END');

export type AlarmKind = (typeof ALARM_KINDS)[number];

/** Writes an alarm of an issue; false: it is written. */
export async function insertAlarm(
  tx: Tx,
  gameId: number,
  issueId: number,
  kind: AlarmKind,
  detail: Readonly<Record<string, unknown>>,
): Promise<boolean> {
  const { rows } = await sql`
    INSERT INTO game_event (game_id, issue_id, kind, detail)
    SELECT ${gameId}, ${issueId}, ${kind}, ${JSON.stringify(detail)}::jsonb
    WHERE NOT EXISTS (SELECT FROM game_event WHERE issue_id = ${issueId} AND kind = ${kind})
    ON CONFLICT DO NOTHING RETURNING id`.execute(tx);
  return rows.length > 0;
}

/** Writes an alarm of a calendar; false: it is written. */
export async function insertCalendarAlarm(tx: Tx, gameId: number, from: string): Promise<boolean> {
  const { rows } = await sql`
    INSERT INTO game_event (game_id, kind, detail)
    VALUES (${gameId}, 'days unconfirmed', ${JSON.stringify({ from })}::jsonb)
    ON CONFLICT DO NOTHING RETURNING id`.execute(tx);
  return rows.length > 0;
}

/** An issue of a fed game whose number has not come in time. */
export type LateDraw = {
  readonly issueId: number;
  readonly gameId: number;
  readonly lateMinutes: number;
  readonly giveUpMinutes: number;
  readonly isOverdue: boolean;
};

/** Issues that are late or overdue and not noted as that. What is read off another game waits for that one. */
export async function lateDraws(
  db: Executor,
  childCategories: readonly number[],
): Promise<readonly LateDraw[]> {
  const { rows } = await sql<{
    id: number;
    game_id: number;
    late_minutes: number;
    give_up_minutes: number;
    is_overdue: boolean;
  }>`
    SELECT i.id, i.game_id, g.late_minutes, g.give_up_minutes, w.is_overdue
    FROM issue_job j JOIN issue i ON i.id = j.issue_id JOIN game g ON g.id = i.game_id
    CROSS JOIN LATERAL (
      SELECT app_now() > i.draw_at + g.give_up_minutes * interval '1 minute' AS is_overdue) w
    WHERE j.kind = 'official' AND j.step = 'draw' AND i.state = 0
      AND g.category_id <> ALL(${childCategories}::int[])
      AND (SELECT app_now()) > i.draw_at + g.late_minutes * interval '1 minute'
      AND NOT EXISTS (SELECT FROM game_event e WHERE e.issue_id = i.id
        AND e.kind = CASE WHEN w.is_overdue THEN 'draw overdue' ELSE 'draw late' END)
    ORDER BY i.id LIMIT 200`.execute(db);
  return rows.map((row) => ({
    issueId: row.id,
    gameId: row.game_id,
    lateMinutes: row.late_minutes,
    giveUpMinutes: row.give_up_minutes,
    isOverdue: row.is_overdue,
  }));
}

/** An issue that sources which are asked have not told in time, and which of them. */
export type MissingTold = {
  readonly issueId: number;
  readonly gameId: number;
  readonly sources: readonly number[];
};

/** Not noted yet. Looked for in the hour after it is late: it is written once, and stays. */
export async function missingTold(db: Executor): Promise<readonly MissingTold[]> {
  const { rows } = await sql<{ id: number; game_id: number; sources: readonly number[] }>`
    SELECT i.id, i.game_id, array_agg(s.source ORDER BY s.source) AS sources
    FROM game g JOIN feed_source s ON s.game_id = g.id
    JOIN issue i ON i.game_id = g.id
    WHERE g.kind = 'official' AND s.asked_at > (SELECT app_now()) - interval '10 minutes'
      AND i.close_at > (SELECT app_now()) - g.late_minutes * interval '1 minute' - interval '13 hours'
      AND i.close_at <= (SELECT app_now())
      AND i.draw_at + g.late_minutes * interval '1 minute' <= (SELECT app_now())
      AND i.draw_at + g.late_minutes * interval '1 minute' > (SELECT app_now()) - interval '1 hour'
      AND i.opened_at IS NOT NULL AND i.mode IS NULL AND i.state <> 3
      AND NOT EXISTS (SELECT FROM feed_told f WHERE f.issue_id = i.id AND f.source = s.source)
      AND NOT EXISTS (SELECT FROM game_event e WHERE e.issue_id = i.id AND e.kind = 'feed missing')
    GROUP BY i.id ORDER BY i.id LIMIT 200`.execute(db);
  return rows.map((row) => ({ issueId: row.id, gameId: row.game_id, sources: row.sources }));
}

export type AlarmRow = {
  readonly id: number;
  readonly at: number;
  readonly gameId: number;
  /** Null: it is of the game. */
  readonly serialNumber: number | null;
  readonly kind: AlarmKind;
  readonly seenBy: string | null;
  readonly seenMs: number | null;
  readonly note: string | null;
};

const MOST = 200;

/** The newest alarms: those that nobody has seen, or those that somebody has. */
export async function listAlarms(db: Executor, isSeen: boolean): Promise<readonly AlarmRow[]> {
  const of = isSeen
    ? sql`(SELECT event_id, operator_id, seen_at, note FROM alarm_seen ORDER BY event_id DESC LIMIT ${MOST}) a`
    : sql`(SELECT event_id, NULL::int AS operator_id, NULL::timestamptz AS seen_at, NULL AS note
        FROM alarm_waiting ORDER BY event_id DESC LIMIT ${MOST}) a`;
  const { rows } = await sql<{
    id: bigint;
    at: number;
    game_id: number;
    serial_number: bigint | null;
    kind: AlarmKind;
    seen_by: string | null;
    seen_at: number | null;
    note: string | null;
  }>`
    SELECT e.id, e.at, e.game_id, i.serial_number, e.kind, o.name AS seen_by, a.seen_at, a.note
    FROM ${of} JOIN game_event e ON e.id = a.event_id
    LEFT JOIN issue i ON i.id = e.issue_id LEFT JOIN operator o ON o.operator_id = a.operator_id
    ORDER BY a.event_id DESC`.execute(db);
  return rows.map((row) => ({
    id: Number(row.id),
    at: row.at,
    gameId: row.game_id,
    serialNumber: row.serial_number === null ? null : Number(row.serial_number),
    kind: row.kind,
    seenBy: row.seen_by,
    seenMs: row.seen_at,
    note: row.note,
  }));
}

/**
 * At most `MOST_COUNTED` each: alarms that nobody has seen, and issues whose number is late and has not come; since
 * when the oldest of each is there.
 */
export async function alarmsWaiting(db: Executor): Promise<{
  readonly alarms: number;
  readonly alarm_ms: bigint | null;
  readonly late: number;
  readonly late_ms: bigint | null;
}> {
  const { rows } = await sql<{
    alarms: number;
    alarm_ms: bigint | null;
    late: number;
    late_ms: bigint | null;
  }>`
    SELECT a.alarms, a.alarm_ms, l.late, l.late_ms
    FROM (SELECT count(*)::int AS alarms, to_ms(min(at)) AS alarm_ms
      FROM (SELECT at FROM alarm_waiting ORDER BY at LIMIT ${MOST_COUNTED}) w) a
    CROSS JOIN (SELECT count(*)::int AS late, to_ms(min(at)) AS late_ms
      FROM (SELECT e.at FROM issue i JOIN game_event e ON e.issue_id = i.id AND e.kind = 'draw late'
        WHERE ${UNDRAWN} AND i.draw_at <= (SELECT app_now()) ORDER BY i.draw_at LIMIT ${MOST_COUNTED}) o) l`.execute(
    db,
  );
  return rows[0] ?? { alarms: 0, alarm_ms: null, late: 0, late_ms: null };
}

/** Notes that somebody has seen alarms; the numbers of those that nobody had. */
export async function insertSeen(
  tx: Tx,
  ids: readonly number[],
  operatorId: number,
  note: string,
): Promise<readonly number[]> {
  const { rows } = await sql<{ event_id: bigint }>`
    INSERT INTO alarm_seen (event_id, operator_id, note)
    SELECT e.id, ${operatorId}, ${note} FROM game_event e
    WHERE e.id = ANY(${ids}::bigint[]) AND e.kind = ANY(${ALARM_KINDS}::text[])
    ON CONFLICT DO NOTHING RETURNING event_id`.execute(tx);
  return rows.map((row) => Number(row.event_id)).toSorted((a, b) => a - b);
}

/** How long after its draw an issue of a game is late, and given up, in minutes. */
export type AlarmTimes = { readonly lateMinutes: number; readonly giveUpMinutes: number };

/** The times of a game, which nobody else changes until the transaction ends. */
export async function lockAlarmTimes(tx: Tx, gameId: number): Promise<AlarmTimes | undefined> {
  const { rows } = await sql<{ late_minutes: number; give_up_minutes: number }>`
    SELECT late_minutes, give_up_minutes FROM game WHERE id = ${gameId} FOR NO KEY UPDATE`.execute(
    tx,
  );
  const [row] = rows;
  return row && { lateMinutes: row.late_minutes, giveUpMinutes: row.give_up_minutes };
}

export async function updateAlarmTimes(
  tx: Tx,
  gameId: number,
  { lateMinutes, giveUpMinutes }: AlarmTimes,
): Promise<void> {
  await sql`
    UPDATE game SET late_minutes = ${lateMinutes}, give_up_minutes = ${giveUpMinutes}
    WHERE id = ${gameId}`.execute(tx);
}
