import { sql } from 'kysely';
import type { StateNote } from '@fairlot/rules/lottery/game-state';
import type { Executor } from '#platform/db';
import { SALES, type Sale } from '../intervention/halt.ts';

/** A planned state whose time has come and that the game is not in because of it. */
export type DuePlan = {
  readonly gameId: number;
  readonly sale: Sale;
  readonly note: StateNote | undefined;
  /** The game was stopped after this was planned. */
  readonly isOvertaken: boolean;
};

type Row = { game_id: number; state: number; note: StateNote | null; is_overtaken: boolean };

const NAMES = Object.keys(SALES) as readonly Sale[];
const saleOf = (state: number): Sale =>
  NAMES.find((name) => SALES[name].state === state) ?? 'offline';

/** The newest plan of each game, or of one, that came due since its state changed. */
export async function duePlans(db: Executor, gameId?: number): Promise<readonly DuePlan[]> {
  const { rows } = await sql<Row>`
    WITH clock AS MATERIALIZED (SELECT app_now() AS now)
    SELECT DISTINCT ON (v.game_id) v.game_id, (v.content ->> 'state')::int AS state,
      v.content -> 'note' AS note, EXISTS (
      SELECT FROM game_version w
      WHERE w.game_id = v.game_id AND w.part = 'state' AND w.version > v.version
        AND w.effect_at <= clock.now AND w.effect_at = w.made_at AND w.content ->> 'state' <> '0') AS is_overtaken
    FROM game_version v JOIN game g ON g.id = v.game_id CROSS JOIN clock
    WHERE v.part = 'state' AND v.effect_at > v.made_at AND v.effect_at <= clock.now
      AND v.effect_at > g.state_at AND v.game_id = coalesce(${gameId ?? null}::smallint, v.game_id)
    ORDER BY v.game_id, v.effect_at DESC, v.version DESC`.execute(db);
  return rows.map((row) => ({
    gameId: row.game_id,
    sale: saleOf(row.state),
    note: row.note ?? undefined,
    isOvertaken: row.is_overtaken,
  }));
}
