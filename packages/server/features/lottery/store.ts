import { type RawBuilder, sql } from 'kysely';
import { invariant } from '@fairlot/rules/core/invariant';
import type { PlannedIssue } from '@fairlot/rules/lottery/schedule';
import type { GameKind } from '@fairlot/rules/lottery/source';
import type { IssueState } from '@fairlot/rules/issue/state';
import type { Executor, Tx } from '../../platform/db.ts';
import { type DrawnNumbers, type Issue, ISSUE_LOCK_SPACE } from './issue.ts';

/** Issues: the statements. What a step means is in the verbs. */
type IssueRow = {
  id: number;
  game_id: number;
  category_id: number;
  code: string;
  kind: GameKind;
  serial_number: bigint;
  day: string;
  day_index: number;
  start_at: number;
  close_at: number;
  draw_at: number;
  state: number;
  mode: number | null;
  round: bigint | null;
  opened_at: number | null;
  closed_at: number | null;
  sealed_at: number | null;
  original_number: string | null;
  winning_number: string | null;
  now: number;
};

const toIssue = (row: IssueRow): Issue => ({
  id: row.id,
  gameId: row.game_id,
  categoryId: row.category_id,
  code: row.code,
  kind: row.kind,
  serialNumber: Number(row.serial_number),
  day: row.day,
  dayIndex: row.day_index,
  startMs: row.start_at,
  closeMs: row.close_at,
  drawMs: row.draw_at,
  state: row.state as IssueState,
  mode: row.mode as Issue['mode'],
  round: row.round === null ? null : Number(row.round),
  openedMs: row.opened_at,
  closedMs: row.closed_at,
  sealedMs: row.sealed_at,
  originalNumber: row.original_number,
  winningNumber: row.winning_number,
  nowMs: row.now,
});

async function selectIssues(db: Executor, where: RawBuilder<unknown>): Promise<readonly Issue[]> {
  const { rows } = await sql<IssueRow>`
    SELECT i.id, i.game_id, g.category_id, g.code, g.kind, i.serial_number, i.day, i.day_index, i.start_at,
      i.close_at, i.draw_at, i.state, i.mode, i.round, i.opened_at, i.closed_at, i.sealed_at,
      i.original_number, i.winning_number, app_now() AS now
    FROM issue i JOIN game g ON g.id = i.game_id WHERE ${where}`.execute(db);
  return rows.map(toIssue);
}

export async function getIssue(db: Executor, issueId: number): Promise<Issue> {
  const [issue] = await selectIssues(db, sql`i.id = ${issueId}`);
  invariant(issue, `issue ${issueId} exists`);
  return issue;
}

export async function findIssue(
  db: Executor,
  gameId: number,
  serialNumber: number,
): Promise<Issue | undefined> {
  const [issue] = await selectIssues(
    db,
    sql`i.game_id = ${gameId} AND i.serial_number = ${serialNumber}`,
  );
  return issue;
}

/** The issues of games of these categories that have a serial number. */
export async function issuesBeside(
  db: Executor,
  categoryIds: readonly number[],
  serialNumber: number,
): Promise<readonly number[]> {
  const { rows } = await sql<{ id: number }>`
    SELECT i.id FROM issue i JOIN game g ON g.id = i.game_id
    WHERE g.category_id = ANY(${categoryIds}::int[]) AND i.serial_number = ${serialNumber}`.execute(
    db,
  );
  return rows.map(({ id }) => id);
}

/** Issues that are not drawn yet and whose beacon round is this one, or any up to it. */
export const issuesOfRound = (
  db: Executor,
  round: number,
  upTo: boolean,
): Promise<readonly Issue[]> =>
  selectIssues(
    db,
    upTo ? sql`i.round <= ${round} AND i.state = 0` : sql`i.round = ${round} AND i.state = 0`,
  );

/** Issues that wait for a beacon round, by round. */
export const awaitingIssues = (db: Executor): Promise<readonly Issue[]> =>
  selectIssues(db, sql`i.is_awaiting_beacon ORDER BY i.round`);

/** Milliseconds UTC of the database clock. */
export async function readNow(db: Executor): Promise<number> {
  const { rows } = await sql<{ now: bigint }>`SELECT to_ms(app_now()) AS now`.execute(db);
  return Number(rows[0]?.now);
}

