import { sql } from 'kysely';
import type { Tx } from '#platform/db';

/** Stops new links and accounts of an agent for the parent, or allows them again; under `lockLinks`, as they are made. */
export async function writeParentStop(
  tx: Tx,
  { playerId, by, isStopped }: { playerId: bigint; by: bigint; isStopped: boolean },
): Promise<void> {
  if (isStopped) {
    await sql`
      INSERT INTO register_link_stop (player_id, stopped_by, stopped_at) VALUES (${playerId}, ${by}, app_now())
      ON CONFLICT (player_id) DO NOTHING`.execute(tx);
  } else {
    await sql`DELETE FROM register_link_stop WHERE player_id = ${playerId}`.execute(tx);
  }
}
