import { sql } from 'kysely';
import type { Executor } from '#platform/db';

export type DayPlace = {
  /** Of the site, yyyy-mm-dd. */
  readonly Day: string;
  readonly Index: number;
  readonly Count: number;
};

/**
 * Where an issue stands among those that the timetable of its day has. Undefined for an unknown one, and for where the
 * rounds of instant games stand, which is of no day. A game may have begun in the middle of a day, and issues of it may
 * have come later: the day has as many as its last one says, however many are here.
 */
export async function readDayPlace(
  db: Executor,
  gameId: number,
  serial: number,
): Promise<DayPlace | undefined> {
  const { rows } = await sql<DayPlace>`
    SELECT i.day::text AS "Day", i.day_index AS "Index", (
      SELECT max(o.day_index) FROM issue o WHERE o.game_id = i.game_id AND o.day = i.day) AS "Count"
    FROM issue i
    WHERE i.game_id = ${gameId} AND i.serial_number = ${serial} AND i.day_index > 0`.execute(db);
  return rows[0];
}
