import { sql } from 'kysely';
import type { Executor } from '#platform/db';

type Place = { readonly player: bigint; readonly serial: bigint };

/** A round with its seed, which is null until it is revealed. */
export type Drawn = {
  readonly player_id: bigint;
  readonly serial: bigint;
  readonly game_id: number;
  readonly code: string;
  readonly category_id: number;
  readonly number: string;
  readonly nonce: number;
  readonly drawn_ms: bigint;
  readonly client_seed: Buffer;
  readonly server_seed: Buffer | null;
  readonly sealed: Buffer;
  readonly hash: Buffer;
};
/** A page is checked in one go: few enough that nothing else waits long. */
const AT_ONCE = 500;

/** Rounds from a moment on, in the order of players and serials, some at a time. */
export async function* roundPages(db: Executor, since: string): AsyncGenerator<readonly Drawn[]> {
  let after: Place = { player: 0n, serial: 0n };
  for (;;) {
    const { rows } = await sql<Drawn>`
      SELECT r.player_id, r.serial, r.game_id, g.code, g.category_id, r.number, r.nonce, to_ms(r.drawn_at) AS drawn_ms,
        s.client_seed, s.server_seed, s.sealed, s.hash
      FROM instant_round r JOIN instant_seed s ON s.player_id = r.player_id AND s.id = r.seed_id
      JOIN game g ON g.id = r.game_id
      WHERE (r.player_id, r.serial) > (${after.player}, ${after.serial}) AND r.drawn_at >= ${sql.raw(since)}
      ORDER BY r.player_id, r.serial LIMIT ${AT_ONCE}`.execute(db);
    yield rows;
    const last = rows.at(-1);
    if (!last || rows.length < AT_ONCE) return;
    after = { player: last.player_id, serial: last.serial };
  }
}
