import { sql } from 'kysely';
import type { Executor, Tx } from '#platform/db';
import type { Claim, Step } from '../claims/store-claim.ts';

/** A step of an issue that does not get done. Times are milliseconds UTC. */
export type StuckIssue = {
  readonly issueId: number;
  readonly gameId: number;
  readonly serialNumber: number;
  readonly step: Step;
  readonly failures: number;
  readonly cause: string | null;
  readonly failedMs: number | null;
  readonly dueMs: number;
  /** An operator holds it: nobody tries until it is retried. */
  readonly isHeld: boolean;
};

type Row = {
  issue_id: number;
  game_id: number;
  serial_number: bigint;
  step: Step;
  failures: number;
  last_error: string | null;
  failed_at: number | null;
  due_at: number;
  is_held: boolean;
};

const toStuck = (row: Row): StuckIssue => ({
  issueId: row.issue_id,
  gameId: row.game_id,
  serialNumber: Number(row.serial_number),
  step: row.step,
  failures: row.failures,
  cause: row.last_error,
  failedMs: row.failed_at,
  dueMs: row.due_at,
  isHeld: row.is_held,
});

/** A due step that nobody finished for so long is stuck, whatever the reason; a missed sale is over. */
const OVERDUE = '5 minutes';

/** Steps that failed `failures` times or more, are held, or are long overdue; oldest first. */
export async function listStuck(db: Executor, failures: number): Promise<readonly StuckIssue[]> {
  const { rows } = await sql<Row>`
    SELECT j.issue_id, i.game_id, i.serial_number, j.step, j.failures, j.last_error, j.failed_at,
      j.due_at, j.held_at IS NOT NULL AS is_held
    FROM issue_job j JOIN issue i ON i.id = j.issue_id
    WHERE j.step <> 'done' AND (j.failures >= ${failures} OR j.held_at IS NOT NULL
      OR j.step <> 'open' AND j.due_at < (SELECT app_now()) - ${OVERDUE}::interval)
    ORDER BY coalesce(j.failed_at, j.due_at), j.issue_id LIMIT 200`.execute(db);
  return rows.map(toStuck);
}

/** Gives a step back that failed, to be tried again after a while; undefined when fenced. */
export async function recordFailure(
  db: Executor,
  claim: Claim,
  cause: string,
  delayMs: number,
): Promise<number | undefined> {
  const { rows } = await sql<{ failures: number }>`
    UPDATE issue_job SET owner = NULL, lease_until = '-infinity', failures = failures + 1,
      last_error = left(${cause}, 500), failed_at = app_now(),
      due_at = app_now() + ${delayMs}::int * interval '1 millisecond'
    WHERE issue_id = ${claim.issueId} AND fence = ${claim.fence} AND step = ${claim.step}
    RETURNING failures`.execute(db);
  return rows[0]?.failures;
}

type Stuck = { readonly step: Step; readonly failures: number; readonly cause: string };

/** Tells of a stuck step once, until an operator has it retried; deaths and failures may come mixed. */
export async function insertStuck(db: Executor, issueId: number, detail: Stuck): Promise<void> {
  await sql`
    INSERT INTO game_event (game_id, issue_id, kind, detail)
    SELECT i.game_id, i.id, 'stuck', ${JSON.stringify(detail)}::jsonb FROM issue i
    WHERE i.id = ${issueId} AND NOT EXISTS (
      SELECT FROM game_event e
      WHERE e.game_id = i.game_id AND e.issue_id = i.id AND e.kind = 'stuck'
        AND e.detail ->> 'step' = ${detail.step} AND e.id > coalesce((
          SELECT max(r.id) FROM game_event r
          WHERE r.game_id = i.game_id AND r.issue_id = i.id AND r.kind = 'step retried'), 0))`.execute(
    db,
  );
}

/** The step that an operator let go on, or holds, and how often it had failed. */
export type Held = { readonly gameId: number; readonly step: Step; readonly failures: number };
type HeldRow = { game_id: number; step: Step; failures: number };
const toHeld = (row: HeldRow): Held => ({
  gameId: row.game_id,
  step: row.step,
  failures: row.failures,
});

/** Lets nobody work on an issue; whoever does is fenced. */
export async function holdJob(tx: Tx, issueId: number): Promise<Held | undefined> {
  const { rows } = await sql<HeldRow>`
    UPDATE issue_job j SET held_at = app_now(), fence = fence + 1, owner = NULL,
      lease_until = '-infinity'
    FROM issue i WHERE j.issue_id = ${issueId} AND i.id = j.issue_id AND j.step <> 'done'
    RETURNING i.game_id, j.step, j.failures`.execute(tx);
  return rows[0] && toHeld(rows[0]);
}

/** Makes an issue that failed or was held due now; answers with what it was before. */
export async function freeJob(tx: Tx, issueId: number): Promise<Held | undefined> {
  const { rows } = await sql<HeldRow>`
    WITH before AS (
      SELECT j.issue_id, i.game_id, j.step, j.failures FROM issue_job j
      JOIN issue i ON i.id = j.issue_id
      WHERE j.issue_id = ${issueId} AND j.step <> 'done'
        AND (j.failures > 0 OR j.held_at IS NOT NULL) FOR UPDATE OF j)
    UPDATE issue_job j SET held_at = NULL, failures = 0,
      due_at = CASE WHEN before.failures > 0 THEN least(j.due_at, app_now()) ELSE j.due_at END
    FROM before WHERE j.issue_id = before.issue_id
    RETURNING before.game_id, before.step, before.failures`.execute(tx);
  return rows[0] && toHeld(rows[0]);
}
