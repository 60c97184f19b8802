import { sql } from 'kysely';
import { invariant } from '@fairlot/rules/core/invariant';
import type { Executor, Tx } from '#platform/db';

const NICK_DAYS = 30;
export const NICK_RULE = { days: NICK_DAYS } as const;

export type ProfileRow = {
  head_image: number;
  phrase: Buffer | null;
  /** From when the nickname may be changed; null: now. */
  nick_from_ms: bigint | null;
  /** Account of whoever stands directly above; null at the top. */
  referrer: string | null;
};

/** What a player chose; what he never chose is as it is for everybody. */
export async function readProfile(db: Executor, playerId: bigint): Promise<ProfileRow> {
  const { rows } = await sql<ProfileRow>`
    SELECT coalesce(f.head_image, 0) AS head_image, f.phrase, q.user_name AS referrer,
      CASE WHEN nick_changed_at + ${NICK_DAYS} * interval '1 day' > (SELECT app_now())
        THEN to_ms(nick_changed_at + ${NICK_DAYS} * interval '1 day') END AS nick_from_ms
    FROM player p LEFT JOIN player_profile f ON f.player_id = p.player_id
      LEFT JOIN player q ON q.player_id = p.parent
    WHERE p.player_id = ${playerId}`.execute(db);
  const [row] = rows;
  invariant(row, 'a login belongs to a player');
  return row;
}

/** Takes the nickname of these 30 days; false: it was taken before. Two at once wait for each other. */
export async function takeNickChange(tx: Tx, playerId: bigint): Promise<boolean> {
  const { rows } = await sql`
    INSERT INTO player_profile AS f (player_id, nick_changed_at) VALUES (${playerId}, app_now())
    ON CONFLICT (player_id) DO UPDATE SET nick_changed_at = excluded.nick_changed_at
      WHERE f.nick_changed_at IS NULL
        OR f.nick_changed_at <= excluded.nick_changed_at - ${NICK_DAYS} * interval '1 day'
    RETURNING player_id`.execute(tx);
  return rows.length > 0;
}

export async function updateNickname(tx: Tx, playerId: bigint, nickName: string): Promise<void> {
  await sql`UPDATE player SET nick_name = ${nickName} WHERE player_id = ${playerId}`.execute(tx);
}

/** Whole days that are left of the 30, at least one. */
export async function readNickDaysLeft(tx: Tx, playerId: bigint): Promise<number> {
  const { rows } = await sql<{ left: number }>`
    SELECT greatest(1, ceil(extract(epoch FROM nick_changed_at + ${NICK_DAYS} * interval '1 day'
      - (SELECT app_now())) / 86400))::int AS left
    FROM player_profile WHERE player_id = ${playerId}`.execute(tx);
  return rows[0]?.left ?? 1;
}

export async function writeHeadImage(db: Executor, playerId: bigint, image: number): Promise<void> {
  await sql`
    INSERT INTO player_profile (player_id, head_image) VALUES (${playerId}, ${image})
    ON CONFLICT (player_id) DO UPDATE SET head_image = excluded.head_image`.execute(db);
}

export async function writePhrase(
  db: Executor,
  playerId: bigint,
  sealed: Buffer | null,
): Promise<void> {
  await sql`
    INSERT INTO player_profile (player_id, phrase) VALUES (${playerId}, ${sealed})
    ON CONFLICT (player_id) DO UPDATE SET phrase = excluded.phrase`.execute(db);
}
