import { sql } from 'kysely';
import type { Invariant } from '#platform/feature';

/** Deleted accounts and deletions tell the same. */
export const removalInvariants: readonly Invariant[] = [
  {
    name: 'a deleted account has its deletion, is closed and has no login',
    find: async (db) => {
      const { rows } = await sql<{ line: string }>`
        SELECT 'player ' || coalesce(p.player_id, r.player_id) || ' and deletion ' || coalesce(r.id::text, 'none') || ' differ' AS line
        FROM (SELECT player_id, removed_at FROM player WHERE removed_at IS NOT NULL) p
          FULL JOIN (SELECT * FROM player_removal WHERE restored_at IS NULL) r USING (player_id)
        WHERE p.removed_at IS DISTINCT FROM r.removed_at OR EXISTS (
          SELECT FROM session s WHERE s.player_id = p.player_id AND s.ended_at IS NULL)
        LIMIT 20`.execute(db);
      return rows.map(({ line }) => line);
    },
  },
];
