import { sql } from 'kysely';
import { codeOf, type Executor, type Tx, UNIQUE_VIOLATION } from '#platform/db';

/** A version that waits for its time. */
export type DueRow = {
  readonly id: bigint;
  readonly subject: string;
  readonly version: number;
  readonly due_ms: bigint;
  readonly maker: string;
  /** Null of one that was put before numbers were kept, by somebody who is called otherwise now. */
  readonly maker_id: number | null;
  /** The operator who confirmed it. */
  readonly checker: number;
  readonly checker_name: string;
  readonly reason: string;
  /** The parts that change, as they were and as they will be. */
  readonly was: unknown;
  readonly changes: unknown;
  /** Number of `VOID_WHYS` of one that became void, and when it did. */
  readonly why: number | null;
  readonly ended_ms: bigint | null;
  /** How often publishing it failed, and when it is tried again; null where it did not. */
  readonly failures: number;
  readonly retry_ms: bigint | null;
};

const DUE = sql`d.id, d.subject, d.version, to_ms(d.due_at) AS due_ms, d.maker, d.maker_id, d.checker,
  coalesce((SELECT o.name FROM operator o WHERE o.operator_id = d.checker), '') AS checker_name, d.reason, d.was, d.changes,
  d.why, to_ms(d.ended_at) AS ended_ms, d.failures, to_ms(d.retry_at) AS retry_ms`;

/** How one ended; as the table has it. */
export const DUE_STATES = { published: 1, 'taken back': 2, void: 3 } as const;

/**
 * Why one is void: what it was made of is not there any more, who agreed on it may no more, it is out of bounds, or publishing
 * it failed too often.
 */
export const VOID_WHYS = { changed: 1, shutOut: 2, outOfBounds: 3, failed: 4 } as const;
export type VoidWhy = keyof typeof VOID_WHYS;

export async function insertDue(
  tx: Tx,
  due: Omit<
    DueRow,
    'id' | 'due_ms' | 'checker_name' | 'why' | 'ended_ms' | 'failures' | 'retry_ms'
  > & {
    readonly dueMs: number;
  },
): Promise<void> {
  await sql`
    INSERT INTO publication_due (subject, version, due_at, maker, maker_id, checker, reason, was, changes)
    VALUES (${due.subject}, ${due.version}, from_ms(${due.dueMs}), ${due.maker}, ${due.maker_id}, ${due.checker}, ${due.reason},
      ${JSON.stringify(due.was)}::jsonb, ${JSON.stringify(due.changes)}::jsonb)`.execute(tx);
}

/** What waits of some subjects; of each one at the most. */
export async function listDue(
  db: Executor,
  subjects: readonly string[],
): Promise<readonly DueRow[]> {
  const { rows } = await sql<DueRow>`
    SELECT ${DUE} FROM publication_due d
    WHERE d.state = 0 AND d.subject = ANY (${[...subjects]}::text[])`.execute(db);
  return rows;
}

/** Those whose time has come, the oldest first. */
export async function listRipe(db: Executor, most: number): Promise<readonly bigint[]> {
  const { rows } = await sql<{ id: bigint }>`
    SELECT id FROM publication_due WHERE state = 0 AND due_at <= (SELECT app_now())
      AND (retry_at IS NULL OR retry_at <= (SELECT app_now()))
    ORDER BY due_at, id LIMIT ${most}`.execute(db);
  return rows.map(({ id }) => id);
}

/** One that waits, its row held until the transaction ends; `orVoid`: or one that is void and was not put away. */
export async function holdDue(
  tx: Tx,
  id: bigint,
  orVoid: 'orVoid' | undefined = undefined,
): Promise<DueRow | undefined> {
  const { rows } = await sql<DueRow>`
    SELECT ${DUE} FROM publication_due d
    WHERE d.id = ${id} AND (d.state = 0 ${orVoid ? sql`OR d.state = 3 AND d.put_away_at IS NULL` : sql``})
    FOR UPDATE OF d`.execute(tx);
  return rows[0];
}

/** Who agreed on one: who asked for it, and who confirmed it. */
export async function findAgreed(
  db: Executor,
  id: bigint,
): Promise<Pick<DueRow, 'subject' | 'maker_id' | 'checker'> | undefined> {
  const { rows } = await sql<Pick<DueRow, 'subject' | 'maker_id' | 'checker'>>`
    SELECT subject, maker_id, checker FROM publication_due WHERE id = ${id}`.execute(db);
  return rows[0];
}

