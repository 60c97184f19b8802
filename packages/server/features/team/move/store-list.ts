import { sql } from 'kysely';
import { accountKey } from '@fairlot/rules/check/account';
import { MOST_COUNTED } from '@fairlot/rules/core/counted';
import type { MoveState } from '@fairlot/wire/team/move';
import type { Executor } from '#platform/db';

/** As `move_request.state` stores them. */
export const STATES = ['waiting', 'moved', 'refused'] as const satisfies readonly MoveState[];

export type MoveRow = {
  id: bigint;
  player_id: bigint;
  user_name: string;
  from_id: bigint;
  from_name: string;
  to_id: bigint;
  to_name: string;
  accounts: number;
  state: number;
  asked_ms: bigint;
  decided_ms: bigint | null;
  decided_by: string;
  reason: string;
  is_by_site: boolean;
};

const ROW = sql`
  SELECT r.id, r.player_id, p.user_name, r.agent_id AS from_id, f.user_name AS from_name, r.to_parent AS to_id,
    t.user_name AS to_name, r.accounts, r.state, to_ms(r.asked_at) AS asked_ms, to_ms(r.decided_at) AS decided_ms,
    r.decided_by, r.reason, r.is_by_site
  FROM move_request r JOIN player p ON p.player_id = r.player_id
    JOIN player f ON f.player_id = r.agent_id JOIN player t ON t.player_id = r.to_parent`;

/** Moves of direct members of an agent, the newest first. */
export async function listOfAgent(
  db: Executor,
  { agentId, before }: { readonly agentId: bigint; readonly before: number | undefined },
  most: number,
): Promise<readonly MoveRow[]> {
  const { rows } = await sql<MoveRow>`
    ${ROW} WHERE r.agent_id = ${agentId}
      ${before === undefined ? sql`` : sql`AND r.id < ${before}`}
    ORDER BY r.id DESC LIMIT ${most}`.execute(db);
  return rows;
}

export type DeskFilter = {
  readonly state: MoveState | undefined;
  readonly search: string | undefined;
  /** The last row of the page before. */
  readonly before: number | undefined;
};

/** Moves of all agents, the newest first; those that wait the oldest first. */
export async function listOfDesk(
  db: Executor,
  { state, search, before }: DeskFilter,
  most: number,
): Promise<readonly MoveRow[]> {
  const isQueue = state === 'waiting';
  const further =
    before !== undefined && (isQueue ? sql`AND r.id > ${before}` : sql`AND r.id < ${before}`);
  const named =
    search !== undefined &&
    sql`AND (SELECT player_id FROM player WHERE lower(user_name) = ${accountKey(search)}) IN (r.player_id, r.agent_id, r.to_parent)`;
  const { rows } = await sql<MoveRow>`
    ${ROW} WHERE true ${state === undefined ? sql`` : sql`AND r.state = ${sql.lit(STATES.indexOf(state))}`}
      ${named || sql``} ${further || sql``}
    ORDER BY r.id ${isQueue ? sql`` : sql`DESC`} LIMIT ${most}`.execute(db);
  return rows;
}

/** How many moves wait for an operator, and since when the oldest does. */
export async function countWaiting(
  db: Executor,
): Promise<{ readonly n: number; readonly oldest_ms: bigint | null }> {
  const { rows } = await sql<{ n: number; oldest_ms: bigint | null }>`
    SELECT count(*)::int AS n, to_ms(min(asked_at)) AS oldest_ms FROM (
      SELECT asked_at FROM move_request WHERE state = 0 ORDER BY id LIMIT ${MOST_COUNTED}) w`.execute(
    db,
  );
  return rows[0] ?? { n: 0, oldest_ms: null };
}
