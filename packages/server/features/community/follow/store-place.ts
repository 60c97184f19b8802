import { sql, type RawBuilder } from 'kysely';
import type { Params } from '@fairlot/wire/core';
import type { Executor, Tx } from '#platform/db';
import { amongPlans, issuesWith, type PlanKey } from './store.ts';

/** An order ends so long before its issue closes, or fails. */
export const LEAD_MS = 3_000;

/** An order that is to be bet now, with its issue as a bet needs it; `id` is its plan. */
export type DueOrder = PlanKey & {
  readonly intent: string;
  readonly leaderId: bigint;
  readonly leaderIntent: string;
  /** Highest prize group that the player may bet in. */
  readonly group: number;
  readonly gameId: number;
  readonly serial: number;
  readonly issue: {
    readonly id: number;
    readonly code: string;
    readonly day: string;
    readonly drawMs: number;
  };
};

/** Why an order was not bet, in the words of the contract. */
export type Reason = { readonly Code: string; readonly Params: Params };
export type FailedOrder = {
  readonly order: PlanKey & { readonly intent: string };
  readonly reason: Reason;
};

/** The oldest orders of some plans, and the last of these plans; undefined behind the last there is. */
export type DueOrders = { readonly due: readonly DueOrder[]; readonly last: PlanKey | undefined };

const FIRST: PlanKey = { playerId: 0n, id: '00000000-0000-0000-0000-000000000000' };

/** Of the orders that wait those behind a plan. */
const nextPlan = (playerId: RawBuilder<unknown>, id: RawBuilder<unknown>) => sql`
  SELECT player_id, plan_id FROM follow_order
  WHERE state = 0 AND (player_id, plan_id) > (${playerId}, ${id})
  ORDER BY player_id, plan_id LIMIT 1`;

type DueRow = { player_id: bigint; plan_id: string } & (
  | {
      intent: string;
      leader_id: bigint;
      leader_intent: string;
      prize_group: number;
      game_id: number;
      serial_number: bigint;
      issue_id: number;
      code: string;
      day: string;
      draw_at: number;
    }
  | { intent: null }
);

/**
 * The oldest order of each of so many plans behind a plan, of issues that are on sale for long enough. Plan by plan in
 * the index: one of thousands of orders has one turn a round, like all others.
 */
export async function readDueOrders(
  db: Executor,
  most: number,
  { playerId, id }: PlanKey = FIRST,
): Promise<DueOrders> {
  const { rows } = await sql<DueRow>`
    WITH RECURSIVE plans AS (
      (${nextPlan(sql`${playerId}::bigint`, sql`${id}::uuid`)})
      UNION ALL
      SELECT n.player_id, n.plan_id FROM plans p
      CROSS JOIN LATERAL (${nextPlan(sql`p.player_id`, sql`p.plan_id`)}) n)
    SELECT w.player_id, w.plan_id, d.intent, d.leader_id, d.leader_intent, d.prize_group, d.game_id, d.serial_number,
      d.issue_id, d.code, d.day, d.draw_at
    FROM (SELECT * FROM plans LIMIT ${most}) w
    LEFT JOIN LATERAL (
      SELECT o.intent, o.leader_id, o.leader_intent, p.prize_group, i.game_id, i.serial_number, i.id AS issue_id,
        g.code, i.day, i.draw_at
      FROM (SELECT * FROM follow_order
        WHERE player_id = w.player_id AND plan_id = w.plan_id AND state = 0
        ORDER BY created_at, intent LIMIT 1) o
      JOIN issue i ON i.id = o.issue_id AND i.state = 0 AND i.closed_at IS NULL
        AND (SELECT app_now()) < i.close_at - ${LEAD_MS} * interval '1 millisecond'
      JOIN game g ON g.id = i.game_id
      JOIN player p ON p.player_id = o.player_id) d ON true`.execute(db);
  const due = rows.flatMap((row): readonly DueOrder[] =>
    row.intent === null
      ? []
      : [
          {
            playerId: row.player_id,
            id: row.plan_id,
            intent: row.intent,
            leaderId: row.leader_id,
            leaderIntent: row.leader_intent,
            group: row.prize_group,
            gameId: row.game_id,
            serial: Number(row.serial_number),
            issue: { id: row.issue_id, code: row.code, day: row.day, drawMs: row.draw_at },
          },
        ],
  );
  const at = rows.at(-1);
  const isMore = at !== undefined && rows.length === most;
  return { due, last: isMore ? { playerId: at.player_id, id: at.plan_id } : undefined };
}

