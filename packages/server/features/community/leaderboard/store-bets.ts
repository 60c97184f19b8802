import { sql } from 'kysely';
import { LEADER_BET_CHARS, MOST_LEADER_BETS } from '@fairlot/wire/community/leaderboard';
import type { Db } from '#platform/db';

/** Whose bets are shown, and from when on; microseconds. */
export type Shower = { readonly player_id: bigint; readonly since: bigint };

/** How many of his newest bets are looked at: who hides more than that within a day shows none. */
const LOOKED_AT = 2_000;

export type ShownBet = {
  readonly accepted_ms: bigint;
  readonly game_id: number;
  readonly serial_number: bigint;
  readonly play_id: number;
  readonly content: string;
  readonly is_cut: boolean;
  readonly notes: bigint;
  readonly state: number;
  readonly winning_number: string | null;
  /** What it brought, less what it cost; nothing while it waits. */
  readonly net: bigint;
};

/** Who goes by this handle, if he shows his bets: what he bet before he agreed to it he shows to nobody. */
export async function readShower(db: Db, handle: string): Promise<Shower | undefined> {
  const { rows } = await sql<Shower>`
    SELECT player_id, to_us(greatest(bets_at, app_now() - interval '1 day')) AS since
    FROM leader_consent WHERE handle = ${handle} AND bets_at IS NOT NULL`.execute(db);
  return rows[0];
}

/** Bets that nobody can follow any more, the newest first. */
export async function readNewestBets(
  db: Db,
  { player_id, since }: Shower,
  lookedAt = LOOKED_AT,
): Promise<readonly ShownBet[]> {
  const { rows } = await sql<ShownBet>`
    SELECT to_ms(b.accepted_at) AS accepted_ms, i.game_id, i.serial_number, b.play_id,
      left(b.content, ${LEADER_BET_CHARS}) AS content,
      char_length(b.content) > ${LEADER_BET_CHARS} AS is_cut, b.notes, b.state, i.winning_number,
      CASE WHEN b.state = 0 THEN 0 ELSE b.prize + b.refund - b.stake END AS net
    FROM (SELECT * FROM bet WHERE player_id = ${player_id} AND accepted_at >= from_us(${since}::bigint)
      ORDER BY accepted_at DESC LIMIT ${lookedAt}) b
    JOIN issue i ON i.id = b.issue_id
    JOIN bet_cart k ON k.player_id = b.player_id AND k.intent = b.intent
    WHERE i.closed_at IS NOT NULL AND b.state <> 1 AND NOT k.is_hidden AND NOT k.is_scheduled
      AND NOT EXISTS (SELECT FROM follow_order o WHERE o.player_id = b.player_id AND o.intent = b.intent)
    ORDER BY b.accepted_at DESC, b.id DESC LIMIT ${MOST_LEADER_BETS}`.execute(db);
  return rows;
}
