import { sql } from 'kysely';
import type { Executor, Tx } from '#platform/db';

/** A plan by name. */
export type PlanKey = { readonly playerId: bigint; readonly id: string };

/** A plan as those see it who work on it; money in thousandths. */
export type PlanHead = PlanKey & {
  readonly leaderId: bigint;
  readonly state: number;
  readonly mode: number;
  readonly value: bigint;
  readonly betCap: bigint;
  readonly stopWin: bigint | null;
  readonly stopEarn: bigint | null;
  readonly stopLoss: bigint;
  readonly endedStake: bigint;
  readonly prize: bigint;
  readonly refund: bigint;
  /** What its leader is paid of its profit, thousandths; issues of which bets ended. */
  readonly rate: number;
  readonly turns: number;
  /** The highest that its profit stood, what is paid of it, and by how many payments. */
  readonly peak: bigint;
  readonly paid: bigint;
  readonly payments: number;
};

type HeadRow = {
  player_id: bigint;
  id: string;
  leader_id: bigint;
  state: number;
  mode: number;
  value: bigint;
  bet_cap: bigint;
  stop_win: bigint | null;
  stop_earn: bigint | null;
  stop_loss: bigint;
  ended_stake: bigint;
  prize: bigint;
  refund: bigint;
  rate: number;
  turns: number;
  peak: bigint;
  paid: bigint;
  payments: number;
};

const playersOf = (keys: readonly PlanKey[]): bigint[] => keys.map(({ playerId }) => playerId);
const idsOf = (keys: readonly PlanKey[]): string[] => keys.map(({ id }) => id);

/** Where and which: both name the rows of a spread table. */
export const amongPlans = (keys: readonly PlanKey[], id: string) =>
  sql`player_id = ANY (${playersOf(keys)}::bigint[]) AND ${sql.ref(id)} = ANY (${idsOf(keys)}::uuid[])`;

/** Body of the recursive query `issues`: those of orders in a state, each found in the index behind the one before. */
export const issuesWith = (state: 0 | 1) => sql`
  (SELECT issue_id FROM follow_order WHERE state = ${sql.lit(state)} ORDER BY issue_id LIMIT 1)
  UNION ALL
  SELECT n.issue_id FROM issues o CROSS JOIN LATERAL (
    SELECT issue_id FROM follow_order WHERE state = ${sql.lit(state)} AND issue_id > o.issue_id
    ORDER BY issue_id LIMIT 1) n`;

export async function readHeads(
  db: Executor,
  keys: readonly PlanKey[],
): Promise<readonly PlanHead[]> {
  const { rows } = await sql<HeadRow>`
    SELECT player_id, id, leader_id, state, mode, value, bet_cap, stop_win, stop_earn, stop_loss, ended_stake, prize,
      refund, rate, turns, peak, paid, payments
    FROM follow_plan WHERE ${amongPlans(keys, 'id')} ORDER BY player_id, id`.execute(db);
  return rows.map((row) => ({
    playerId: row.player_id,
    id: row.id,
    leaderId: row.leader_id,
    state: row.state,
    mode: row.mode,
    value: row.value,
    betCap: row.bet_cap,
    stopWin: row.stop_win,
    stopEarn: row.stop_earn,
    stopLoss: row.stop_loss,
    endedStake: row.ended_stake,
    prize: row.prize,
    refund: row.refund,
    rate: row.rate,
    turns: row.turns,
    peak: row.peak,
    paid: row.paid,
    payments: row.payments,
  }));
}

/**
 * The right to change plans and their orders until the transaction ends: first of all that it does. A worker
 * passes by what another works on; a player waits.
 */
export async function lockPlans(
  tx: Tx,
  keys: readonly PlanKey[],
  how: 'wait' | 'skip',
): Promise<readonly PlanHead[]> {
  if (keys.length === 0) return [];
  const { rows } = await sql<{ player_id: bigint; id: string }>`
    SELECT player_id, id
    FROM follow_lock(${playersOf(keys)}::bigint[], ${idsOf(keys)}::uuid[], ${how === 'wait'})
  `.execute(tx);
  const locked = rows.map((row) => ({ playerId: row.player_id, id: row.id }));
  return locked.length === 0 ? [] : readHeads(tx, locked);
}

/** A plan that is to end, and as what. */
export type Ending = PlanKey & { readonly state: number };

/** Ends locked plans; one call a transaction, as leaders are locked in one order by one call. */
export async function endPlans(tx: Tx, endings: readonly Ending[]): Promise<void> {
  if (endings.length === 0) return;
  await sql`
    SELECT follow_end(${playersOf(endings)}::bigint[], ${idsOf(endings)}::uuid[],
      ${endings.map(({ state }) => state)}::smallint[])`.execute(tx);
}

/**
 * Plans whose time is over, those whose leader agrees no longer, or agreed anew, and those whose player is barred
 * from follow bets. The clock is asked once: asked
 * for each row, as it may change, it finds nothing in an index.
 */
export async function readOver(db: Executor, most: number): Promise<readonly Ending[]> {
  const { rows } = await sql<{ player_id: bigint; id: string; state: number }>`
    (SELECT player_id, id, 1 AS state FROM follow_plan
      WHERE state = 0 AND until_at <= (SELECT app_now()) ORDER BY until_at LIMIT ${most})
    UNION ALL (
      SELECT p.player_id, p.id, 6 AS state
      FROM (SELECT player_id FROM follow_leader WHERE followers > 0) l
      LEFT JOIN leader_consent c ON c.player_id = l.player_id
      CROSS JOIN LATERAL (SELECT player_id, id FROM follow_plan
        WHERE leader_id = l.player_id AND state = 0 AND until_at > (SELECT app_now())
          AND created_at < coalesce(c.followed_at, 'infinity') ORDER BY created_at LIMIT ${most}) p
      LIMIT ${most})
    UNION ALL (
      SELECT p.player_id, p.id, 6 AS state
      FROM (SELECT player_id FROM player WHERE flags & flag_disable_follow() = flag_disable_follow()) b
      CROSS JOIN LATERAL (SELECT player_id, id FROM follow_plan
        WHERE player_id = b.player_id AND state = 0 ORDER BY leader_id LIMIT ${most}) p
      LIMIT ${most})`.execute(db);
  return rows.map((row) => ({ playerId: row.player_id, id: row.id, state: row.state }));
}

/** Plans that one transaction of those who spread holds, but for a leader who has more. */
const PLANS_AT_ONCE = 1_000;

/** Makes orders of what leaders bet; how many carts there were. */
export async function spreadCalls(
  db: Executor,
  most: number,
  plans = PLANS_AT_ONCE,
): Promise<number> {
  const { rows } = await sql<{ done: number }>`
    SELECT follow_spread(${most}, ${plans}) AS done`.execute(db);
  return rows[0]?.done ?? 0;
}

export async function forgetOld(db: Executor, most: number): Promise<number> {
  const { rows } = await sql<{ done: number }>`SELECT follow_forget(${most}) AS done`.execute(db);
  return rows[0]?.done ?? 0;
}