/** A bet of a leader. */
export type LeaderBet = {
  readonly playId: number;
  readonly content: string;
  readonly notes: number;
  readonly mode: number;
  readonly multiple: number;
  readonly stake: bigint;
  readonly isCancelled: boolean;
};

/** What leaders bet by these requests, each in its order, by `leader intent`; a cart of which a bet is missing is left out. */
export async function readLeaderCarts(
  db: Executor,
  orders: readonly DueOrder[],
): Promise<ReadonlyMap<string, readonly LeaderBet[]>> {
  const leaders = [...new Set(orders.map(({ leaderId }) => leaderId))];
  const intents = [...new Set(orders.map(({ leaderIntent }) => leaderIntent))];
  const { rows: carts } = await sql<{ player_id: bigint; intent: string; bet_ids: string[] }>`
    SELECT player_id, intent, bet_ids FROM bet_cart
    WHERE player_id = ANY (${leaders}::bigint[]) AND intent = ANY (${intents}::uuid[])`.execute(db);
  const { rows: bets } = await sql<{
    id: string;
    play_id: number;
    content: string;
    notes: bigint;
    mode: number;
    multiple: number;
    stake: bigint;
    state: number;
  }>`
    SELECT id, play_id, content, notes, mode, multiple, stake, state FROM bet
    WHERE player_id = ANY (${leaders}::bigint[])
      AND id = ANY (${carts.flatMap(({ bet_ids: ids }) => ids)}::uuid[])`.execute(db);
  const byId = new Map(bets.map((bet) => [bet.id, bet]));
  return new Map(
    carts.flatMap((cart) => {
      const found = cart.bet_ids.flatMap((id): readonly LeaderBet[] => {
        const bet = byId.get(id);
        if (!bet) return [];
        const { play_id: playId, content, mode, multiple, stake, state } = bet;
        const notes = Number(bet.notes);
        return [{ playId, content, notes, mode, multiple, stake, isCancelled: state === 1 }];
      });
      const isWhole = found.length === cart.bet_ids.length;
      return isWhole ? [[`${cart.player_id} ${cart.intent}`, found] as const] : [];
    }),
  );
}

/**
 * Intents of orders that are still to be bet, of plans whose leader has agreed to be followed since they began, and
 * whose player may follow.
 */
export async function stillReserved(
  tx: Tx,
  keys: readonly PlanKey[],
): Promise<ReadonlySet<string>> {
  if (keys.length === 0) return new Set();
  const { rows } = await sql<{ intent: string }>`
    SELECT o.intent
    FROM (SELECT * FROM follow_order WHERE ${amongPlans(keys, 'plan_id')} AND state = 0) o
    JOIN (SELECT * FROM follow_plan WHERE ${amongPlans(keys, 'id')}) p
      ON p.player_id = o.player_id AND p.id = o.plan_id
    JOIN leader_consent c ON c.player_id = p.leader_id AND c.followed_at <= p.created_at
    JOIN player f ON f.player_id = o.player_id AND f.flags & flag_disable_follow() = 0`.execute(tx);
  return new Set(rows.map(({ intent }) => intent));
}

export async function readDay(tx: Tx): Promise<string> {
  const { rows } = await sql<{ day: string }>`
    SELECT leader_day(app_now())::text AS day`.execute(tx);
  return rows[0]!.day;
}

/** What an order costs, of which plan. */
export type Wanted = PlanKey & { readonly stake: bigint };

const asRecords = (rows: readonly Wanted[]): string =>
  JSON.stringify(
    rows.map(({ playerId, id, stake }) => ({
      player_id: String(playerId),
      id,
      stake: String(stake),
    })),
  );

const ofPlans = (rows: readonly PlanKey[]) =>
  sql`p.player_id = ANY (${rows.map(({ playerId }) => playerId)}::bigint[])`;

/** Takes what orders cost out of the day of their plans, one a plan; the ids of plans that had room. */
export async function reserveDay(
  tx: Tx,
  wanted: readonly Wanted[],
  day: string,
): Promise<ReadonlySet<string>> {
  if (wanted.length === 0) return new Set();
  const { rows } = await sql<{ id: string }>`
    UPDATE follow_plan p SET day = ${day}::date,
      day_staked = CASE WHEN p.day = ${day}::date THEN p.day_staked ELSE 0 END + w.stake
    FROM jsonb_to_recordset(${asRecords(wanted)}::jsonb) AS w (player_id bigint, id uuid, stake bigint)
    WHERE ${ofPlans(wanted)} AND p.player_id = w.player_id AND p.id = w.id
      AND CASE WHEN p.day = ${day}::date THEN p.day_staked ELSE 0 END + w.stake <= p.day_cap
    RETURNING p.id`.execute(tx);
  return new Set(rows.map(({ id }) => id));
}

