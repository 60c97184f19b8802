import { sql } from 'kysely';
import type { Executor } from '#platform/db';
import type { RecordPlace } from '../../play/bet/records/index.ts';
import { faceColumns, type FaceRow } from '../../account/player/index.ts';
import type { Reason } from './store-place.ts';

/** The statements of records; prizes are those of the bets as the stop rules saw them last. */
export type PlanFilter = {
  readonly playerId: bigint;
  readonly fromMs?: number | undefined;
  readonly toMs?: number | undefined;
  readonly states?: readonly number[] | undefined;
};
/** Behind a place, so many. */
export type Slice = { readonly after: RecordPlace | undefined; readonly limit: number };
/** A row with its place in the order of its list. */
export type Placed<Row> = Row & { readonly place: RecordPlace };

const after = (place: RecordPlace | undefined, id: 'id' | 'leader_intent') =>
  place
    ? sql` AND (created_at, ${sql.ref(id)}) < (from_us(${place.acceptedUs}), ${place.id}::uuid)`
    : sql``;
const placed = <Row extends { created_us: bigint }>(row: Row, id: string): Placed<Row> => ({
  ...row,
  place: { acceptedUs: row.created_us, id },
});

export type PlanRow = FaceRow & {
  id: string;
  created_at: number;
  ended_at: number | null;
  until_at: number;
  leader_name: string;
  mode: number;
  value: bigint;
  games: number[] | null;
  bet_cap: bigint;
  day_cap: bigint;
  stop_win: bigint | null;
  stop_earn: bigint | null;
  stop_loss: bigint;
  state: number;
  placed: number;
  failed: number;
  staked: bigint;
  staked_today: bigint;
  ended_stake: bigint;
  prize: bigint;
  refund: bigint;
  rate: number;
  peak: bigint;
  paid: bigint;
};

const where = ({ playerId, fromMs, toMs, states }: PlanFilter) => sql`
  player_id = ${playerId}
    AND (${fromMs ?? null}::bigint IS NULL OR created_at >= from_ms(${fromMs ?? null}::bigint))
    AND (${toMs ?? null}::bigint IS NULL OR created_at < from_ms(${toMs ?? null}::bigint))
    AND (${states ?? null}::int[] IS NULL OR state = ANY (${states ?? null}::int[]))`;

export async function listPlans(
  db: Executor,
  filter: PlanFilter,
  { after: place, limit }: Slice,
): Promise<readonly Placed<PlanRow>[]> {
  const { rows } = await sql<PlanRow & { created_us: bigint }>`
    SELECT f.id, f.created_at, to_us(f.created_at) AS created_us, f.ended_at, f.until_at, l.nick_name AS leader_name, ${faceColumns('l')}, f.mode, f.value, f.games,
      f.bet_cap, f.day_cap, f.stop_win, f.stop_earn, f.stop_loss, f.state, f.placed, f.failed, f.staked,
      CASE WHEN f.day = leader_day(app_now()) THEN f.day_staked ELSE 0 END AS staked_today,
      f.ended_stake, f.prize, f.refund, f.rate, f.peak, f.paid
    FROM (SELECT * FROM follow_plan WHERE ${where(filter)}${after(place, 'id')}
      ORDER BY created_at DESC, id DESC LIMIT ${limit}) f
    JOIN player l ON l.player_id = f.leader_id
    ORDER BY f.created_at DESC, f.id DESC`.execute(db);
  return rows.map((row) => placed(row, row.id));
}

export async function sumPlans(
  db: Executor,
  filter: PlanFilter,
): Promise<{ plans: bigint; staked: bigint; prize: bigint; paid: bigint }> {
  const { rows } = await sql<{ plans: bigint; staked: bigint; prize: bigint; paid: bigint }>`
    SELECT count(*) AS plans, coalesce(sum(staked), 0)::bigint AS staked,
      coalesce(sum(prize), 0)::bigint AS prize, coalesce(sum(paid), 0)::bigint AS paid
    FROM follow_plan WHERE ${where(filter)}`.execute(db);
  return rows[0]!;
}

/** Orders of a plan in all, null where nobody wants them counted; undefined where the player has no such plan. */
export async function countOrders(
  db: Executor,
  playerId: bigint,
  id: string,
  isCounted: boolean,
): Promise<number | null | undefined> {
  const { rows } = await sql<{ orders: bigint | null }>`
    SELECT CASE WHEN ${isCounted} THEN (SELECT count(*) FROM follow_order o
      WHERE o.player_id = f.player_id AND o.plan_id = f.id) END AS orders
    FROM follow_plan f WHERE f.player_id = ${playerId} AND f.id = ${id}`.execute(db);
  const orders = rows[0]?.orders;
  return orders === undefined || orders === null ? orders : Number(orders);
}

/**
 * An order by the request of its leader. The request as which it is bet is told to nobody: a player who knew
 * it could bet something else by it first.
 */
