import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Db } from '#platform/db';

/** Gives a player a picture that others see, or one that waits for a look; its name. */
export async function giveFace(
  owner: Db,
  playerId: bigint,
  as: 'shown' | 'waiting',
): Promise<string> {
  const name = `${createHash('sha256').update(`${playerId} ${as}`).digest('hex')}.webp`;
  await sql`INSERT INTO picture (name, bytes) VALUES (${name}, '\\x00')`.execute(owner);
  const at = as === 'waiting' ? sql`app_now()` : sql`NULL`;
  await sql`
    INSERT INTO avatar (player_id, ${sql.ref(as)}, waiting_at) VALUES (${playerId}, ${name}, ${at})
    ON CONFLICT (player_id) DO UPDATE SET ${sql.ref(as)} = ${name}, waiting_at = coalesce(${at}, avatar.waiting_at)`.execute(
    owner,
  );
  return name;
}
