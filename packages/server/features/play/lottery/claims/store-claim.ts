import { sql } from 'kysely';
import type { GameKind } from '@fairlot/rules/lottery/source';
import type { Db, Executor, Tx } from '#platform/db';

/** What an issue needs next. */
export type Step = 'open' | 'close' | 'draw' | 'settle' | 'refund' | 'correct' | 'done';

/** The right to do a step of an issue. Whoever claims later has a higher fence, and this one is void. */
export type Claim = {
  readonly issueId: number;
  readonly step: Step;
  readonly fence: bigint;
  /** How often the step failed since it began. */
  readonly failures: number;
};

export type StepFilter = {
  readonly steps: readonly Step[];
  readonly kinds?: readonly GameKind[];
  /** Only issues that were bet on, or only others; both unless told. */
  readonly hasTickets?: boolean;
  /** Who works, for people who read the table. */
  readonly owner: string;
};

type Row = { issue_id: number; step: Step; fence: bigint; failures: number };
const toClaim = (row: Row): Claim => ({
  issueId: row.issue_id,
  step: row.step,
  fence: row.fence,
  failures: row.failures,
});

/**
 * Takes the step that is due longest and that nobody works on, and others beside it, at most so many; the
 * lease is 10 s of database time. A step whose last worker never gave it back counts as failed: he may
 * have died of it. One that failed is taken alone, so that it takes no other with it.
 */
export async function claimIssues(
  db: Db,
  filter: StepFilter,
  most: number,
): Promise<readonly Claim[]> {
  const { rows } = await sql<Row>`
    WITH due AS MATERIALIZED (
      SELECT issue_id, due_at, failures > 0 OR owner IS NOT NULL AS is_alone FROM issue_job
      WHERE held_at IS NULL AND step = ANY(${filter.steps}::text[])
        AND kind = ANY(${filter.kinds ?? ['platform', 'official']}::text[])
        AND has_tickets = coalesce(${filter.hasTickets ?? null}::boolean, has_tickets)
        AND due_at <= (SELECT app_now()) AND lease_until <= (SELECT app_now())
      ORDER BY due_at, issue_id LIMIT ${most} FOR UPDATE SKIP LOCKED),
    longest AS (SELECT issue_id, is_alone FROM due ORDER BY due_at, issue_id LIMIT 1),
    taken AS (
      SELECT due.issue_id FROM due CROSS JOIN longest
      WHERE CASE WHEN longest.is_alone THEN due.issue_id = longest.issue_id ELSE NOT due.is_alone END)
    UPDATE issue_job j SET owner = ${filter.owner}, fence = fence + 1,
      lease_until = app_now() + interval '10 seconds',
      failures = failures + (owner IS NOT NULL)::int,
      last_error = CASE WHEN owner IS NULL THEN last_error ELSE 'its worker ' || owner || ' ended' END,
      failed_at = CASE WHEN owner IS NULL THEN failed_at ELSE app_now() END
    FROM taken WHERE j.issue_id = taken.issue_id
    RETURNING j.issue_id, j.step, j.fence, j.failures`.execute(db);
  return rows.map(toClaim);
}

/** The one that is due longest. */
export const claimIssue = async (db: Db, filter: StepFilter): Promise<Claim | undefined> =>
  (await claimIssues(db, filter, 1))[0];

/**
 * Takes a step of one issue at once, whoever worked on it: his fence is void from now on. Where a step is
 * named, no other is taken: who waited for somebody else may find that it is done.
 */
export async function seizeIssue(
  tx: Tx,
  issueId: number,
  owner: string,
  step?: Step,
): Promise<Claim | undefined> {
  const { rows } = await sql<Row>`
    UPDATE issue_job SET owner = ${owner}, fence = fence + 1,
      lease_until = app_now() + interval '10 seconds'
    WHERE issue_id = ${issueId} AND step = coalesce(${step ?? null}::text, step)
    RETURNING issue_id, step, fence, failures`.execute(tx);
  return rows[0] && toClaim(rows[0]);
}

/**
 * The guard of every write of a worker: first statement of its transaction. It locks the jobs until
 * commit, in the order of all who lock several, so that no fence can rise meanwhile, and renews the
 * leases. Those of the claims that still hold; what is fenced is not to be written.
 */
export async function keepClaims(tx: Tx, claims: readonly Claim[]): Promise<readonly Claim[]> {
  const { rows } = await sql<{ issue_id: number }>`
    WITH held AS MATERIALIZED (
      SELECT issue_id FROM issue_job WHERE (issue_id, fence, step) IN (SELECT * FROM ${these(claims)})
      ORDER BY issue_id FOR UPDATE)
    UPDATE issue_job j SET lease_until = app_now() + interval '10 seconds'
    FROM held WHERE j.issue_id = held.issue_id RETURNING j.issue_id`.execute(tx);
  const kept = new Set(rows.map((row) => row.issue_id));
  return claims.filter(({ issueId }) => kept.has(issueId));
}

