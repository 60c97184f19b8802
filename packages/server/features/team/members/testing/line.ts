import { sql } from 'kysely';
import { invariant } from '@fairlot/rules/core/invariant';
import type { TestServer } from '#testing';

type Rooms = Pick<TestServer, 'owner'>;
export type LineMember = { readonly playerId: bigint; readonly userName: string };

let made = 0;

/** Somebody below an agent, who never signs in. */
export async function makeMember(
  { owner }: Rooms,
  parent: bigint,
  {
    name,
    isAgent = false,
    group = 1900,
  }: { name?: string; isAgent?: boolean; group?: number } = {},
): Promise<LineMember> {
  made += 1;
  const userName = name ?? `member${made.toString().padStart(4, '0')}`;
  const { rows } = await sql<{ player_id: bigint }>`
    INSERT INTO player (user_name, nick_name, password_hash, is_agent, parent, prize_group)
    VALUES (${userName}, 'Nick', 'none', ${isAgent}, ${parent}, ${group}) RETURNING player_id`.execute(
    owner,
  );
  invariant(rows[0], 'a member was added');
  return { playerId: rows[0].player_id, userName };
}

/** Counts all lines anew, each member with as much money as `balances` says. */
export async function countLines(
  { owner }: Rooms,
  balances: ReadonlyMap<bigint, bigint> = new Map(),
): Promise<void> {
  const ids = [...balances.keys()];
  await sql`
    INSERT INTO line_count AS c (player_id, parent, directs, members, agents, balance, line_balance)
    WITH RECURSIVE below(head, player_id) AS (
      SELECT p.parent, p.player_id FROM player p WHERE p.parent IS NOT NULL
      UNION ALL SELECT p.parent, b.player_id FROM below b JOIN player p ON p.player_id = b.head
      WHERE p.parent IS NOT NULL),
    own AS (SELECT * FROM unnest(${ids}::bigint[], ${[...balances.values()]}::bigint[]) o(player_id, balance))
    SELECT p.player_id, p.parent, (SELECT count(*) FROM player d WHERE d.parent = p.player_id),
      count(b.player_id), count(b.player_id) FILTER (WHERE m.is_agent), coalesce(max(o.balance), 0),
      coalesce(sum(w.balance), 0)
    FROM player p LEFT JOIN below b ON b.head = p.player_id LEFT JOIN player m ON m.player_id = b.player_id
    LEFT JOIN own o ON o.player_id = p.player_id LEFT JOIN own w ON w.player_id = b.player_id
    GROUP BY p.player_id
    ON CONFLICT (player_id) DO UPDATE SET directs = excluded.directs, members = excluded.members,
      agents = excluded.agents, balance = excluded.balance, line_balance = excluded.line_balance`.execute(
    owner,
  );
}
