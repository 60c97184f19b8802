import { sql } from 'kysely';
import { invariant } from '@fairlot/rules/core/invariant';
import type { Input } from '@fairlot/wire/core';
import type { comboHttp } from '@fairlot/wire/play/combo';
import type { Db } from '#platform/db';

type Combo = Input<typeof comboHttp.saveCombo>;
type Row = { game_ids: number[]; by_close: boolean };

const comboOf = (row: Row): Combo => ({ GameIds: row.game_ids, IsByClose: row.by_close });

/** The games of a player; undefined while he has chosen no games. */
export async function readCombo(db: Db, playerId: bigint): Promise<Combo | undefined> {
  const { rows } = await sql<Row>`
    SELECT game_ids, by_close FROM combo_board WHERE player_id = ${playerId}`.execute(db);
  return rows[0] && comboOf(rows[0]);
}

/** Keeps them, and tells it as it is kept: without games that there are not. */
export async function writeCombo(
  db: Db,
  playerId: bigint,
  { GameIds, IsByClose }: Combo,
): Promise<Combo> {
  const { rows } = await sql<Row>`
    INSERT INTO combo_board (player_id, game_ids, by_close)
    SELECT ${playerId}, ARRAY(
        SELECT w.id FROM unnest(${GameIds}::smallint[]) WITH ORDINALITY AS w(id, n)
        JOIN game g ON g.id = w.id ORDER BY w.n), ${IsByClose}
    ON CONFLICT (player_id) DO UPDATE
      SET game_ids = excluded.game_ids, by_close = excluded.by_close, saved_at = excluded.saved_at
    RETURNING game_ids, by_close`.execute(db);
  invariant(rows[0], 'they are kept');
  return comboOf(rows[0]);
}