/** Puts back what was taken out of the day for orders that were not bet after all. */
export async function giveBackDay(tx: Tx, wanted: readonly Wanted[]): Promise<void> {
  if (wanted.length === 0) return;
  await sql`
    UPDATE follow_plan p SET day_staked = p.day_staked - w.stake
    FROM jsonb_to_recordset(${asRecords(wanted)}::jsonb) AS w (player_id bigint, id uuid, stake bigint)
    WHERE ${ofPlans(wanted)} AND p.player_id = w.player_id AND p.id = w.id`.execute(tx);
}

export type TakenOrder = {
  readonly order: DueOrder;
  readonly stake: bigint;
  readonly betIds: readonly string[];
};

/** Marks orders that were bet, and adds them to their plans: one a plan. */
export async function markBet(tx: Tx, taken: readonly TakenOrder[]): Promise<void> {
  if (taken.length === 0) return;
  const rows = taken.map(({ order: { playerId, id, intent }, stake, betIds }) => ({
    player_id: String(playerId),
    id,
    intent,
    stake: String(stake),
    bet_ids: betIds,
  }));
  await sql`
    WITH t AS MATERIALIZED (
      SELECT * FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        AS r (player_id bigint, id uuid, intent uuid, stake bigint, bet_ids uuid[])),
    marked AS (
      UPDATE follow_order p SET state = 1, stake = t.stake, bet_ids = t.bet_ids FROM t
      WHERE ${ofPlans(taken.map(({ order }) => order))} AND p.player_id = t.player_id AND p.intent = t.intent)
    UPDATE follow_plan p SET placed = p.placed + 1, staked = p.staked + t.stake FROM t
    WHERE ${ofPlans(taken.map(({ order }) => order))} AND p.player_id = t.player_id AND p.id = t.id`.execute(
    tx,
  );
}

/** Marks orders of locked plans that were not bet, with their reasons; how many still were to be. */
export async function markFailed(
  tx: Tx,
  failed: readonly FailedOrder[],
  nowMs: number,
): Promise<number> {
  if (failed.length === 0) return 0;
  const rows = failed.map(({ order: { playerId, intent }, reason }) => ({
    player_id: String(playerId),
    intent,
    reason,
  }));
  const orders = failed.map(({ order }) => order);
  const { rows: marked } = await sql<{ orders: bigint }>`
    WITH t AS MATERIALIZED (
      SELECT * FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        AS r (player_id bigint, intent uuid, reason jsonb)),
    marked AS (
      UPDATE follow_order p SET state = 5, reason = t.reason, ended_at = from_ms(${nowMs}::bigint) FROM t
      WHERE ${ofPlans(orders)} AND p.player_id = t.player_id AND p.intent = t.intent AND p.state = 0
      RETURNING p.player_id, p.plan_id),
    counted AS (
      UPDATE follow_plan p SET failed = p.failed + n.orders
      FROM (SELECT player_id, plan_id, count(*)::int AS orders FROM marked GROUP BY 1, 2) n
      WHERE ${ofPlans(orders)} AND p.player_id = n.player_id AND p.id = n.plan_id)
    SELECT count(*) AS orders FROM marked`.execute(tx);
  return Number(marked[0]?.orders ?? 0n);
}

/** Orders that are too late by now: their issue closes soon, or is closed. */
export async function readLate(
  db: Executor,
  most: number,
): Promise<readonly FailedOrder['order'][]> {
  const { rows } = await sql<{ player_id: bigint; plan_id: string; intent: string }>`
    WITH RECURSIVE issues AS (${issuesWith(0)})
    SELECT o.player_id, o.plan_id, o.intent FROM issues due
    LEFT JOIN issue i ON i.id = due.issue_id
    CROSS JOIN LATERAL (SELECT player_id, plan_id, intent FROM follow_order
      WHERE issue_id = due.issue_id AND state = 0 LIMIT ${most}) o
    WHERE i.id IS NULL OR i.state <> 0 OR i.closed_at IS NOT NULL
      OR (SELECT app_now()) >= i.close_at - ${LEAD_MS} * interval '1 millisecond'
    LIMIT ${most}`.execute(db);
  return rows.map((row) => ({ playerId: row.player_id, id: row.plan_id, intent: row.intent }));
}
