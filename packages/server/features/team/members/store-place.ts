import { sql, type RawBuilder } from 'kysely';
import type { Executor } from '#platform/db';
import { LOGIN_SECONDS } from '../../auth/login/sessions/index.ts';

/** Who looks, and below whom. */
export type Looking = { readonly viewer: bigint; readonly head: bigint };

/** Minutes without a call after which nobody counts as online. */
export const ONLINE_MINUTES = 5;

/** Whether an agent may look below a head: below themselves, and below whoever stands in their line. */
export const mayRead = ({ viewer, head }: Looking): RawBuilder<unknown> =>
  viewer === head ? sql`true` : sql`line_is_below(${head}, ${viewer})`;

/** Whether a player was active a moment ago; older logins than one can last are not read. */
export const isOnline = (playerId: RawBuilder<unknown>): RawBuilder<unknown> => sql`
  EXISTS (SELECT FROM session s WHERE s.player_id = ${playerId} AND s.ended_code IS NULL
    AND s.created_at > (SELECT app_now()) - ${LOGIN_SECONDS} * interval '1 second'
    AND s.active_at > (SELECT app_now()) - ${ONLINE_MINUTES} * interval '1 minute')`;

export type MemberLine = {
  player_id: bigint;
  user_name: string;
  nick_name: string;
  is_agent: boolean;
  note: string | null;
  directs: number;
  members: number;
  balance: bigint;
  line_balance: bigint;
  prize_group: number;
  created_ms: bigint;
  last_login_ms: bigint | null;
  is_online: boolean;
  is_direct: boolean;
  are_links_stopped: boolean;
};

export const BALANCE = sql`coalesce(c.balance, 0)`;

export const FACTS = (viewer: bigint) => sql`
  p.player_id, p.user_name, p.nick_name, p.is_agent, coalesce(c.directs, 0) AS directs,
  coalesce(c.members, 0) AS members, ${BALANCE} AS balance, coalesce(c.line_balance, 0) AS line_balance,
  p.prize_group, to_ms(p.created_at) AS created_ms, to_ms(p.last_login_at) AS last_login_ms,
  p.parent = ${viewer} AS is_direct`;

export type HeadLine = {
  readonly directs: number;
  readonly members: number;
  readonly agents: number;
  readonly line_balance: bigint;
  readonly counted_ms: bigint;
};

/** The line below a head, as it was counted; undefined where the asking agent may not look there. */
export async function readLine(db: Executor, looking: Looking): Promise<HeadLine | undefined> {
  const { rows } = await sql<HeadLine>`
    SELECT coalesce(c.directs, 0) AS directs, coalesce(c.members, 0) AS members,
      coalesce(c.agents, 0) AS agents, coalesce(c.line_balance, 0) AS line_balance,
      (SELECT to_ms(m.counted_at) FROM money_counted m) AS counted_ms
    FROM player p LEFT JOIN line_count c ON c.player_id = p.player_id
    WHERE p.player_id = ${looking.head} AND ${mayRead(looking)}`.execute(db);
  return rows[0];
}

export type StepLine = { readonly player_id: bigint; readonly user_name: string };

/** The way from the asking agent down to a head, both of them in it. */
export async function readPath(
  db: Executor,
  { viewer, head }: Looking,
): Promise<readonly StepLine[]> {
  const { rows } = await sql<StepLine>`
    SELECT p.player_id, p.user_name
    FROM (SELECT line_above(${head}) || ${head}::bigint AS ids) l
      CROSS JOIN LATERAL unnest(l.ids) WITH ORDINALITY u(id, n) JOIN player p ON p.player_id = u.id
    WHERE u.n >= array_position(l.ids, ${viewer}::bigint) ORDER BY u.n`.execute(db);
  return rows;
}

export type Found = { readonly player_id: bigint; readonly parent: bigint };

/** A member of the line by the whole account name, as names are compared. */
export async function findMember(
  db: Executor,
  viewer: bigint,
  nameKey: string,
): Promise<Found | undefined> {
  const { rows } = await sql<Found>`
    SELECT p.player_id, p.parent FROM player p
    WHERE lower(p.user_name) = ${nameKey} AND line_is_below(p.player_id, ${viewer})`.execute(db);
  return rows[0];
}

/** One member of the line; undefined where nobody of this number stands in it. */
export async function readMember(
  db: Executor,
  viewer: bigint,
  memberId: bigint,
): Promise<(MemberLine & { readonly counted_ms: bigint }) | undefined> {
  const { rows } = await sql<MemberLine & { counted_ms: bigint }>`
    SELECT ${FACTS(viewer)}, n.note, ${isOnline(sql`p.player_id`)} AS is_online,
      EXISTS (SELECT FROM register_link_stop s WHERE s.player_id = p.player_id) AS are_links_stopped,
      (SELECT to_ms(m.counted_at) FROM money_counted m) AS counted_ms
    FROM player p LEFT JOIN line_count c ON c.player_id = p.player_id
    LEFT JOIN member_note n ON n.player_id = ${viewer} AND n.member_id = p.player_id
    WHERE p.player_id = ${memberId} AND line_is_below(p.player_id, ${viewer})`.execute(db);
  return rows[0];
}
