import { sql } from 'kysely';
import { invariant } from '@fairlot/rules/core/invariant';
import type { Currency } from '#ledger';
import type { Executor } from '#platform/db';

export type Counted = {
  /** The last journal that was counted, and when that was looked at last. */
  readonly upto: bigint;
  readonly counted_ms: bigint;
  /** By how much entries of what was counted are off zero. */
  readonly odd: bigint;
};

export async function readCounted(db: Executor): Promise<Counted> {
  const { rows } = await sql<Counted>`
    SELECT upto, to_ms(counted_at) AS counted_ms, odd FROM money_counted`.execute(db);
  const [row] = rows;
  invariant(row, 'the place of the count is a row');
  return row;
}

/** Counts journals up to a watermark, so many at most; up to which it came. */
export async function countUpTo(db: Executor, upto: bigint, most: number): Promise<bigint> {
  const { rows } = await sql<{ at: bigint }>`SELECT money_count(${upto}, ${most}) AS at`.execute(
    db,
  );
  return rows[0]?.at ?? 0n;
}

export async function auditReport(db: Executor): Promise<readonly string[]> {
  const { rows } = await sql<{ line: string }>`SELECT line FROM report_audit()`.execute(db);
  return rows.map(({ line }) => line);
}

/** Counted bets against the bets and the ledger; of those settled in so many minutes, or all. */
export async function auditSettled(db: Executor, minutes?: number): Promise<readonly string[]> {
  const since =
    minutes === undefined
      ? sql`'-infinity'::timestamptz`
      : sql`app_now() - ${minutes} * interval '1 minute'`;
  const { rows } = await sql<{ line: string }>`SELECT line FROM settled_audit(${since})`.execute(
    db,
  );
  return rows.map(({ line }) => line);
}

/** Counts new players, moves and sign-ins, so many at most; whether there may be more. */
export async function followLines(
  db: Executor,
  currency: Currency,
  most: number,
): Promise<boolean> {
  const { rows } = await sql<{ more: boolean }>`
    SELECT line_follow(${currency}, ${most}) AS more`.execute(db);
  return rows[0]?.more === true;
}

/** An issue whose bets have ended, and up to which player they are counted. */
export type QueuedIssue = {
  readonly issueId: number;
  readonly ticket: bigint;
  readonly after: bigint;
};

/** The next issue of the queue, from one number on. */
export async function nextQueued(db: Executor, from: number): Promise<QueuedIssue | undefined> {
  const { rows } = await sql<{ issue_id: number; ticket: bigint; after_player: bigint }>`
    SELECT issue_id, ticket, after_player FROM bet_count_queue WHERE issue_id >= ${from}
    ORDER BY issue_id LIMIT 1`.execute(db);
  return rows.map((row) => ({
    issueId: row.issue_id,
    ticket: row.ticket,
    after: row.after_player,
  }))[0];
}

/** A player of an issue, and the certain part of the stakes where it is known from the turnover lines. */
export type QueuedPlayer = {
  readonly playerId: bigint;
  readonly bets: number;
  readonly chars: bigint;
  readonly covered: bigint | null;
};

/** The next players of an issue, in order. */
export async function nextPlayers(
  db: Executor,
  { issueId, after }: QueuedIssue,
  most: number,
): Promise<readonly QueuedPlayer[]> {
  const { rows } = await sql<{
    player_id: bigint;
    bets: number;
    chars: bigint;
    covered: bigint | null;
  }>`
    SELECT t.player_id, t.bets, t.chars, c.covered
    FROM bet_tally t LEFT JOIN turnover c
      ON c.player_id = t.player_id AND c.issue_id = t.issue_id AND c.until_run IS NULL
    WHERE t.issue_id = ${issueId} AND t.player_id > ${after}
    ORDER BY t.player_id LIMIT ${most}`.execute(db);
  return rows.map((row) => ({
    playerId: row.player_id,
    bets: row.bets,
    chars: row.chars,
    covered: row.covered,
  }));
}

/** Counts a page of players; false where another has counted it, or the issue was settled again. */
export async function countPage(
  db: Executor,
  { issueId, ticket, after }: QueuedIssue,
  page: { readonly players: readonly bigint[]; readonly covered: readonly bigint[] },
  currency: Currency,
): Promise<boolean> {
  const { rows } = await sql<{ is_counted: boolean }>`
    SELECT bet_count(${issueId}, ${ticket}, ${after}, ${page.players}::bigint[],
      ${page.covered}::bigint[], ${currency}) AS is_counted`.execute(db);
  return rows[0]?.is_counted === true;
}

export type CoveredRow = {
  readonly player_id: bigint;
  readonly issue_id: number;
  readonly covered: bigint;
  readonly bets: number;
  readonly chars: bigint;
};

/** Counted issues of players with several bets, settled in the last minutes, the newest first. */
export async function readCovered(
  db: Executor,
  { minutes, most }: { readonly minutes: number; readonly most: number },
): Promise<readonly CoveredRow[]> {
  const { rows } = await sql<CoveredRow>`
    SELECT b.player_id, b.issue_id, b.covered, t.bets, t.chars
    FROM (
      SELECT * FROM bet_counted c
      WHERE c.settled_at >= (SELECT app_now()) - ${minutes} * interval '1 minute' AND c.serial = 0 AND c.bets > 1
        AND c.covered IS NOT NULL
      ORDER BY c.settled_at DESC LIMIT ${most}) b
    JOIN issue_job j ON j.issue_id = b.issue_id AND j.step = 'done'
    JOIN bet_tally t ON t.player_id = b.player_id AND t.issue_id = b.issue_id
    WHERE NOT EXISTS (SELECT FROM bet_count_queue q WHERE q.issue_id = b.issue_id)`.execute(db);
  return rows;
}

/** Between two statements of the audit many draws are looked at. */
export async function allowReckoning(db: Executor): Promise<void> {
  await sql`SELECT set_config('idle_in_transaction_session_timeout', '5min', true)`.execute(db);
}
