import { sql } from 'kysely';
import type { Executor } from '#platform/db';
import type { PriceChange } from '../../lottery/games/index.ts';

export type DuePrices = {
  readonly gameId: number;
  readonly version: number;
  readonly changes: readonly PriceChange[];
};

type Row = { game_id: number; version: number; content: { changes: readonly PriceChange[] } };

/**
 * Planned changes of plays whose time has come and that no terms made yet, of all games or of one, in their
 * order. Those that held at once made their terms in the transaction that wrote them.
 */
export async function duePrices(db: Executor, gameId?: number): Promise<readonly DuePrices[]> {
  const { rows } = await sql<Row>`
    WITH clock AS MATERIALIZED (SELECT app_now() AS now)
    SELECT v.game_id, v.version, v.content FROM game_version v CROSS JOIN clock
    WHERE v.part = 'prices' AND v.effect_at > v.made_at AND v.effect_at <= clock.now
      AND v.game_id = coalesce(${gameId ?? null}::smallint, v.game_id)
      AND NOT EXISTS (
        SELECT FROM game_terms t
        WHERE t.game_id = v.game_id AND (t.terms ->> 'pricesVersion')::int = v.version)
    ORDER BY v.game_id, v.effect_at, v.version`.execute(db);
  return rows.map((row) => ({
    gameId: row.game_id,
    version: row.version,
    changes: row.content.changes,
  }));
}
