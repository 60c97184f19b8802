import { sql } from 'kysely';
import type { Executor } from '#platform/db';

export type GrantRow = {
  id: bigint;
  currency: string;
  amount: bigint;
  times: number;
  most_stake: bigint | null;
  most_release: bigint | null;
  games: number[];
  days: number;
  memo_zh: string;
  memo_en: string;
  state: number;
  offered_ms: bigint;
  claim_by_ms: bigint;
  claimed_ms: bigint | null;
  expires_ms: bigint | null;
  ended_ms: bigint | null;
  released: bigint | null;
  taken: bigint | null;
  required: bigint | null;
  done: bigint | null;
  line_state: number | null;
  has_bets: boolean;
};

/** Bonuses of a player with what is to be turned over for each: the active one, those that are offered, then the newest. */
export async function listGrants(
  db: Executor,
  playerId: bigint,
  most: number,
): Promise<readonly GrantRow[]> {
  const { rows } = await sql<GrantRow>`
    SELECT g.id, g.currency, g.amount, g.times, g.most_stake, g.most_release, g.games, g.days, g.memo_zh, g.memo_en, g.state,
      to_ms(g.offered_at) AS offered_ms, to_ms(g.claim_by) AS claim_by_ms, to_ms(g.claimed_at) AS claimed_ms,
      to_ms(g.expires_at) AS expires_ms, to_ms(g.ended_at) AS ended_ms, g.released, g.taken,
      r.required, r.done, r.state AS line_state,
      CASE WHEN g.state = 1 THEN bonus_has_bets(g.player_id, g.id) ELSE false END AS has_bets
    FROM bonus_grant g
    LEFT JOIN requirement r ON r.player_id = g.player_id AND r.source = 'bonus:' || g.id
    WHERE g.player_id = ${playerId}
    ORDER BY g.state = 1 DESC, g.state = 0 DESC, g.id DESC LIMIT ${most}`.execute(db);
  return rows;
}

/** The database clock, milliseconds UTC. */
export async function readClock(db: Executor): Promise<number> {
  const { rows } = await sql<{ ms: bigint }>`SELECT to_ms(app_now()) AS ms`.execute(db);
  return Number(rows[0]?.ms ?? 0n);
}

export async function findUserName(db: Executor, playerId: bigint): Promise<string | undefined> {
  const { rows } = await sql<{ user_name: string }>`
    SELECT user_name FROM player WHERE player_id = ${playerId}`.execute(db);
  return rows[0]?.user_name;
}
