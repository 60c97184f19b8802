import { sql } from 'kysely';
import type { Invariant } from '#platform/feature';

/** Lines of a query, at most twenty. */
const find = async (
  query: ReturnType<typeof sql<{ line: string }>>,
  db: Parameters<Invariant['find']>[0],
) => {
  const { rows } = await query.execute(db);
  return rows.map(({ line }) => line);
};

/** The tree and the moves tell the same. */
export const moveInvariants: readonly Invariant[] = [
  {
    name: 'a line has no circle and at most 20 levels above anybody',
    find: (db) =>
      find(
        sql<{ line: string }>`
          WITH RECURSIVE tree(player_id, depth) AS (
            SELECT player_id, 0 FROM player WHERE parent IS NULL
            UNION ALL SELECT p.player_id, t.depth + 1 FROM tree t JOIN player p ON p.parent = t.player_id WHERE t.depth < 32)
          SELECT 'player ' || p.player_id || CASE WHEN t.depth IS NULL THEN ' is in a circle' ELSE ' has ' || t.depth || ' above' END AS line
          FROM player p LEFT JOIN tree t USING (player_id) WHERE t.depth IS NULL OR t.depth > 20 LIMIT 20`,
        db,
      ),
  },
  {
    name: 'the group of a member is at most that of the agent above',
    find: (db) =>
      find(
        sql<{ line: string }>`
          SELECT 'player ' || c.player_id || ' has ' || c.prize_group || ' below ' || p.prize_group AS line
          FROM player c JOIN player p ON p.player_id = c.parent WHERE c.prize_group > p.prize_group LIMIT 20`,
        db,
      ),
  },
  {
    name: 'every move is where the next one begins, and the last one leads to the parent',
    find: (db) =>
      find(
        sql<{ line: string }>`
          SELECT 'move ' || m.id || ' of player ' || m.player_id || ' leads to ' || m.to_parent || ', not to ' || m.next AS line
          FROM (
            SELECT v.id, v.player_id, v.to_parent,
              coalesce(lead(v.from_parent) OVER (PARTITION BY v.player_id ORDER BY v.id), p.parent) AS next
            FROM player_move v JOIN player p USING (player_id)) m
          WHERE m.to_parent IS DISTINCT FROM m.next LIMIT 20`,
        db,
      ),
  },
  {
    name: 'every move was asked for, and is the one that was',
    find: (db) =>
      find(
        sql<{ line: string }>`
          SELECT 'move ' || coalesce(m.id, r.move_id) || ' and request ' || coalesce(r.id::text, 'none') || ' differ' AS line
          FROM player_move m FULL JOIN move_request r ON r.move_id = m.id
          WHERE (m.id IS NOT NULL OR r.move_id IS NOT NULL)
            AND (m.player_id, m.from_parent, m.to_parent) IS DISTINCT FROM (r.player_id, r.agent_id, r.to_parent) LIMIT 20`,
        db,
      ),
  },
];
