import { sql } from 'kysely';
import { GameState } from '@fairlot/rules/lottery/game-state';
import type { Executor } from '#platform/db';

export type PastDraw = { readonly number: string; readonly drawMs: number };

/** A game on sale, the newest issue that is drawn, and its draws where these are not known yet. */
export type DrawnGame = {
  readonly id: number;
  readonly categoryId: number;
  readonly serial: number;
  /** Changes with each draw, and with each correction of one. */
  readonly mark: string;
  /** Newest first; null where the mark is the one that was given. */
  readonly draws: readonly PastDraw[] | null;
};

/**
 * The games on sale that have drawn. `marks`: those that the caller has, by game; only of the others
 * come the last `count` draws.
 */
export async function readDrawnGames(
  db: Executor,
  marks: ReadonlyMap<number, string>,
  count: number,
): Promise<readonly DrawnGame[]> {
  const { rows } = await sql<Omit<DrawnGame, 'serial'> & { serial: bigint }>`
    SELECT g.id, g.category_id AS "categoryId", newest.serial_number AS serial, newest.mark,
      CASE WHEN known.mark IS DISTINCT FROM newest.mark THEN past.draws END AS draws
    FROM game g
    CROSS JOIN LATERAL (
      SELECT i.serial_number, i.serial_number || ' ' || (
          SELECT count(*) FROM issue_correction c JOIN issue k ON k.id = c.issue_id
          WHERE k.game_id = g.id) AS mark
      FROM past_issue i WHERE i.game_id = g.id AND i.winning_number IS NOT NULL
      ORDER BY i.close_at DESC LIMIT 1) newest
    LEFT JOIN unnest(${[...marks.keys()]}::smallint[], ${[...marks.values()]}::text[])
      AS known (id, mark) ON known.id = g.id
    LEFT JOIN LATERAL (
      SELECT jsonb_agg(jsonb_build_object('number', winning_number,
        'drawMs', (extract(epoch FROM draw_at) * 1000)::bigint) ORDER BY close_at DESC) AS draws
      FROM (SELECT i.winning_number, i.draw_at, i.close_at FROM past_issue i
        WHERE i.game_id = g.id AND i.winning_number IS NOT NULL
        ORDER BY i.close_at DESC LIMIT ${count}) d
    ) past ON known.mark IS DISTINCT FROM newest.mark
    WHERE g.state = ${GameState.ONLINE}`.execute(db);
  return rows.map((row) => ({ ...row, serial: Number(row.serial) }));
}
