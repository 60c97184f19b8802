import { sql, type RawBuilder } from 'kysely';
import { mills, type Money } from '@fairlot/rules/core/money';
import { AGENT_ORDER_STATES, type AgentOrderState } from '@fairlot/wire/team/agent-deposit';
import type { Currency } from '#ledger';
import type { Executor, Tx } from '#platform/db';

export type OrderRow = {
  readonly player_id: bigint;
  readonly order_no: string;
  readonly agent_id: bigint;
  readonly currency: Currency;
  readonly amount: bigint;
  readonly times: number;
  readonly state: number;
  readonly reason: string;
  readonly hold_id: bigint | null;
  readonly created_ms: bigint;
  readonly expires_ms: bigint;
  readonly ended_ms: bigint | null;
  readonly is_due: boolean;
  readonly member_name: string;
  readonly member_nick: string;
  readonly agent_name: string;
  readonly agent_nick: string;
};

const numberOf = (state: AgentOrderState): number => AGENT_ORDER_STATES.indexOf(state);
export const stateOf = ({ state }: Pick<OrderRow, 'state'>): AgentOrderState =>
  AGENT_ORDER_STATES[state] ?? 'EXPIRED';

const select = (where: RawBuilder<unknown>): RawBuilder<OrderRow> => sql`
  SELECT a.player_id, a.order_no, a.agent_id, a.currency, a.amount, a.times, a.state, a.reason, a.hold_id,
    to_ms(a.created_at) AS created_ms, to_ms(a.expires_at) AS expires_ms, to_ms(a.ended_at) AS ended_ms,
    a.expires_at <= (SELECT app_now()) AS is_due, m.user_name AS member_name, m.nick_name AS member_nick,
    g.user_name AS agent_name, g.nick_name AS agent_nick
  FROM agent_deposit a JOIN player m ON m.player_id = a.player_id JOIN player g ON g.player_id = a.agent_id
  WHERE ${where}`;

export type Side = { readonly playerId: bigint } | { readonly agentId: bigint };

const ofSide = (side: Side): RawBuilder<unknown> =>
  'playerId' in side ? sql`a.player_id = ${side.playerId}` : sql`a.agent_id = ${side.agentId}`;

/** An order of a member, or for an agent; of somebody else's there is none. */
export async function readOrder(
  db: Executor,
  side: Side,
  orderNo: string,
): Promise<OrderRow | undefined> {
  const { rows } = await select(sql`a.order_no = ${orderNo} AND ${ofSide(side)}`).execute(db);
  return rows[0];
}

/** The same, and nobody changes it until the transaction ends. */
export async function holdOrder(
  tx: Tx,
  side: Side,
  orderNo: string,
): Promise<OrderRow | undefined> {
  await sql`SELECT FROM agent_deposit a WHERE a.order_no = ${orderNo} AND ${ofSide(side)} FOR UPDATE`.execute(
    tx,
  );
  return readOrder(tx, side, orderNo);
}

export async function findByIntent(
  db: Executor,
  playerId: bigint,
  intent: string,
): Promise<OrderRow | undefined> {
  const { rows } = await select(sql`a.player_id = ${playerId} AND a.intent = ${intent}`).execute(
    db,
  );
  return rows[0];
}

/** The order of a member that is open, or else the newest. */
export async function findNewest(db: Executor, playerId: bigint): Promise<OrderRow | undefined> {
  const { rows } = await sql<OrderRow>`${select(sql`a.player_id = ${playerId}`)}
    ORDER BY a.state < 3 DESC, a.created_at DESC LIMIT 1`.execute(db);
  return rows[0];
}

export type RequestPage = {
  readonly agentId: bigint;
  readonly isOpen: boolean;
  readonly before: string | undefined;
};

export async function listRequests(
  db: Executor,
  { agentId, isOpen, before }: RequestPage,
  count: number,
): Promise<readonly OrderRow[]> {
  const after = before
    ? sql`AND (a.created_at, a.order_no) < (
        SELECT b.created_at, b.order_no FROM agent_deposit b WHERE b.order_no = ${before})`
    : sql``;
  const { rows } = await sql<OrderRow>`${select(sql`a.agent_id = ${agentId}`)}
    AND ${isOpen ? sql`a.state < 3` : sql`a.state > 2`} ${after}
    ORDER BY a.created_at DESC, a.order_no DESC LIMIT ${count}`.execute(db);
  return rows;
}

export type NewOrder = {
  readonly playerId: bigint;
  readonly orderNo: string;
  readonly intent: string;
  readonly agentId: bigint;
  readonly currency: Currency;
  readonly amount: Money;
  readonly times: number;
  readonly hours: number;
};

export async function insertOrder(tx: Tx, order: NewOrder): Promise<void> {
  await sql`
    INSERT INTO agent_deposit (player_id, order_no, intent, agent_id, currency, amount, times, expires_at)
    VALUES (${order.playerId}, ${order.orderNo}, ${order.intent}, ${order.agentId}, ${order.currency}, ${order.amount},
      ${order.times}, app_now() + ${order.hours}::int * interval '1 hour')`.execute(tx);
}

export type Move = {
  readonly from: readonly AgentOrderState[];
  readonly to: AgentOrderState;
  readonly reason?: string;
  readonly holdId?: bigint;
};

/** Brings an order to another state, once; false: it is in none of those that it may come from. */
export async function moveOrder(tx: Tx, row: OrderRow, move: Move): Promise<boolean> {
  const to = numberOf(move.to);
  const { rows } = await sql`
    UPDATE agent_deposit SET state = ${to}, reason = ${move.reason ?? ''},
      hold_id = coalesce(${move.holdId ?? null}, hold_id),
      accepted_at = CASE WHEN ${to === 1} THEN app_now() ELSE accepted_at END,
      ended_at = CASE WHEN ${to > 2} THEN app_now() END
    WHERE player_id = ${row.player_id} AND order_no = ${row.order_no}
      AND state = ANY (${move.from.map(numberOf)}::smallint[]) RETURNING order_no`.execute(tx);
  return rows.length > 0;
}

/** Orders whose time is over, the oldest first. */
export async function listDue(db: Executor, most: number): Promise<readonly OrderRow[]> {
  const { rows } = await sql<OrderRow>`
    ${select(sql`a.state < 3 AND a.expires_at <= (SELECT app_now())`)}
    ORDER BY a.expires_at LIMIT ${most}`.execute(db);
  return rows;
}

export type Account = {
  readonly player_id: bigint;
  readonly flags: bigint;
  readonly is_demo: boolean;
  readonly is_agent: boolean;
  readonly parent: bigint | null;
};

export async function readAccount(db: Executor, playerId: bigint): Promise<Account | undefined> {
  const { rows } = await sql<Account>`
    SELECT player_id, flags, is_demo, is_agent, parent FROM player WHERE player_id = ${playerId}`.execute(
    db,
  );
  return rows[0];
}

/** Nobody changes the member's place or flags until the transaction ends. */
export async function holdAccount(tx: Tx, playerId: bigint): Promise<Account | undefined> {
  await sql`SELECT FROM player WHERE player_id = ${playerId} FOR NO KEY UPDATE`.execute(tx);
  return readAccount(tx, playerId);
}

/** What of the open betting requirements of a player is missing. */
export async function readGap(db: Executor, playerId: bigint): Promise<Money> {
  const { rows } = await sql<{ gap: bigint }>`
    SELECT coalesce(sum(required - done), 0)::bigint AS gap FROM requirement
    WHERE player_id = ${playerId} AND state = 0`.execute(db);
  return mills(rows[0]?.gap ?? 0n);
}
