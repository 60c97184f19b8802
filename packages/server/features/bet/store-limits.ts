import { sql } from 'kysely';
import type { Executor } from '../../platform/db.ts';
import type { Limits } from '../lottery/index.ts';

/** Games of which nobody has said yet what a bet may stake and win. */
export async function gamesWithoutLimits(db: Executor): Promise<readonly number[]> {
  const { rows } = await sql<{ id: number }>`
    SELECT g.id FROM game g
    WHERE NOT EXISTS (SELECT FROM game_version v WHERE v.game_id = g.id AND v.part = 'limits')`.execute(
    db,
  );
  return rows.map(({ id }) => id);
}

export type DueLimits = {
  readonly gameId: number;
  readonly version: number;
  readonly limits: Limits;
};

type Row = { game_id: number; version: number; content: Limits };

/** Limits in force by the versions of the games, or of one, that its terms do not have yet. */
export async function dueLimits(db: Executor, gameId?: number): Promise<readonly DueLimits[]> {
  const { rows } = await sql<Row>`
    WITH clock AS MATERIALIZED (SELECT app_now() AS now),
    held AS (
      SELECT DISTINCT ON (v.game_id) v.game_id, v.version, v.content, v.author
      FROM game_version v CROSS JOIN clock
      WHERE v.part = 'limits' AND v.effect_at <= clock.now
        AND v.game_id = coalesce(${gameId ?? null}::smallint, v.game_id)
      ORDER BY v.game_id, v.effect_at DESC, v.version DESC)
    SELECT held.game_id, held.version, held.content FROM held
    LEFT JOIN LATERAL (
      SELECT (t.terms ->> 'limitsVersion')::int AS version FROM game_terms t
      WHERE t.game_id = held.game_id ORDER BY t.version DESC LIMIT 1) t ON true
    WHERE held.author <> 'start' AND held.version IS DISTINCT FROM t.version`.execute(db);
  return rows.map((row) => ({ gameId: row.game_id, version: row.version, limits: row.content }));
}
