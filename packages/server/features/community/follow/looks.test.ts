import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { withTestServer } from '#testing';
import { transaction, type Tx } from '#platform/db';
import { BET_FEATURES, openTestIssue } from '../../play/bet/testing.ts';
import { leaderboard } from '../leaderboard/index.ts';
import { schedule } from '../../play/schedule/index.ts';
import { follow } from './index.ts';
import { readOwed } from './store-commission.ts';
import { readEnded } from './store-judge.ts';
import { readDueOrders, readLate } from './store-place.ts';
import { readOver } from './store.ts';
import { makeLeader } from './testing/plans.ts';

/** What is looked for each second costs as much as there is to do, not as much as there ever was. */
const server = withTestServer({ features: [...BET_FEATURES, schedule, leaderboard, follow] });
const MANY = 5_000;
const FEW = 100;

/** Rows of plans and orders, and of their indexes, that some work reads. */
async function readsOf(
  tx: Tx,
  work: () => Promise<unknown>,
  ...tables: readonly string[]
): Promise<number> {
  const all = ['follow_plan', 'follow_order', ...tables];
  const count = async (): Promise<number> => {
    const { rows } = await sql<{ reads: bigint }>`
      SELECT sum(pg_stat_get_xact_tuples_returned(oid) + pg_stat_get_xact_tuples_fetched(oid))::bigint AS reads
      FROM (
        SELECT oid FROM pg_class WHERE relname = ANY (${all}::text[])
        UNION ALL SELECT indexrelid FROM pg_index WHERE indrelid = ANY (${all}::regclass[])) o`.execute(
      tx,
    );
    return Number(rows[0]?.reads);
  };
  const before = await count();
  await work();
  return (await count()) - before;
}

class Undone extends Error {}

/** Works in a transaction of which nothing stays, with rows that no other table knows. */
const undone = async (work: (tx: Tx) => Promise<void>): Promise<void> => {
  // What was undone before stands in the indexes, and is counted.
  await sql`VACUUM follow_plan, follow_order`.execute(server().owner);
  await expect(
    transaction(server().owner, async (tx) => {
      await sql`SET LOCAL session_replication_role = replica`.execute(tx);
      await work(tx);
      throw new Undone();
    }),
  ).rejects.toThrow(Undone);
};

/** Orders of nobody, by twos of the issues that are named. */
async function addOrders(tx: Tx, issues: readonly number[], state: number): Promise<void> {
  const isBet = state > 0;
  await sql`
    INSERT INTO follow_order (player_id, intent, plan_id, leader_id, leader_intent, issue_id, created_at, state, stake,
      bet_ids, run, ended_at)
    SELECT 1, gen_random_uuid(), gen_random_uuid(), 2, gen_random_uuid(),
      (${issues}::int[])[1 + n % cardinality(${issues}::int[])], app_now(), ${state},
      CASE WHEN ${isBet} THEN 2000 END, CASE WHEN ${isBet} THEN '{}'::uuid[] END, ${state > 1 ? 1 : 0},
      CASE WHEN ${state > 1} THEN app_now() END
    FROM generate_series(1, ${MANY}) n`.execute(tx);
  await sql`ANALYZE follow_order`.execute(tx);
}

const ended = (tx: Tx) => readEnded(tx, 20, { minutes: 10 });

it('looks for bets that ended among those that are open, issue by issue', async () => {
  const issues = [await openTestIssue(server()), await openTestIssue(server())];
  const ids = issues.map(({ id }) => id);
  await undone(async (tx) => {
    await addOrders(tx, ids, 2);
    expect(await readsOf(tx, () => ended(tx))).toBeLessThan(FEW);
    await addOrders(tx, ids, 1);
    expect(await readsOf(tx, () => ended(tx))).toBeLessThan(FEW);
    await sql`UPDATE issue_job SET step = 'done' WHERE issue_id = ${ids[1]!}`.execute(tx);
    let found = 0;
    const look = async () => (found = (await ended(tx)).length);
    expect(await readsOf(tx, look)).toBeLessThan(2 * FEW);
    expect(found).toBe(20);
    // The control: all of them, to know which issues they are of.
    const all = () => sql`SELECT DISTINCT issue_id FROM follow_order WHERE state = 1`.execute(tx);
    expect(await readsOf(tx, all)).toBeGreaterThanOrEqual(MANY);
  });
});

