import { sql } from 'kysely';
import type { PlannedIssue } from '@fairlot/rules/lottery/schedule';
import type { Tx } from '#platform/db';

/** An issue that was made ahead. */
export type MadeIssue = {
  readonly id: number;
  readonly day: string;
  readonly serialNumber: number;
  readonly startMs: number;
  readonly closeMs: number;
  readonly drawMs: number;
  /** It is on sale, or was; or something is on record of it. It stays. */
  readonly isOpened: boolean;
  /** It has no number yet, and is not cancelled. */
  readonly isWaiting: boolean;
};

/** Whether an issue is made as it is planned. One that is on sale keeps the time at which its sale began. */
export const isSame = (planned: PlannedIssue, made: MadeIssue): boolean =>
  planned.serialNumber === made.serialNumber &&
  planned.closeMs === made.closeMs &&
  planned.drawMs === made.drawMs &&
  (made.isOpened || planned.startMs === made.startMs);

type Row = {
  id: number;
  day: string;
  serial_number: bigint;
  start_at: number;
  close_at: number;
  draw_at: number;
  is_opened: boolean;
  is_waiting: boolean;
};

/** Locks the issues of a game from a day on, against a concurrent opening. */
export async function lockMade(
  tx: Tx,
  gameId: number,
  fromDay: string,
): Promise<readonly MadeIssue[]> {
  await sql`
    SELECT FROM issue_job j JOIN issue i ON i.id = j.issue_id
    WHERE i.game_id = ${gameId} AND i.day >= ${fromDay}::date AND i.opened_at IS NULL
    ORDER BY j.issue_id FOR UPDATE OF j`.execute(tx);
  const { rows } = await sql<Row>`
    SELECT id, day, serial_number, start_at, close_at, draw_at, state = 0 AS is_waiting,
      opened_at IS NOT NULL OR EXISTS (SELECT FROM game_event e WHERE e.issue_id = issue.id) AS is_opened
    FROM issue WHERE game_id = ${gameId} AND day >= ${fromDay}::date ORDER BY draw_at`.execute(tx);
  return rows.map((row) => ({
    id: row.id,
    day: row.day,
    serialNumber: Number(row.serial_number),
    startMs: row.start_at,
    closeMs: row.close_at,
    drawMs: row.draw_at,
    isOpened: row.is_opened,
    isWaiting: row.is_waiting,
  }));
}

/** Days of a game, from one on, that have a chain or issues. */
export async function plannedDays(
  tx: Tx,
  gameId: number,
  fromDay: string,
): Promise<readonly string[]> {
  const { rows } = await sql<{ day: string }>`
    SELECT day FROM draw_chain WHERE game_id = ${gameId} AND day >= ${fromDay}::date
    UNION SELECT day FROM issue WHERE game_id = ${gameId} AND day >= ${fromDay}::date
    ORDER BY day`.execute(tx);
  return rows.map(({ day }) => day);
}

/** Deletes issues that were never on sale; the database keeps opened ones. */
export async function deleteUnopened(tx: Tx, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  await sql`DELETE FROM issue_job WHERE issue_id = ANY(${ids}::int[])`.execute(tx);
  await sql`DELETE FROM issue WHERE id = ANY(${ids}::int[])`.execute(tx);
}
