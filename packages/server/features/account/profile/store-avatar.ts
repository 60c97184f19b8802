import { sql } from 'kysely';
import type { Executor, Tx } from '#platform/db';

export type AvatarRow = { shown: string | null; waiting: string | null; refused_reason: string };

const NONE: AvatarRow = { shown: null, waiting: null, refused_reason: '' };

/** The names of the pictures that a player uploaded: what others see, and what waits. */
export async function readAvatar(db: Executor, playerId: bigint): Promise<AvatarRow> {
  const { rows } = await sql<AvatarRow>`
    SELECT shown, waiting, refused_reason FROM avatar WHERE player_id = ${playerId}`.execute(db);
  return rows[0] ?? NONE;
}

/** Takes one of so many uploads of a day, which begins with the first of them; false: none is left. */
export async function takeUpload(db: Executor, playerId: bigint, most: number): Promise<boolean> {
  const { rows } = await sql`
    INSERT INTO avatar AS a (player_id, counted_from, counted) VALUES (${playerId}, app_now(), 1)
    ON CONFLICT (player_id) DO UPDATE SET
      counted_from = CASE WHEN a.counted_from <= (SELECT app_now()) - interval '1 day' THEN app_now() ELSE a.counted_from END,
      counted = CASE WHEN a.counted_from <= (SELECT app_now()) - interval '1 day' THEN 1 ELSE a.counted + 1 END
      WHERE a.counted < ${most} OR a.counted_from <= (SELECT app_now()) - interval '1 day'
    RETURNING player_id`.execute(db);
  return rows.length > 0;
}

/** Puts a picture up for a look, in place of one that waits, or shows it at once. */
export async function writeAvatar(
  tx: Tx,
  playerId: bigint,
  picture: string,
  isReviewed: boolean,
): Promise<void> {
  await sql`
    UPDATE avatar SET
      shown = CASE WHEN ${isReviewed} THEN shown ELSE ${picture} END,
      waiting = CASE WHEN ${isReviewed} THEN ${picture} END,
      waiting_at = CASE WHEN ${isReviewed} THEN app_now() END,
      refused_reason = ''
    WHERE player_id = ${playerId}`.execute(tx);
}

/** Takes away whatever a player uploaded; whether some of it waited. */
export async function clearAvatar(tx: Tx, playerId: bigint): Promise<boolean> {
  const { rows } = await sql<{ waited: boolean }>`
    WITH b AS (SELECT player_id, waiting FROM avatar WHERE player_id = ${playerId} FOR UPDATE)
    UPDATE avatar a SET shown = NULL, waiting = NULL, waiting_at = NULL, refused_reason = ''
    FROM b WHERE a.player_id = b.player_id RETURNING b.waiting IS NOT NULL AS waited`.execute(tx);
  return rows[0]?.waited ?? false;
}

export type Decided = { readonly userName: string; readonly shownBefore: string | null };

/** Shows the picture that waits; undefined: it is not this one that waits. */
export const acceptWaiting = (tx: Tx, playerId: bigint, picture: string) =>
  decide(tx, playerId, picture, sql`shown = a.waiting, refused_reason = ''`);

/** Takes the picture away that waits, for a reason that the player reads; undefined: it is not this one that waits. */
export const refuseWaiting = (tx: Tx, playerId: bigint, picture: string, reason: string) =>
  decide(tx, playerId, picture, sql`refused_reason = ${reason}`);

async function decide(
  tx: Tx,
  playerId: bigint,
  picture: string,
  change: ReturnType<typeof sql>,
): Promise<Decided | undefined> {
  const { rows } = await sql<Decided>`
    WITH b AS (SELECT player_id, shown FROM avatar
      WHERE player_id = ${playerId} AND waiting = ${picture} FOR UPDATE)
    UPDATE avatar a SET ${change}, waiting = NULL, waiting_at = NULL FROM b
    WHERE a.player_id = b.player_id
    RETURNING b.shown AS "shownBefore", (SELECT p.user_name FROM player p
      WHERE p.player_id = a.player_id) AS "userName"`.execute(tx);
  return rows[0];
}

export type WaitingRow = {
  player_id: bigint;
  user_name: string;
  nick_name: string;
  waiting: string;
  shown: string | null;
  waiting_ms: bigint;
};

/** Pictures that wait for a look, the oldest first. */
export async function listWaiting(db: Executor, count: number): Promise<readonly WaitingRow[]> {
  const { rows } = await sql<WaitingRow>`
    SELECT a.player_id, p.user_name, p.nick_name, a.waiting, a.shown, to_ms(a.waiting_at) AS waiting_ms
    FROM avatar a JOIN player p USING (player_id) WHERE a.waiting IS NOT NULL
    ORDER BY a.waiting_at, a.player_id LIMIT ${count}`.execute(db);
  return rows;
}

export async function countWaiting(db: Executor): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    SELECT count(*)::int AS count FROM avatar WHERE waiting IS NOT NULL`.execute(db);
  return rows[0]?.count ?? 0;
}
