import { sql } from 'kysely';
import type { BooksPlace, BooksStage, BooksStep, JournalSpan } from '#ledger';
import type { Executor, Tx } from '#platform/db';

export type RunRow = {
  readonly id: number;
  readonly is_whole: boolean;
  readonly after_n: bigint;
  readonly upto_n: bigint;
  readonly began_ms: bigint;
  readonly ended_ms: bigint | null;
  readonly stage: BooksStage;
  readonly place: bigint;
  readonly steps: number;
  readonly breaks: number;
};

const RUN = sql`r.id, r.is_whole, r.after_n, r.upto_n, to_ms(r.began_at) AS began_ms, to_ms(r.ended_at) AS ended_ms,
  r.stage, r.place, r.steps, (SELECT count(*)::int FROM books_break b WHERE b.run_id = r.id) AS breaks`;

export async function listRuns(db: Executor, most: number): Promise<readonly RunRow[]> {
  const { rows } = await sql<RunRow>`
    SELECT ${RUN} FROM books_run r ORDER BY r.id DESC LIMIT ${most}`.execute(db);
  return rows;
}

/**
 * Up to which journal all was found to hold: where the last run that ended came to, or where the first of its ranges
 * begins in which something is broken, of journals or of snapshots by their ends. The next one looks at that again, until it is mended.
 */
export async function readAudited(db: Executor): Promise<bigint> {
  const { rows } = await sql<{ upto: bigint }>`
    SELECT coalesce((SELECT min(b.after_n) FROM books_break b WHERE b.run_id = r.id AND b.stage IN ('journals', 'snapshots')),
      r.upto_n) AS upto
    FROM books_run r WHERE r.ended_at IS NOT NULL ORDER BY r.id DESC LIMIT 1`.execute(db);
  return rows[0]?.upto ?? 0n;
}

export async function addRun(
  db: Executor,
  { after, upto }: JournalSpan,
  isWhole: boolean,
): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    INSERT INTO books_run (is_whole, after_n, upto_n, began_at, stage, place)
    VALUES (${isWhole}, ${after}, ${upto}, app_now(), 'journals', ${after}) RETURNING id`.execute(
    db,
  );
  return rows[0]?.id ?? 0;
}

/** The oldest run that has not ended, or this one, held until the transaction ends; nobody else does its step. */
export async function holdRun(tx: Tx, id?: number): Promise<RunRow | undefined> {
  const { rows } = await sql<RunRow>`
    SELECT ${RUN} FROM books_run r WHERE r.ended_at IS NULL AND (${id ?? null}::int IS NULL OR r.id = ${id ?? null})
    ORDER BY r.id LIMIT 1 FOR NO KEY UPDATE SKIP LOCKED`.execute(tx);
  return rows[0];
}

/** Whether a run has not ended. */
export async function isUnderWay(db: Executor, id: number): Promise<boolean> {
  const { rows } = await sql`
    SELECT FROM books_run WHERE id = ${id} AND ended_at IS NULL`.execute(db);
  return rows.length > 0;
}

const MOST_BREAKS = 1_000;
const MOST_CHARS = 500;

/** What a step found, and where the next begins. */
export async function noteStep(tx: Tx, run: RunRow, step: BooksStep): Promise<void> {
  const room = Math.max(0, MOST_BREAKS - run.breaks);
  for (const [at, { invariant, line }] of step.breaks.slice(0, room).entries()) {
    await sql`
      INSERT INTO books_break (run_id, nth, stage, invariant, after_n, upto_n, line)
      VALUES (${run.id}, ${run.breaks + at + 1}, ${step.stage}, ${invariant}, ${step.after}, ${step.upto},
        ${line.slice(0, MOST_CHARS)})`.execute(tx);
  }
  const next: BooksPlace = step.next ?? { stage: step.stage, at: step.upto };
  await sql`
    UPDATE books_run SET stage = ${next.stage}, place = ${next.at}, steps = steps + 1,
      ended_at = CASE WHEN ${step.next === undefined} THEN app_now() END
    WHERE id = ${run.id}`.execute(tx);
}

/**
 * A step reads as much as its range has, and no longer than this. By the cost of a turning disk the planner would read
 * all entries of the books for each range rather than those of its journals, which lie apart and mostly in memory.
 */
export const giveMinutes = async (tx: Tx, minutes: number): Promise<void> => {
  await sql`
    SELECT set_config('statement_timeout', ${`${minutes}min`}, true), set_config('random_page_cost', '1.1', true)`.execute(
    tx,
  );
};

export type BreakRow = {
  readonly stage: string;
  readonly invariant: string;
  readonly after_n: bigint;
  readonly upto_n: bigint;
  readonly line: string;
};

export async function listBreaks(
  db: Executor,
  run: number,
  most: number,
): Promise<readonly BreakRow[]> {
  const { rows } = await sql<BreakRow>`
    SELECT stage, invariant, after_n, upto_n, line FROM books_break WHERE run_id = ${run}
    ORDER BY nth LIMIT ${most}`.execute(db);
  return rows;
}

export type BackupRow = {
  readonly is_alarm: boolean;
  readonly alarm_ms: bigint | null;
  readonly copies: number;
  readonly first_ms: bigint | null;
  readonly log_ms: bigint | null;
  readonly last_ms: bigint | null;
  readonly last_bytes: bigint | null;
  readonly bytes: bigint;
  readonly failed_ms: bigint | null;
  readonly fault_zh: string | null;
  readonly fault_en: string | null;
};

/** How the backups are; none where nobody looks after them here. A day, and an hour in which the next one is made. */
export async function readBackup(db: Executor): Promise<BackupRow | undefined> {
  const { rows } = await sql<BackupRow>`
    SELECT failed_at IS NOT NULL OR old_at <= (SELECT app_now()) AS is_alarm,
      to_ms(CASE WHEN failed_at IS NOT NULL OR old_at <= (SELECT app_now())
        THEN least(failed_at, old_at, (SELECT app_now())) END) AS alarm_ms,
      copies, to_ms(first_at) AS first_ms, to_ms(log_at) AS log_ms, to_ms(last_at) AS last_ms, last_bytes, bytes,
      to_ms(failed_at) AS failed_ms, fault_zh, fault_en
    FROM (SELECT *, coalesce(last_at, watched_at) + interval '25 hours' AS old_at FROM backup_state) s`.execute(
    db,
  );
  return rows[0];
}

/**
 * What of the books waits for somebody: lines that the newest run found broken, and a night that did not come to its
 * end within a day. Before the first night nothing does.
 */
export async function readBooksAlarm(
  db: Executor,
): Promise<{ readonly n: number; readonly since_ms: bigint | null }> {
  const { rows } = await sql<{ n: number; since_ms: bigint | null }>`
    SELECT (SELECT count(*)::int FROM books_break b WHERE b.run_id = r.id)
        + (CASE WHEN coalesce(r.ended_at, r.began_at) < (SELECT app_now()) - interval '26 hours' THEN 1 ELSE 0 END) AS n,
      to_ms(r.began_at) AS since_ms
    FROM books_run r ORDER BY r.id DESC LIMIT 1`.execute(db);
  return rows[0] ?? { n: 0, since_ms: null };
}
