import { type RawBuilder, sql } from 'kysely';
import type { Executor, Tx } from '#platform/db';
import { OUTCOMES, type Outcome } from './kinds.ts';

export type CaseRow = {
  id: number;
  player_id: bigint;
  user_name: string;
  state: number;
  score: number;
  is_frozen: boolean;
  opened_ms: bigint;
  opener: string | null;
  reason: string;
  marks: number;
  taken_by: number | null;
  taker: string | null;
  closer: string | null;
  closed_ms: bigint | null;
  outcome: number | null;
  note: string;
};

const nameOf = (column: RawBuilder<unknown>) =>
  sql`(SELECT o.name FROM operator o WHERE o.operator_id = ${column})`;
const CASE = sql`c.id, c.player_id, p.user_name, c.state, c.score, c.is_frozen, to_ms(c.opened_at) AS opened_ms,
  ${nameOf(sql`c.opened_by`)} AS opener, c.reason, c.taken_by,
  coalesce((SELECT w.risk FROM withdrawal w WHERE w.player_id = c.player_id AND w.id = c.withdrawal_id), 0) AS marks, ${nameOf(sql`c.taken_by`)} AS taker,
  ${nameOf(sql`c.closed_by`)} AS closer, to_ms(c.closed_at) AS closed_ms, c.outcome, c.note
  FROM risk_case c JOIN player p ON p.player_id = c.player_id`;

/** Opens one where none is open. */
export async function openByRules(
  tx: Tx,
  of: {
    readonly playerId: bigint;
    readonly withdrawalId: string;
    readonly score: number;
    readonly isFrozen: boolean;
    readonly reason: string;
  },
): Promise<void> {
  await sql`
    INSERT INTO risk_case (player_id, withdrawal_id, score, is_frozen, opened_at, reason)
    VALUES (${of.playerId}, ${of.withdrawalId}, ${of.score}, ${of.isFrozen}, app_now(), ${of.reason})
    ON CONFLICT (player_id) WHERE state < 2 DO NOTHING`.execute(tx);
}

/** The number of the case that an operator opened; undefined: one is open. */
export async function openByHand(
  tx: Tx,
  of: { readonly playerId: bigint; readonly operatorId: number; readonly reason: string },
): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`
    INSERT INTO risk_case (player_id, score, opened_at, opened_by, reason)
    VALUES (${of.playerId}, 0, app_now(), ${of.operatorId}, ${of.reason})
    ON CONFLICT (player_id) WHERE state < 2 DO NOTHING RETURNING id`.execute(tx);
  return rows[0]?.id;
}

export type CasePage = {
  readonly isOpen: boolean;
  readonly search: string | undefined;
  readonly before: number | undefined;
};

export async function listCases(
  db: Executor,
  { isOpen, search, before }: CasePage,
  most: number,
): Promise<readonly CaseRow[]> {
  const { rows } = await sql<CaseRow>`
    SELECT ${CASE} WHERE ${isOpen ? sql`c.state < 2` : sql`c.state = 2`}
      ${search === undefined ? sql`` : sql`AND lower(p.user_name) = lower(${search})`}
      ${before === undefined ? sql`` : sql`AND c.id < ${before}`}
    ORDER BY c.id DESC LIMIT ${most}`.execute(db);
  return rows;
}

export async function readCase(db: Executor, id: number): Promise<CaseRow | undefined> {
  const { rows } = await sql<CaseRow>`SELECT ${CASE} WHERE c.id = ${id}`.execute(db);
  return rows[0];
}

/** One of them, held until the transaction ends. */
export async function holdCase(tx: Tx, id: number): Promise<CaseRow | undefined> {
  await sql`SELECT FROM risk_case WHERE id = ${id} FOR UPDATE`.execute(tx);
  return readCase(tx, id);
}

export async function writeTaken(tx: Tx, id: number, operatorId: number): Promise<void> {
  await sql`
    UPDATE risk_case SET state = 1, taken_by = ${operatorId} WHERE id = ${id} AND state < 2`.execute(
    tx,
  );
}

export async function writeClosed(
  tx: Tx,
  id: number,
  of: { readonly operatorId: number; readonly outcome: Outcome; readonly note: string },
): Promise<void> {
  await sql`
    UPDATE risk_case SET state = 2, closed_by = ${of.operatorId}, closed_at = app_now(),
      outcome = ${OUTCOMES[of.outcome]}, note = ${of.note}
    WHERE id = ${id} AND state = 1 AND taken_by = ${of.operatorId}`.execute(tx);
}

export type NoteRow = { at_ms: bigint; author: string; note: string };

export async function listNotes(db: Executor, id: number): Promise<readonly NoteRow[]> {
  const { rows } = await sql<NoteRow>`
    SELECT to_ms(at) AS at_ms, author, note FROM risk_case_note WHERE case_id = ${id} ORDER BY n`.execute(
    db,
  );
  return rows;
}

/** Whether there was room. Its case is held. */
export async function addNote(
  tx: Tx,
  id: number,
  { author, note, most }: { readonly author: string; readonly note: string; readonly most: number },
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    INSERT INTO risk_case_note (case_id, n, at, author, note)
    SELECT ${id}, count(*) + 1, app_now(), ${author}, ${note} FROM risk_case_note WHERE case_id = ${id}
    HAVING count(*) < ${most}`.execute(tx);
  return Number(numAffectedRows ?? 0n) === 1;
}
