import { sql } from 'kysely';
import type { Executor } from '#platform/db';

/** When a player accepted a version of the agreement; undefined where he did not. Milliseconds UTC. */
export async function readAccepted(
  db: Executor,
  playerId: bigint,
  version: number,
): Promise<number | undefined> {
  const { rows } = await sql<{ accepted_at: number }>`
    SELECT accepted_at FROM schedule_agreement
    WHERE player_id = ${playerId} AND version = ${version}`.execute(db);
  return rows[0]?.accepted_at;
}

/** Accepted again, it stays accepted when it was. */
export async function acceptVersion(
  db: Executor,
  playerId: bigint,
  version: number,
): Promise<void> {
  await sql`
    INSERT INTO schedule_agreement (player_id, version) VALUES (${playerId}, ${version})
    ON CONFLICT DO NOTHING`.execute(db);
}