/** The same for one; false: fenced, write nothing. */
export const keepClaim = async (tx: Tx, claim: Claim): Promise<boolean> =>
  (await keepClaims(tx, [claim])).length > 0;

const these = (claims: readonly Claim[]) =>
  sql`unnest(${claims.map(({ issueId }) => issueId)}::int[],
    ${claims.map(({ fence }) => fence)}::bigint[], ${claims.map(({ step }) => step)}::text[])`;

/** When a step is due: a time (ms UTC), now, or never by itself. */
export type Due = number | 'now' | 'never';
export type Move = { readonly claim: Claim; readonly due: Due };

/** Hands issues on to their next step. */
export async function moveJobs(tx: Tx, moves: readonly Move[], step: Step): Promise<void> {
  await sql`
    UPDATE issue_job j SET step = ${step}, owner = NULL, lease_until = '-infinity',
      failures = 0, last_error = NULL, failed_at = NULL,
      due_at = CASE m.due WHEN 'now' THEN app_now() WHEN 'never' THEN 'infinity'
        ELSE from_ms(m.due::bigint) END
    FROM unnest(${moves.map(({ claim }) => claim.issueId)}::int[],
      ${moves.map(({ claim }) => claim.fence)}::bigint[],
      ${moves.map(({ due }) => String(due))}::text[]) AS m(issue_id, fence, due)
    WHERE j.issue_id = m.issue_id AND j.fence = m.fence`.execute(tx);
}

export const moveJob = (tx: Tx, claim: Claim, step: Step, due: Due = 'now'): Promise<void> =>
  moveJobs(tx, [{ claim, due }], step);

/** Gives steps back that nothing was done of, without a word; those that went on meanwhile stay. */
export async function returnClaims(db: Executor, claims: readonly Claim[]): Promise<void> {
  await sql`
    UPDATE issue_job SET owner = NULL, lease_until = '-infinity'
    WHERE (issue_id, fence, step) IN (SELECT * FROM ${these(claims)})`.execute(db);
}

/** Gives a step back undone, to be tried again after a while. */
export async function releaseClaim(db: Executor, claim: Claim, delayMs: number): Promise<void> {
  await sql`
    UPDATE issue_job SET owner = NULL, lease_until = '-infinity',
      due_at = app_now() + ${delayMs}::int * interval '1 millisecond'
    WHERE issue_id = ${claim.issueId} AND fence = ${claim.fence}`.execute(db);
}

/** Locks the jobs of some issues until commit, in the order of all who lock several. */
export async function lockJobs(tx: Tx, issueIds: readonly number[]): Promise<void> {
  await sql`
    SELECT FROM issue_job WHERE issue_id = ANY(${issueIds}::int[]) ORDER BY issue_id
    FOR UPDATE`.execute(tx);
}

/** Makes waiting steps of issues due at once. */
export async function hurryJobs(
  tx: Executor,
  issueIds: readonly number[],
  step: Step,
): Promise<void> {
  await sql`
    UPDATE issue_job SET due_at = app_now()
    WHERE issue_id = ANY(${issueIds}::int[]) AND step = ${step} AND due_at > (SELECT app_now())`.execute(
    tx,
  );
}

/**
 * Cancels at once all issues of our own games that were never opened and whose sale is over: after
 * a long stop there may be thousands. One that an operator halted rests until he has it retried, as
 * every step does, and is cancelled then. Returns how many, by game.
 */
export async function cancelMissed(tx: Tx): Promise<ReadonlyMap<number, number>> {
  const { rows } = await sql<{ game_id: number; missed: bigint }>`
    WITH missed AS (
      SELECT j.issue_id FROM issue_job j JOIN issue i ON i.id = j.issue_id
      WHERE j.held_at IS NULL AND j.step = 'open' AND j.kind = 'platform' AND j.due_at <= (SELECT app_now())
        AND i.close_at <= (SELECT app_now()) ORDER BY j.issue_id FOR UPDATE OF j SKIP LOCKED),
    freed AS (
      UPDATE issue_job j SET step = 'done', due_at = 'infinity', fence = fence + 1, owner = NULL,
        lease_until = '-infinity'
      FROM missed WHERE j.issue_id = missed.issue_id),
    ended AS (
      UPDATE issue i SET state = 3, finished_at = app_now(), closed_at = i.close_at
      FROM missed WHERE i.id = missed.issue_id RETURNING i.game_id)
    SELECT game_id, count(*) AS missed FROM ended GROUP BY game_id`.execute(tx);
  return new Map(rows.map((row) => [row.game_id, Number(row.missed)]));
}
