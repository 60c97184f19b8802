import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mills } from '@fairlot/rules/core/money';
import { balancesOf } from '#ledger';
import { bundle } from '#testing/bundle';
import { startTestServer, withTestServer, type TestServer } from '#testing';
import { transaction } from '#platform/db';
import { BET_FEATURES, openTestIssue, smallCart } from '../../play/bet/testing.ts';
import { startWorker } from '../../play/bet/testing/spawn.ts';
import { placeCarts } from '../../play/bet/place/store-place.ts';
import { leaderboard } from '../leaderboard/index.ts';
import { schedule } from '../../play/schedule/index.ts';
import { follow } from './index.ts';
import { placeOrders } from './place.ts';
import { giveBackDay, reserveDay } from './store-place.ts';
import { endPlans, lockPlans, spreadCalls } from './store.ts';
import {
  followAll,
  leaderBets,
  makeLeader,
  ordersOf,
  partsOn,
  planOf,
  readyPlayers,
} from './testing/plans.ts';
import { byRing } from '#testing/ring';
import { onThisMachine } from '#testing/machine-speed';

/**
 * Several who spread and bet at once, and processes that are killed in the middle: each cart of a leader is
 * bet once a plan or not at all, and no day costs more than its cap. The audit after each kill is the judge.
 */
const FEATURES = [...BET_FEATURES, schedule, leaderboard, follow];
const server = withTestServer({ features: FEATURES });
const nowMs = (): Promise<number> => server().clock.now();

const PLAYERS = byRing({ short: 60, all: 60, long: 500 });
const KILLS = byRing({ short: 1, all: 4, long: 20 });

let worker = '';
beforeAll(async () => {
  worker = await bundle(join(import.meta.dirname, 'testing/worker.ts'));
}, 60_000);
afterAll(() => rmSync(worker, { force: true }));

describe('orders', () => {
  it(`survive ${KILLS} kill -9 between charge and mark, two at once`, async () => {
    const { ownerUrl, owner } = server();
    const leader = await makeLeader(server());
    const players = await readyPlayers(server(), PLAYERS);
    const issue = await openTestIssue(server());
    await followAll(server(), players, leader, { nowMs: await nowMs() });
    await placeCarts(server().db, [
      smallCart(leader.id, issue, [1]),
      smallCart(leader.id, issue, [2]),
    ]);
    for (let kill = 0; kill < KILLS; kill += 1) {
      const both = await Promise.all([
        startWorker(worker, ownerUrl),
        startWorker(worker, ownerUrl),
      ]);
      for (const each of both) each.go();
      await both[0]!.hear(1 + (kill % 2));
      await delay(kill % 3);
      for (const each of both) await each.kill();
      expect(both.flatMap(({ outcomes }) => outcomes)).toEqual([]);
      expect(await server().audit()).toEqual([]);
    }
    const open = async (): Promise<bigint> => {
      const { rows } = await sql<{ open: bigint }>`
        SELECT (SELECT count(*) FROM follow_call) + (SELECT count(*) FROM follow_order WHERE state = 0) AS open`.execute(
        owner,
      );
      return rows[0]!.open;
    };
    // What a killed process had locked is free when its connection is seen to be gone.
    for (let tries = 0; (await open()) > 0n && tries < 100; tries += 1) {
      await server().runJobs('follow.spread');
      await server().runJobs('follow.place');
      await delay(20);
    }
    const balances = await balancesOf(server().db, players, 'DEM');
    expect(new Set(balances.values())).toEqual(new Set([992_000n]));
    expect(await server().audit()).toEqual([]);
  }, 180_000);

  it('are bet once by eight at the same moment', async () => {
    const leader = await makeLeader(server());
    const players = await readyPlayers(server(), 20);
    const issue = await openTestIssue(server());
    const plans = await followAll(server(), players, leader, { nowMs: await nowMs() });
    await placeCarts(server().db, [smallCart(leader.id, issue, [1])]);
    const parts = partsOn(server().platform);
    await Promise.all(
      Array.from({ length: 8 }, async () => {
        await spreadCalls(server().db, 5);
        await placeOrders(parts);
      }),
    );
    await server().runJobs('follow.place');
    for (const plan of plans) expect(await ordersOf(server(), plan)).toMatchObject([{ state: 1 }]);
    expect(await server().audit()).toEqual([]);
  });
});

