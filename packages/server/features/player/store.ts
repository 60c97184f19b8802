import { sql } from 'kysely';
import type { Db } from '../../platform/db.ts';

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

export async function readPlayer(db: Db, playerId: bigint): Promise<PlayerBase | undefined> {
  const { rows } = await sql<PlayerBase>`
    SELECT user_name, nick_name, is_agent,
      coalesce((SELECT f.head_image FROM player_profile f WHERE f.player_id = p.player_id), 0) AS head_image,
      (SELECT coalesce(a.waiting, a.shown) FROM avatar a WHERE a.player_id = p.player_id) AS head_picture, prize_group, rebate, flags,
      to_ms(created_at) AS created_ms, to_ms(last_login_at) AS last_login_ms
    FROM player p WHERE player_id = ${playerId}`.execute(db);
  return rows[0];
}