/** The newest of each subject that became void and that nobody put away, unless another was published since. */
export async function listVoid(
  db: Executor,
  subjects: readonly string[],
): Promise<readonly DueRow[]> {
  const { rows } = await sql<DueRow>`
    SELECT DISTINCT ON (d.subject) ${DUE} FROM publication_due d
    WHERE ${UNSEEN} AND d.subject = ANY (${[...subjects]}::text[])
    ORDER BY d.subject, d.id DESC`.execute(db);
  return rows;
}
const UNSEEN = sql`d.state = 3 AND d.put_away_at IS NULL
  AND NOT EXISTS (SELECT FROM publication p WHERE p.subject = d.subject AND p.at >= d.ended_at)`;

/** How many things have such a one, by the kind of it, and since when the oldest does. */
export async function countVoid(
  db: Executor,
): Promise<readonly { readonly kind: string; readonly n: number; readonly oldest_ms: bigint }[]> {
  const { rows } = await sql<{ kind: string; n: number; oldest_ms: bigint }>`
    SELECT split_part(d.subject, ' ', 1) AS kind, count(DISTINCT d.subject)::int AS n,
      min(to_ms(d.ended_at)) AS oldest_ms
    FROM publication_due d WHERE ${UNSEEN} GROUP BY 1 ORDER BY 1`.execute(db);
  return rows;
}

export async function findDueSubject(db: Executor, id: bigint): Promise<string | undefined> {
  const { rows } = await sql<{ subject: string }>`
    SELECT subject FROM publication_due WHERE id = ${id}`.execute(db);
  return rows[0]?.subject;
}

export async function endDue(
  tx: Tx,
  id: bigint,
  as: Exclude<keyof typeof DUE_STATES, 'void'> | { readonly void: VoidWhy },
): Promise<void> {
  const [state, why] =
    typeof as === 'string' ? [DUE_STATES[as], null] : [DUE_STATES.void, VOID_WHYS[as.void]];
  await sql`
    UPDATE publication_due SET state = ${state}, why = ${why}::smallint, ended_at = app_now()
    WHERE id = ${id}`.execute(tx);
}

/** Puts away what is void of a subject up to one of them: somebody has seen that, and none that came after it. */
export async function putAway(
  tx: Tx,
  { subject, id }: Pick<DueRow, 'subject' | 'id'>,
): Promise<void> {
  await sql`
    UPDATE publication_due SET put_away_at = app_now()
    WHERE subject = ${subject} AND id <= ${id} AND state = 3 AND put_away_at IS NULL`.execute(tx);
}

/** Counts a failure, and says when it is tried again: twice as late each time, ten minutes at most. How many there are. */
export async function countFailure(tx: Tx, id: bigint): Promise<number> {
  const { rows } = await sql<{ failures: number }>`
    UPDATE publication_due SET failures = failures + 1,
      retry_at = app_now() + least(5 * 2 ^ least(failures, 8), 600) * interval '1 second'
    WHERE id = ${id} AND state = 0 RETURNING failures`.execute(tx);
  return rows[0]?.failures ?? 0;
}

/** So long after its time what failed may be tried again: later, what two agreed on is asked for anew. */
export const RETRY_DAYS = 30;

/** Whether the time of one is over for longer than it is tried again. */
export async function isTooOld(tx: Tx, id: bigint): Promise<boolean> {
  const { rows } = await sql<{ old: boolean }>`
    SELECT due_at < (SELECT app_now()) - ${RETRY_DAYS} * interval '1 day' AS old FROM publication_due WHERE id = ${id}`.execute(
    tx,
  );
  return rows[0]?.old ?? true;
}

/**
 * Has one wait anew that failed too often; false where another waits of the same subject. Throws `isSecond` where another came to
 * wait at this very moment.
 */
export async function awaitAnew(tx: Tx, { id, subject }: DueRow): Promise<boolean> {
  const { numAffectedRows } = await sql`
    UPDATE publication_due SET state = 0, why = NULL, ended_at = NULL, failures = 0, retry_at = NULL
    WHERE id = ${id} AND state = 3
      AND NOT EXISTS (SELECT FROM publication_due o WHERE o.subject = ${subject} AND o.state = 0)`.execute(
    tx,
  );
  return numAffectedRows === 1n;
}

/** Whether something failed because of a subject only one may wait. */
export const isSecond = (error: unknown): boolean =>
  codeOf(error) === UNIQUE_VIOLATION &&
  error instanceof Error &&
  error.message.includes('publication_due_one');