/** A second worker begins while the first has bet the orders of a plan and not marked them; what is wrong then. */
async function betAtOnce(where: TestServer): Promise<readonly string[]> {
  const leader = await makeLeader(where);
  const players = await readyPlayers(where, 1);
  const issue = await openTestIssue(where);
  await followAll(where, players, leader, { nowMs: await where.clock.now() });
  await leaderBets(where, leader, issue, [1]);
  const parts = partsOn(where.platform);
  let second: Promise<unknown> = Promise.resolve();
  const beforeMark = async (): Promise<void> => {
    second = placeOrders(parts);
    await delay(onThisMachine(150));
  };
  await placeOrders({ ...parts, beforeMark });
  await second;
  return where.audit();
}

const LOCKS = 'ORDER BY p.player_id, p.id FOR UPDATE SKIP LOCKED';

describe('a plan', () => {
  it('is worked on by one at a time', async () => {
    expect(await betAtOnce(server())).toEqual([]);
  });

  it('is counted twice where nobody locks it: the audit says so', async () => {
    const where = await startTestServer({ features: FEATURES });
    try {
      const { rows } = await sql<{ text: string }>`
        SELECT pg_get_functiondef('follow_lock'::regproc) AS text`.execute(where.owner);
      const { text } = rows[0]!;
      expect(text).toContain(LOCKS);
      await sql.raw(text.replaceAll(LOCKS, '')).execute(where.owner);
      expect(await betAtOnce(where)).toContainEqual(expect.stringContaining('W2 sums of a plan'));
    } finally {
      await where.stop();
    }
  });

  it('that ends while a cart is spread gets no order of it', async () => {
    const leader = await makeLeader(server());
    const [playerId = 0n] = await readyPlayers(server(), 1);
    const issue = await openTestIssue(server());
    const [id = ''] = await followAll(server(), [playerId], leader, { nowMs: await nowMs() });
    await placeCarts(server().db, [smallCart(leader.id, issue, [1])]);
    let spread: Promise<unknown> = Promise.resolve();
    await transaction(server().db, async (tx) => {
      await lockPlans(tx, [{ playerId, id }], 'wait');
      await endPlans(tx, [{ playerId, id, state: 5 }]);
      spread = spreadCalls(server().db, 5);
      await delay(100);
    });
    expect(await spread).toBe(1);
    expect(await ordersOf(server(), id)).toEqual([]);
    expect(await server().audit()).toEqual([]);
  });

  it('bets no more on a day than its cap, to the last thousandth, whoever bets at once', async () => {
    const leader = await makeLeader(server());
    const players = await readyPlayers(server(), 1);
    const issue = await openTestIssue(server());
    const room = { BetCap: mills(4000), DayCap: mills(22_000) };
    const [plan = ''] = await followAll(server(), players, leader, {
      nowMs: await nowMs(),
      ...room,
    });
    for (let n = 0; n < 8; n += 1) await leaderBets(server(), leader, issue, [n]);
    const parts = partsOn(server().platform);
    for (let turn = 0; turn < 10; turn += 1) {
      await Promise.all(Array.from({ length: 4 }, () => placeOrders(parts)));
    }
    expect(await planOf(server(), plan)).toMatchObject({
      placed: 5,
      failed: 3,
      staked: 20_000n,
      day_staked: 20_000n,
    });
  });

  it('whose day is reserved twice at one moment has room for one: the other way is refused by the table', async () => {
    const leader = await makeLeader(server());
    const [playerId = 0n] = await readyPlayers(server(), 1);
    const room = { BetCap: mills(4000), DayCap: mills(6000) };
    const [id = ''] = await followAll(server(), [playerId], leader, {
      nowMs: await nowMs(),
      ...room,
    });
    const wanted = [{ playerId, id, stake: 4000n }];
    const reserve = () =>
      transaction(server().db, async (tx) => {
        const roomy = await reserveDay(tx, wanted, '2027-03-05');
        await delay(30);
        return roomy.size;
      });
    const took = await Promise.all([reserve(), reserve(), reserve()]);
    expect(took.toSorted()).toEqual([0, 0, 1]);
    // The control: who does not ask for room first.
    const blind = sql`UPDATE follow_plan SET day_staked = day_staked + 4000 WHERE id = ${id}`;
    await expect(blind.execute(server().owner)).rejects.toThrow('check');
    await transaction(server().db, (tx) => giveBackDay(tx, wanted));
    expect(await planOf(server(), id)).toMatchObject({ day_staked: 0n });
  });
});
