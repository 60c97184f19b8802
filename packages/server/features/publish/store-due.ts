import { sql } from 'kysely';
import type { Executor, Tx } from '../../platform/db.ts';

/** A version that waits for its time. */
export type DueRow = {
  readonly id: bigint;
  readonly subject: string;
  readonly version: number;
  readonly due_ms: bigint;
  readonly maker: string;
  /** The operator who confirmed it. */
  readonly checker: number;
  readonly checker_name: string;
  readonly reason: string;
  /** The parts that change, as they were and as they will be. */
  readonly was: unknown;
  readonly changes: unknown;
};

const DUE = sql`d.id, d.subject, d.version, to_ms(d.due_at) AS due_ms, d.maker, d.checker,
  coalesce((SELECT o.name FROM operator o WHERE o.operator_id = d.checker), '') AS checker_name, d.reason, d.was, d.changes`;

/** How one ended; as the table has it. */
export const DUE_STATES = { published: 1, 'taken back': 2, void: 3 } as const;

export async function insertDue(
  tx: Tx,
  due: Omit<DueRow, 'id' | 'due_ms' | 'checker_name'> & { readonly dueMs: number },
): Promise<void> {
  await sql`
    INSERT INTO publication_due (subject, version, due_at, maker, checker, reason, was, changes)
    VALUES (${due.subject}, ${due.version}, from_ms(${due.dueMs}), ${due.maker}, ${due.checker}, ${due.reason},
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
    ORDER BY due_at, id LIMIT ${most}`.execute(db);
  return rows.map(({ id }) => id);
}

/** One that waits, its row held until the transaction ends. */
export async function holdDue(tx: Tx, id: bigint): Promise<DueRow | undefined> {
  const { rows } = await sql<DueRow>`
    SELECT ${DUE} FROM publication_due d WHERE d.id = ${id} AND d.state = 0 FOR UPDATE OF d`.execute(
    tx,
  );
  return rows[0];
}

export async function findDueSubject(db: Executor, id: bigint): Promise<string | undefined> {
  const { rows } = await sql<{ subject: string }>`
    SELECT subject FROM publication_due WHERE id = ${id}`.execute(db);
  return rows[0]?.subject;
}

export async function endDue(tx: Tx, id: bigint, as: keyof typeof DUE_STATES): Promise<void> {
  await sql`
    UPDATE publication_due SET state = ${DUE_STATES[as]}, ended_at = app_now() WHERE id = ${id}`.execute(
    tx,
  );
}