/** Writes a significant event of a game. */
export async function insertGameEvent(
  tx: Executor,
  gameId: number,
  issueId: number | null,
  kind: string,
  detail: Readonly<Record<string, unknown>> = {},
): Promise<void> {
  await sql`
    INSERT INTO game_event (game_id, issue_id, kind, detail)
    VALUES (${gameId}, ${issueId}, ${kind}, ${JSON.stringify(detail)}::jsonb)`.execute(tx);
}

/** The same, unless an event of this kind is told of the issue already. */
export async function insertGameEventOnce(
  db: Executor,
  gameId: number,
  issueId: number,
  kind: string,
  detail: Readonly<Record<string, unknown>>,
): Promise<void> {
  await sql`
    INSERT INTO game_event (game_id, issue_id, kind, detail)
    SELECT ${gameId}, ${issueId}, ${kind}, ${JSON.stringify(detail)}::jsonb
    WHERE NOT EXISTS (
      SELECT FROM game_event WHERE game_id = ${gameId} AND issue_id = ${issueId} AND kind = ${kind})`.execute(
    db,
  );
}

/** Creates issues of a day with their first step, `leadMs` before each starts. */
export async function insertIssues(
  tx: Tx,
  gameId: number,
  day: string,
  planned: readonly PlannedIssue[],
  leadMs: number,
): Promise<void> {
  const pick = (field: keyof PlannedIssue) => planned.map((issue) => issue[field]);
  await sql`
    WITH made AS (
      INSERT INTO issue (game_id, day, day_index, serial_number, start_at, close_at, draw_at)
      SELECT ${gameId}, ${day}::date, p.n, p.serial, from_ms(p.start), from_ms(p.close), from_ms(p.draw)
      FROM unnest(${pick('index')}::int[], ${pick('serialNumber')}::bigint[], ${pick('startMs')}::bigint[],
        ${pick('closeMs')}::bigint[], ${pick('drawMs')}::bigint[]) AS p(n, serial, start, close, draw)
      RETURNING id, game_id, start_at)
    INSERT INTO issue_job (issue_id, kind, step, due_at)
    SELECT made.id, game.kind, 'open', made.start_at - ${leadMs}::int * interval '1 millisecond'
    FROM made JOIN game ON game.id = made.game_id`.execute(tx);
}

export async function updateOpened(
  tx: Tx,
  issueId: number,
  mode: Issue['mode'],
  round: number | null,
): Promise<void> {
  await sql`
    UPDATE issue SET opened_at = app_now(), mode = ${mode}, round = ${round}
    WHERE id = ${issueId}`.execute(tx);
}

/** The mark of the closer: no bet from now on. The end of sale is never later than the timetable's. */
export async function updateClosed(tx: Executor, issueId: number): Promise<void> {
  await sql`
    UPDATE issue SET closed_at = least(app_now(), close_at)
    WHERE id = ${issueId} AND closed_at IS NULL`.execute(tx);
}

/** Waits for the bets that were in flight when the issue was marked, and lets go at commit. */
export async function lockOutBets(tx: Tx, issueId: number): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(${ISSUE_LOCK_SPACE}, ${issueId})`.execute(tx);
}

export async function updateSealed(tx: Tx, issueId: number, isAwaiting: boolean): Promise<void> {
  await sql`
    UPDATE issue SET sealed_at = app_now(), is_awaiting_beacon = ${isAwaiting}
    WHERE id = ${issueId}`.execute(tx);
}

/** False when the issue is not waiting for its numbers. */
export async function updateDrawn(
  tx: Tx,
  issueId: number,
  { original, winning }: DrawnNumbers,
): Promise<boolean> {
  const { rows } = await sql`
    UPDATE issue SET state = 1, is_awaiting_beacon = false, drawn_at = app_now(),
      original_number = ${original}, winning_number = ${winning}
    WHERE id = ${issueId} AND state = 0 RETURNING id`.execute(tx);
  return rows.length > 0;
}

/** AWARDED or CANCEL. A cancelled issue that was never closed is closed by it. */
export async function updateEnded(tx: Tx, issueId: number, state: 2 | 3): Promise<void> {
  await sql`
    UPDATE issue SET state = ${state}, finished_at = app_now(), is_awaiting_beacon = false,
      closed_at = coalesce(closed_at, least(app_now(), close_at))
    WHERE id = ${issueId}`.execute(tx);
}
