import { sql, type RawBuilder } from 'kysely';
import type { Db, Executor } from '#platform/db';

export type PlayerBase = {
  user_name: string;
  nick_name: string;
  head_image: number;
  head_picture: string | null;
  is_agent: boolean;
  prize_group: number;
  rebate: number;
  flags: bigint;
  created_ms: bigint;
  last_login_ms: bigint | null;
};

/** What a row says of how its player looks to others: what waits for a look is not among it. */
export type FaceRow = { readonly head_image: number; readonly head_shown: string | null };

/** The columns of it, of the player by whose alias a statement calls him. */
export function faceColumns(player: string): RawBuilder<unknown> {
  const id = sql.ref(`${player}.player_id`);
  return sql`
    coalesce((SELECT f.head_image FROM player_profile f WHERE f.player_id = ${id}), 0) AS head_image,
    (SELECT a.shown FROM avatar a WHERE a.player_id = ${id}) AS head_shown`;
}

export async function readPlayer(db: Db, playerId: bigint): Promise<PlayerBase | undefined> {
  const { rows } = await sql<PlayerBase>`
    SELECT user_name, nick_name, is_agent,
      coalesce((SELECT f.head_image FROM player_profile f WHERE f.player_id = p.player_id), 0) AS head_image,
      (SELECT coalesce(a.waiting, a.shown) FROM avatar a WHERE a.player_id = p.player_id) AS head_picture, prize_group, rebate, flags,
      to_ms(created_at) AS created_ms, to_ms(last_login_at) AS last_login_ms
    FROM player p WHERE player_id = ${playerId}`.execute(db);
  return rows[0];
}

/** Whether the account of a player is deleted: no money of others goes there any more. */
export async function isRemoved(db: Executor, playerId: bigint): Promise<boolean> {
  const { rows } = await sql`
    SELECT FROM player WHERE player_id = ${playerId} AND removed_at IS NOT NULL`.execute(db);
  return rows.length > 0;
}
