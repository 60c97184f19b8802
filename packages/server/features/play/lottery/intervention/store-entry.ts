import { sql } from 'kysely';
import type { Executor, Tx } from '#platform/db';

/** What people say that issues drew: the statements. */
export type Outcome = 'waits' | 'agreed' | 'void';

export type DrawEntry = {
  readonly id: number;
  readonly operatorId: number;
  readonly by: string;
  /** None: the operator was disabled or reset since. */
  readonly roles: readonly string[];
  readonly number: string;
  readonly evidence: string;
  readonly madeMs: number;
  readonly outcome: Outcome;
};

type Row = {
  id: number;
  operator_id: number;
  name: string;
  roles: string[];
  number: string;
  evidence: string;
  made_at: number;
  outcome: Outcome;
};

const toEntry = (row: Row): DrawEntry => ({
  id: row.id,
  operatorId: row.operator_id,
  by: row.name,
  roles: row.roles,
  number: row.number,
  evidence: row.evidence,
  madeMs: row.made_at,
  outcome: row.outcome,
});

const COLUMNS = sql`e.id, e.operator_id, o.name, e.number, e.evidence, e.made_at, e.outcome,
  CASE WHEN o.is_disabled OR o.password_hash IS NULL OR e.made_at < o.enrolled_at THEN '{}'
    ELSE o.roles END AS roles`;

/** All that was entered for an issue, oldest first. */
export async function listEntries(db: Executor, issueId: number): Promise<readonly DrawEntry[]> {
  const { rows } = await sql<Row>`
    SELECT ${COLUMNS} FROM draw_entry e JOIN operator o ON o.operator_id = e.operator_id
    WHERE e.issue_id = ${issueId} ORDER BY e.id LIMIT 200`.execute(db);
  return rows.map(toEntry);
}

/** The entry that waits for a second one; whoever asks holds the job of the issue. */
export async function waitingEntry(tx: Tx, issueId: number): Promise<DrawEntry | undefined> {
  const { rows } = await sql<Row>`
    SELECT ${COLUMNS} FROM draw_entry e JOIN operator o ON o.operator_id = e.operator_id
    WHERE e.issue_id = ${issueId} AND e.outcome = 'waits'`.execute(tx);
  return rows[0] && toEntry(rows[0]);
}

export type NewEntry = {
  readonly issueId: number;
  readonly operatorId: number;
  /** Of the second: who was first. */
  readonly after: number | null;
  readonly number: string;
  readonly evidence: string;
  readonly outcome: Outcome;
};

export async function insertEntry(tx: Tx, entry: NewEntry): Promise<number> {
  const { issueId, operatorId, after, number, evidence, outcome } = entry;
  const { rows } = await sql<{ id: number }>`
    INSERT INTO draw_entry (issue_id, operator_id, after_operator, number, evidence, outcome)
    VALUES (${issueId}, ${operatorId}, ${after}, ${number}, ${evidence}, ${outcome})
    RETURNING id`.execute(tx);
  return rows[0]?.id ?? 0;
}

export async function updateEntry(tx: Tx, id: number, outcome: Outcome): Promise<void> {
  await sql`UPDATE draw_entry SET outcome = ${outcome} WHERE id = ${id}`.execute(tx);
}
