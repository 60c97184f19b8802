import { sql } from 'kysely';
import type { Executor, Tx } from '#platform/db';

/** Corrections of fed draws: the statements. */
export type NewCorrection = {
  readonly issueId: number;
  readonly run: number;
  readonly before: string;
  readonly number: string;
  /** Of a game that is read off another one: what that one drew. */
  readonly original?: string | undefined;
  readonly evidence: string;
  readonly reason: string;
  readonly maker: number;
  readonly checker: number;
};

/** Which run the next correction of an issue is; its prizes were paid by the first. */
export async function nextRun(tx: Tx, issueId: number): Promise<number> {
  const { rows } = await sql<{ run: number }>`
    SELECT coalesce(max(run), 1) + 1 AS run FROM issue_correction
    WHERE issue_id = ${issueId}`.execute(tx);
  return rows[0]?.run ?? 2;
}

/** Notes a correction and gives the issue its number; its first one stays with it. */
export async function insertCorrection(tx: Tx, made: NewCorrection): Promise<void> {
  const { issueId, run, before, number, evidence, reason, maker, checker } = made;
  await sql`
    INSERT INTO issue_correction (issue_id, run, before_number, number, evidence, reason, maker, checker)
    VALUES (${issueId}, ${run}, ${before}, ${number}, ${evidence}, ${reason}, ${maker}, ${checker})`.execute(
    tx,
  );
  await sql`
    UPDATE issue SET first_number = coalesce(first_number, winning_number), winning_number = ${number},
      original_number = ${made.original ?? number}, notice = ${reason}
    WHERE id = ${issueId}`.execute(tx);
}

export async function finishCorrection(tx: Tx, issueId: number, run: number): Promise<void> {
  await sql`
    UPDATE issue_correction SET finished_at = app_now()
    WHERE issue_id = ${issueId} AND run = ${run}`.execute(tx);
}

/** The run of the correction that is under way; undefined where there is none. */
export async function runningCorrection(
  db: Executor,
  issueId: number,
): Promise<number | undefined> {
  const { rows } = await sql<{ run: number }>`
    SELECT run FROM issue_correction WHERE issue_id = ${issueId} AND finished_at IS NULL`.execute(
    db,
  );
  return rows[0]?.run;
}

/** Makes the correction of an awarded issue its next step; false where it has none to come: never sold. It is worked on alone. */
export async function startCorrecting(tx: Tx, issueId: number): Promise<boolean> {
  const { rows } = await sql`
    UPDATE issue_job SET step = 'correct', due_at = app_now(), fence = fence + 1, owner = NULL,
      has_tickets = true, lease_until = '-infinity', failures = 0, last_error = NULL, failed_at = NULL
    WHERE issue_id = ${issueId} AND step = 'done' RETURNING issue_id`.execute(tx);
  return rows.length > 0;
}

export type CorrectionLine = {
  readonly run: number;
  readonly before_number: string;
  readonly number: string;
  readonly evidence: string;
  readonly reason: string;
  readonly maker: string;
  readonly checker: string;
  readonly made_at: number;
  readonly finished_at: number | null;
};

export async function listCorrections(
  db: Executor,
  issueId: number,
): Promise<readonly CorrectionLine[]> {
  const { rows } = await sql<CorrectionLine>`
    SELECT c.run, c.before_number, c.number, c.evidence, c.reason, m.name AS maker, k.name AS checker,
      c.made_at, c.finished_at
    FROM issue_correction c JOIN operator m ON m.operator_id = c.maker
    JOIN operator k ON k.operator_id = c.checker
    WHERE c.issue_id = ${issueId} ORDER BY c.run`.execute(db);
  return rows;
}
