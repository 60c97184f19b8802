import { sql } from 'kysely';
import type { Category } from '@fairlot/rules/lottery/category';
import type { Executor, Tx } from '#platform/db';
import { deleteUnopened } from '../issues/store-made.ts';

/** Games that are read off one that a feed tells: the statements. */

/** The issues that a parent has to come, for a game that is read off it and has them not yet. */
export async function insertChildIssues(
  tx: Tx,
  gameId: number,
  parentId: number,
  leadMs: number,
): Promise<void> {
  await sql`
    WITH made AS (
      INSERT INTO issue (game_id, day, day_index, serial_number, start_at, close_at, draw_at)
      SELECT ${gameId}, p.day, p.day_index, p.serial_number, p.start_at, p.close_at, p.draw_at
      FROM issue p
      WHERE p.game_id = ${parentId} AND p.close_at > (SELECT app_now()) AND p.state = 0
        AND NOT EXISTS (SELECT FROM issue c
          WHERE c.game_id = ${gameId} AND c.serial_number = p.serial_number)
      RETURNING id, start_at)
    INSERT INTO issue_job (issue_id, kind, step, due_at)
    SELECT id, 'official', 'open', start_at - ${leadMs}::int * interval '1 millisecond'
    FROM made`.execute(tx);
}

/** Deletes unopened issues whose parent is gone. */
export async function takeBackOrphans(tx: Tx, gameId: number, parentId: number): Promise<void> {
  const { rows } = await sql<{ id: number }>`
    SELECT c.id FROM issue c JOIN issue_job j ON j.issue_id = c.id
    WHERE c.game_id = ${gameId} AND c.close_at > (SELECT app_now()) AND c.state = 0 AND c.opened_at IS NULL
      AND NOT EXISTS (SELECT FROM issue p WHERE p.game_id = ${parentId}
        AND p.serial_number = c.serial_number AND p.draw_at = c.draw_at)
    ORDER BY j.issue_id FOR UPDATE OF j`.execute(tx);
  await deleteUnopened(
    tx,
    rows.map(({ id }) => id),
  );
}

/** Games of a category that a feed tells, by way of what they are read off. */
export async function toldGames(
  db: Executor,
  categories: readonly Category[],
): Promise<readonly { readonly gameId: number; readonly categoryId: number }[]> {
  const { rows } = await sql<{ id: number; category_id: number }>`
    SELECT id, category_id FROM game
    WHERE kind = 'official' AND category_id = ANY(${categories.map(({ id }) => id)}::int[])
    ORDER BY id`.execute(db);
  return rows.map((row) => ({ gameId: row.id, categoryId: row.category_id }));
}

/** The issues with a serial of the games that a feed tells by way of their parent. */
export async function toldChildren(
  db: Executor,
  categories: readonly Category[],
  serialNumber: number,
): Promise<readonly number[]> {
  if (categories.length === 0) return [];
  const { rows } = await sql<{ id: number }>`
    SELECT i.id FROM issue i JOIN game g ON g.id = i.game_id
    WHERE g.kind = 'official' AND g.category_id = ANY(${categories.map(({ id }) => id)}::int[])
      AND i.serial_number = ${serialNumber} AND i.mode IS NULL ORDER BY i.id`.execute(db);
  return rows.map(({ id }) => id);
}

/** An issue that waits, and that of its parent, which is drawn or cancelled. */
export type DueChild = { readonly issueId: number; readonly parentIssueId: number };

const MOST = 100;

/** Issues that are read off one that is decided, those first that are drawn first. */
export async function dueChildren(
  db: Executor,
  pairs: readonly { readonly categoryId: number; readonly parentId: number }[],
): Promise<readonly DueChild[]> {
  const { rows } = await sql<{ child: number; parent: number }>`
    SELECT c.id AS child, p.id AS parent
    FROM issue_job j JOIN issue c ON c.id = j.issue_id JOIN game g ON g.id = c.game_id
    JOIN unnest(${pairs.map(({ categoryId }) => categoryId)}::int[],
      ${pairs.map(({ parentId }) => parentId)}::int[]) AS r(category_id, parent_id)
      ON r.category_id = g.category_id
    JOIN issue p ON p.game_id = r.parent_id AND p.serial_number = c.serial_number
    WHERE j.kind = 'official' AND j.step = 'draw' AND j.held_at IS NULL AND c.state = 0 AND p.state <> 0
    ORDER BY c.draw_at, c.id LIMIT ${MOST}`.execute(db);
  return rows.map(({ child, parent }) => ({ issueId: child, parentIssueId: parent }));
}

/** What a source told of the parent before the sale was over was known of the child as well. */
export async function copyKnown(
  tx: Tx,
  issueId: number,
  parentIssueId: number,
): Promise<{ readonly gameId: number; readonly knownMs: number } | undefined> {
  const { rows } = await sql<{ game_id: number; known_at: number }>`
    UPDATE issue i SET known_at = p.known_at FROM issue p
    WHERE i.id = ${issueId} AND p.id = ${parentIssueId} AND p.known_at < i.close_at
    RETURNING i.game_id, i.known_at`.execute(tx);
  const [row] = rows;
  return row && { gameId: row.game_id, knownMs: row.known_at };
}
