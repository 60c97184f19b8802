import { sql } from 'kysely';
import { hexBytes, toHex } from '@fairlot/draw/bytes';
import { walkBack } from '@fairlot/draw/chain';
import type { Executor } from '#platform/db';

type Day = { game_id: number; code: string; day: string; anchor: string };
type Revealed = { i: number; serial: bigint; secret: string };

/**
 * Walks the secrets that were ever revealed back to the anchors of their days, as anybody outside
 * may (F2): one line for each that does not lead to the one before it. A day at a time, because a
 * year of secrets is more than need be held at once.
 */
export async function findBrokenChains(db: Executor): Promise<readonly string[]> {
  // Most days that are there were only prepared: nobody has to ask for what was revealed of them.
  const { rows: days } = await sql<Day>`
    WITH revealed AS (
      SELECT DISTINCT i.game_id, i.day
      FROM manifest m JOIN issue i ON (i.game_id, i.serial_number) = (m.game_id, m.serial_number)
      WHERE m.kind IN ('result', 'incident'))
    SELECT m.game_id, coalesce(m.body::jsonb ->> 'parent', g.code) AS code, m.day, m.body::jsonb ->> 'anchor' AS anchor
    FROM manifest m JOIN game g ON g.id = m.game_id JOIN revealed r ON (r.game_id, r.day) = (m.game_id, m.day)
    WHERE m.kind = 'day'
    ORDER BY m.day, m.game_id`.execute(db);
  const found: string[] = [];
  for (const day of days) found.push(...brokenOf(day, await readRevealed(db, day)));
  return found;
}

async function readRevealed(db: Executor, { game_id: gameId, day }: Day): Promise<Revealed[]> {
  const { rows } = await sql<Revealed>`
    SELECT i.day_index AS i, i.serial_number AS serial, m.body::jsonb ->> 's' AS secret
    FROM issue i JOIN manifest m ON (m.game_id, m.serial_number) = (i.game_id, i.serial_number)
    WHERE i.game_id = ${gameId} AND i.day = ${day}::date AND m.kind IN ('result', 'incident')
    ORDER BY i.day_index`.execute(db);
  return rows;
}

function brokenOf({ code, day, anchor }: Day, revealed: readonly Revealed[]): readonly string[] {
  const chain = { game: code, day };
  const broken: string[] = [];
  let last = { i: 0, secret: anchor };
  for (const { i, serial, secret } of revealed) {
    if (toHex(walkBack(chain, i, hexBytes(secret), last.i)) === last.secret) last = { i, secret };
    else broken.push(`${code} ${day} issue ${serial}: its secret does not lead to link ${last.i}`);
  }
  return broken;
}