it('looks for orders that are to be bet plan by plan, as many as have their turn', async () => {
  const { id } = await openTestIssue(server());
  await undone(async (tx) => {
    await addOrders(tx, [id], 0);
    let found = { due: 0, isMore: false };
    const look = async () => {
      const { due, last } = await readDueOrders(tx, 20);
      found = { due: due.length, isMore: last !== undefined };
    };
    expect(await readsOf(tx, look)).toBeLessThan(3 * FEW);
    // Nobody has such a player: their plans have their turn all the same.
    expect(found).toEqual({ due: 0, isMore: true });
  });
});

it('looks for orders that are too late issue by issue', async () => {
  const { id } = await openTestIssue(server());
  await undone(async (tx) => {
    await addOrders(tx, [id], 0);
    let found = 0;
    const look = async () => (found = (await readLate(tx, 20)).length);
    expect(await readsOf(tx, look)).toBeLessThan(FEW);
    expect(found).toBe(0);
    await sql`UPDATE issue SET close_at = app_now() + interval '2 seconds' WHERE id = ${id}`.execute(
      tx,
    );
    expect(await readsOf(tx, look)).toBeLessThan(2 * FEW);
    expect(found).toBe(20);
  });
});

it('looks for plans that are over among those that run, and not at all at those of who still agrees', async () => {
  const leader = await makeLeader(server());
  await undone(async (tx) => {
    const add = (state: number) =>
      sql`
      INSERT INTO follow_plan (player_id, id, intent, request_hash, leader_id, mode, value, bet_cap, day_cap, stop_loss,
        until_at, state, created_at, ended_at)
      SELECT n + 1000000, gen_random_uuid(), gen_random_uuid(), sha256('x'), ${leader.id}, 2, 1, 1000, 1000, 1000,
        app_now() + interval '1 day', ${state}, app_now() + interval '1 second',
        CASE WHEN ${state > 0} THEN app_now() END
      FROM generate_series(1, ${MANY}) n`.execute(tx);
    await add(5);
    await add(0);
    await sql`INSERT INTO follow_leader VALUES (${leader.id}, ${MANY})`.execute(tx);
    await sql`ANALYZE follow_plan, follow_leader`.execute(tx);
    let found = 0;
    const look = async () => (found = (await readOver(tx, 20)).length);
    expect(await readsOf(tx, look)).toBeLessThan(FEW);
    expect(found).toBe(0);
    await sql`UPDATE leader_consent SET followed_at = NULL WHERE player_id = ${leader.id}`.execute(
      tx,
    );
    expect(await readsOf(tx, look)).toBeLessThan(2 * FEW);
    expect(found).toBe(20);
  });
});

it('looks for what is owed among the plans that owe, and for who is barred among those who are', async () => {
  const leader = await makeLeader(server());
  await undone(async (tx) => {
    await sql`
      INSERT INTO follow_plan (player_id, id, intent, request_hash, leader_id, mode, value, bet_cap, day_cap, stop_loss,
        until_at, created_at, rate, owed_at)
      SELECT n + 1000000, gen_random_uuid(), gen_random_uuid(), sha256('x'), ${leader.id}, 2, 1, 1000, 1000, 1000,
        app_now() + interval '1 day', app_now() + interval '1 second', 50,
        CASE WHEN n % 2 = 0 THEN app_now() + interval '1 minute' END
      FROM generate_series(1, ${MANY}) n`.execute(tx);
    await sql`
      INSERT INTO player (user_name, nick_name, password_hash) SELECT 'look' || n, 'look' || n, 'none'
      FROM generate_series(1, ${MANY}) n`.execute(tx);
    await sql`ANALYZE follow_plan, player`.execute(tx);
    let found = 0;
    const look = async () => (found = (await readOwed(tx, 20)).length);
    expect(await readsOf(tx, look)).toBeLessThan(FEW);
    expect(found).toBe(0);
    // The control: those whose time has come are found.
    await sql`UPDATE follow_plan SET owed_at = app_now() WHERE player_id > 1004900 AND owed_at IS NOT NULL`.execute(
      tx,
    );
    expect(await readsOf(tx, look)).toBeLessThan(2 * FEW);
    expect(found).toBe(20);
    const over = async () => (found = (await readOver(tx, 20)).length);
    expect(await readsOf(tx, over, 'player')).toBeLessThan(FEW);
    expect(found).toBe(0);
    await sql`
      INSERT INTO player (player_id, user_name, nick_name, password_hash, flags)
      VALUES (1000001, 'barred', 'barred', 'none', flag_disable_follow())`.execute(tx);
    expect(await readsOf(tx, over, 'player')).toBeLessThan(FEW);
    expect(found).toBe(1);
  });
});
