import { type RawBuilder, sql } from 'kysely';
import { invariant } from '@fairlot/rules/core/invariant';
import type { PlannedIssue } from '@fairlot/rules/lottery/schedule';
import type { GameKind } from '@fairlot/rules/lottery/source';
import type { IssueState } from '@fairlot/rules/issue/state';
import type { Executor, Tx } from '#platform/db';
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
  known_at: number | null;
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
  knownMs: row.known_at,
  nowMs: row.now,
});

async function selectIssues(db: Executor, where: RawBuilder<unknown>): Promise<readonly Issue[]> {
  const { rows } = await sql<IssueRow>`
    SELECT i.id, i.game_id, g.category_id, g.code, g.kind, i.serial_number, i.day, i.day_index, i.start_at,
      i.close_at, i.draw_at, i.state, i.mode, i.round, i.opened_at, i.closed_at, i.sealed_at,
      i.original_number, i.winning_number, i.known_at, app_now() AS now
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

/** Issues by their numbers, those first that are drawn first. */
export const getIssues = (db: Executor, issueIds: readonly number[]): Promise<readonly Issue[]> =>
  selectIssues(db, sql`i.id = ANY(${issueIds}::int[]) ORDER BY i.draw_at, i.id`);

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

/** Those of the games that have issues that wait for a beacon round or a block. */
export async function gamesAwaiting(
  db: Executor,
  gameIds: readonly number[],
): Promise<ReadonlySet<number>> {
  const { rows } = await sql<{ game_id: number }>`
    SELECT DISTINCT game_id FROM issue
    WHERE is_awaiting_beacon AND game_id = ANY(${gameIds}::int[])`.execute(db);
  return new Set(rows.map((row) => row.game_id));
}

/** How many of these issues still wait for a beacon round or a block. */
export async function countAwaiting(db: Executor, issueIds: readonly number[]): Promise<number> {
  const { rows } = await sql<{ waiting: bigint }>`
    SELECT count(*) AS waiting FROM issue
    WHERE is_awaiting_beacon AND id = ANY(${issueIds}::int[])`.execute(db);
  return Number(rows[0]?.waiting);
}

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

/** How the numbers of an issue will come about; fixed at opening, null for official games. */
export type DrawMode = { readonly mode: 0 | 1 | 2 | null; readonly round: number | null };

export async function updateOpened(
  tx: Tx,
  opened: readonly ({ readonly issueId: number } & DrawMode)[],
): Promise<void> {
  await sql`
    UPDATE issue i SET opened_at = app_now(), mode = o.mode, round = o.round
    FROM unnest(${opened.map(({ issueId }) => issueId)}::int[],
      ${opened.map(({ mode }) => mode)}::smallint[],
      ${opened.map(({ round }) => round)}::bigint[]) AS o(id, mode, round)
    WHERE i.id = o.id`.execute(tx);
}

/** The mark of the closer: no bet from now on. The end of sale is never later than the timetable's. */
export async function updateClosed(tx: Executor, ...issueIds: readonly number[]): Promise<void> {
  await sql`
    UPDATE issue SET closed_at = least(app_now(), close_at)
    WHERE id = ANY(${issueIds}::int[]) AND closed_at IS NULL`.execute(tx);
}

/** Waits for the bets that were in flight when the issue was marked, and lets go at commit. */
export async function lockOutBets(tx: Tx, issueId: number): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(${ISSUE_LOCK_SPACE}, ${issueId})`.execute(tx);
}

/** Those of the issues that no bet is in flight for, without waiting for the others. */
export async function tryLockOutBets(
  tx: Tx,
  issueIds: readonly number[],
): Promise<ReadonlySet<number>> {
  const { rows } = await sql<{ id: number }>`
    SELECT id FROM unnest(${issueIds}::int[]) AS i(id)
    WHERE pg_try_advisory_xact_lock(${ISSUE_LOCK_SPACE}, id)`.execute(tx);
  return new Set(rows.map(({ id }) => id));
}

type Sealed = {
  readonly issueId: number;
  readonly isAwaitingBeacon: boolean;
  readonly hasTickets: boolean;
};

export async function updateSealed(tx: Tx, sealed: readonly Sealed[]): Promise<void> {
  await sql`
    WITH sealed AS MATERIALIZED (
      SELECT * FROM unnest(${sealed.map(({ issueId }) => issueId)}::int[],
        ${sealed.map(({ isAwaitingBeacon }) => isAwaitingBeacon)}::boolean[],
        ${sealed.map(({ hasTickets }) => hasTickets)}::boolean[]) AS s(id, is_awaiting, has_tickets)),
    job AS (
      UPDATE issue_job j SET has_tickets = s.has_tickets FROM sealed s
      WHERE j.issue_id = s.id AND j.has_tickets <> s.has_tickets)
    UPDATE issue i SET sealed_at = app_now(), is_awaiting_beacon = s.is_awaiting
    FROM sealed s WHERE i.id = s.id`.execute(tx);
}

type Drawn = { readonly issueId: number; readonly numbers: DrawnNumbers };

/** How many of the issues waited for their numbers: those have them now. */
export async function updateDrawn(tx: Tx, drawn: readonly Drawn[]): Promise<number> {
  const { rows } = await sql`
    UPDATE issue i SET state = 1, is_awaiting_beacon = false, drawn_at = app_now(),
      original_number = d.original, winning_number = d.winning
    FROM unnest(${drawn.map(({ issueId }) => issueId)}::int[],
      ${drawn.map(({ numbers }) => numbers.original)}::text[],
      ${drawn.map(({ numbers }) => numbers.winning)}::text[]) AS d(id, original, winning)
    WHERE i.id = d.id AND i.state = 0 RETURNING i.id`.execute(tx);
  return rows.length;
}

/** AWARDED or CANCEL. A cancelled issue that was never closed is closed by it. */
export async function updateEnded(
  tx: Tx,
  issueIds: readonly number[],
  state: 2 | 3,
): Promise<void> {
  await sql`
    UPDATE issue SET state = ${state}, finished_at = app_now(), is_awaiting_beacon = false,
      closed_at = coalesce(closed_at, least(app_now(), close_at))
    WHERE id = ANY(${issueIds}::int[])`.execute(tx);
}

/** What players are told of an issue that was held or cancelled, beside what it is in. */
export async function updateNotice(tx: Tx, issueId: number, notice: string | null): Promise<void> {
  await sql`UPDATE issue SET notice = ${notice} WHERE id = ${issueId}`.execute(tx);
}