export type OrderRow = {
  created_at: number;
  leader_id: bigint;
  leader_intent: string;
  game_id: number;
  serial_number: bigint;
  state: number;
  stake: bigint | null;
  prize: bigint;
  refund: bigint;
  winning_number: string | null;
  bet_ids: string[] | null;
  reason: Reason | null;
};

export async function listOrders(
  db: Executor,
  playerId: bigint,
  id: string,
  { after: place, limit }: Slice,
): Promise<readonly Placed<OrderRow>[]> {
  const { rows } = await sql<OrderRow & { created_us: bigint }>`
    SELECT o.created_at, to_us(o.created_at) AS created_us, o.leader_id, o.leader_intent, i.game_id, i.serial_number, o.state, o.stake,
      o.prize, o.refund, i.winning_number, o.bet_ids, o.reason
    FROM (SELECT * FROM follow_order WHERE player_id = ${playerId} AND plan_id = ${id}${after(place, 'leader_intent')}
      ORDER BY created_at DESC, leader_intent DESC LIMIT ${limit}) o
    JOIN issue i ON i.id = o.issue_id
    ORDER BY o.created_at DESC, o.leader_intent DESC`.execute(db);
  return rows.map((row) => placed(row, row.leader_intent));
}

/** A bet of a cart, as a list shows it. */
export type LineRow = { playId: number; content: string; notes: number };
export type Lines = { readonly bets: number; readonly shown: readonly LineRow[] };

/** The first bets of carts, by `player intent`; contents shortened. */
export async function readLines(
  db: Executor,
  carts: readonly { readonly playerId: bigint; readonly intent: string }[],
  { most, chars }: { readonly most: number; readonly chars: number },
): Promise<ReadonlyMap<string, Lines>> {
  const players = [...new Set(carts.map(({ playerId }) => playerId))];
  const intents = [...new Set(carts.map(({ intent }) => intent))];
  const { rows: found } = await sql<{
    player_id: bigint;
    intent: string;
    bets: number;
    bet_ids: string[];
  }>`
    SELECT player_id, intent, cardinality(bet_ids) AS bets, bet_ids[1:${most}] AS bet_ids FROM bet_cart
    WHERE player_id = ANY (${players}::bigint[]) AND intent = ANY (${intents}::uuid[])`.execute(db);
  const { rows: bets } = await sql<{
    id: string;
    play_id: number;
    content: string;
    notes: bigint;
  }>`
    SELECT id, play_id, left(content, ${chars}) AS content, notes FROM bet
    WHERE player_id = ANY (${players}::bigint[])
      AND id = ANY (${found.flatMap(({ bet_ids: ids }) => ids)}::uuid[])`.execute(db);
  const byId = new Map(bets.map((bet) => [bet.id, bet]));
  return new Map(
    found.map((cart) => [
      `${cart.player_id} ${cart.intent}`,
      {
        bets: cart.bets,
        shown: cart.bet_ids.flatMap((id) => {
          const bet = byId.get(id);
          return bet
            ? [{ playId: bet.play_id, content: bet.content, notes: Number(bet.notes) }]
            : [];
        }),
      },
    ]),
  );
}

export type FollowerRow = FaceRow & {
  id: string;
  name: string;
  created_at: number;
  ended_at: number | null;
  mode: number;
  state: number;
  placed: number;
  staked: bigint;
  ended_stake: bigint;
  prize: bigint;
  refund: bigint;
  rate: number;
  paid: bigint;
};

/** Plans that follow a player. */
export async function listFollowers(
  db: Executor,
  leaderId: bigint,
  { after: place, limit }: Slice,
): Promise<readonly Placed<FollowerRow>[]> {
  const { rows } = await sql<FollowerRow & { created_us: bigint }>`
    SELECT f.id, p.nick_name AS name, ${faceColumns('p')}, f.created_at, to_us(f.created_at) AS created_us, f.ended_at, f.mode, f.state, f.placed, f.staked, f.ended_stake,
      f.prize, f.refund, f.rate, f.paid
    FROM (SELECT * FROM follow_plan WHERE leader_id = ${leaderId}${after(place, 'id')}
      ORDER BY created_at DESC, id DESC LIMIT ${limit}) f
    JOIN player p ON p.player_id = f.player_id
    ORDER BY f.created_at DESC, f.id DESC`.execute(db);
  return rows.map((row) => placed(row, row.id));
}

export async function sumFollowers(
  db: Executor,
  leaderId: bigint,
): Promise<{ plans: bigint; running: bigint; staked: bigint; paid: bigint }> {
  const { rows } = await sql<{ plans: bigint; running: bigint; staked: bigint; paid: bigint }>`
    SELECT count(*) AS plans, count(*) FILTER (WHERE state = 0) AS running,
      coalesce(sum(staked), 0)::bigint AS staked, coalesce(sum(paid), 0)::bigint AS paid
    FROM follow_plan WHERE leader_id = ${leaderId}`.execute(db);
  return rows[0]!;
}
