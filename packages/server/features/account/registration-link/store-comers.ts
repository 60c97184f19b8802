import { sql } from 'kysely';
import type { Executor } from '#platform/db';

export type ComerLine = {
  readonly player_id: bigint;
  /** He is the n-th who came by this link. */
  readonly n: number;
  readonly user_name: string;
  readonly nick_name: string;
  readonly is_agent: boolean;
  readonly prize_group: number;
  readonly made_ms: bigint;
};

/** Who came by a link before the `before`-th, the newest first. */
export async function listComers(
  db: Executor,
  linkId: number,
  before: number | undefined,
  count: number,
): Promise<readonly ComerLine[]> {
  const { rows } = await sql<ComerLine>`
    SELECT u.player_id, u.n, p.user_name, p.nick_name, u.is_agent, u.prize_group, to_ms(u.made_at) AS made_ms
    FROM register_link_use u JOIN player p USING (player_id)
    WHERE u.link_id = ${linkId} AND u.n < ${before ?? 2_147_483_647}
    ORDER BY u.n DESC LIMIT ${count}`.execute(db);
  return rows;
}
