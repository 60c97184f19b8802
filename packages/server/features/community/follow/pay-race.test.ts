import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { balanceOf, balancesOf } from '#ledger';
import { bundle } from '#testing/bundle';
import { startTestServer, withTestServer, type TestServer } from '#testing';
import { BET_FEATURES, drawTestIssue, openTestIssue } from '../../play/bet/testing.ts';
import { startWorker } from '../../play/bet/testing/spawn.ts';
import { leaderboard } from '../leaderboard/index.ts';
import { schedule } from '../../play/schedule/index.ts';
import { follow } from './index.ts';
import { payCommissions } from './pay-commission.ts';
import { setRate } from './rate.ts';
import { commissionOfPlan, movedOf } from './testing/commission.ts';
import { followAll, leaderBets, makeLeader, readyPlayers } from './testing/plans.ts';
import { byRing } from '#testing/ring';
import { onThisMachine } from '#testing/machine-speed';

/** Several who pay leaders at once, and processes that are killed in the middle: each payment is made once. */
const FEATURES = [...BET_FEATURES, schedule, leaderboard, follow];
const server = withTestServer({ features: FEATURES });

const PLAYERS = byRing({ short: 60, all: 60, long: 500 });
const KILLS = byRing({ short: 1, all: 4, long: 20 });
/** Of each plan: 2.5 % of what twice two won. */
const DUE = ((39_120n - 4_000n) * 25n) / 1000n;

let worker = '';
beforeAll(async () => {
  worker = await bundle(join(import.meta.dirname, 'testing/pay-worker.ts'));
}, 60_000);
afterAll(() => rmSync(worker, { force: true }));

/** So many plans, each of which won once and has not paid. */
async function dueOf(where: TestServer, count: number) {
  const leader = await makeLeader(where);
  await setRate(where.db, leader.id, { CommissionRate: 25 });
  const players = await readyPlayers(where, count);
  const issue = await openTestIssue(where);
  const asked = { nowMs: await where.clock.now(), CommissionRate: 25 };
  const plans = await followAll(where, players, leader, asked);
  await leaderBets(where, leader, issue, [3]);
  await where.runJobs('follow.place');
  await drawTestIssue(where, issue, '3,9,9,9,9');
  await where.runJobs('bet.settle');
  await where.runJobs('follow.judge');
  return { leader, players, plans, had: await balanceOf(where.db, leader.id, 'DEM') };
}

it(`commissions survive ${KILLS} kill -9 between payment and mark, two at once`, async () => {
  const { ownerUrl, owner, db } = server();
  const { leader, players, had } = await dueOf(server(), PLAYERS);
  for (let kill = 0; kill < KILLS; kill += 1) {
    const both = await Promise.all([startWorker(worker, ownerUrl), startWorker(worker, ownerUrl)]);
    for (const each of both) each.go();
    await both[0]!.hear(1 + (kill % 2));
    await delay(kill % 3);
    for (const each of both) await each.kill();
    expect(both.flatMap(({ outcomes }) => outcomes)).toEqual([]);
    expect(await server().audit()).toEqual([]);
  }
  const open = async (): Promise<bigint> => {
    const { rows } = await sql<{ open: bigint }>`
      SELECT count(*) AS open FROM follow_plan WHERE owed_at IS NOT NULL`.execute(owner);
    return rows[0]!.open;
  };
  // What a killed process had locked is free when its connection is seen to be gone.
  for (let tries = 0; (await open()) > 0n && tries < 100; tries += 1) {
    await payCommissions({ db, currency: 'DEM' });
    await delay(20);
  }
  const balances = await balancesOf(db, players, 'DEM');
  expect(new Set(balances.values())).toEqual(new Set([1_035_120n - DUE]));
  expect(await balanceOf(db, leader.id, 'DEM')).toBe(had + BigInt(PLAYERS) * DUE);
  expect(await server().audit()).toEqual([]);
}, 180_000);

/** A second worker begins while the first has moved the money of a plan and marked nothing. */
async function payAtOnce(where: TestServer) {
  const { db } = where;
  const made = await dueOf(where, 1);
  const options = { db, currency: 'DEM' as const };
  let second: Promise<unknown> = Promise.resolve();
  const beforeMark = async (): Promise<void> => {
    second = payCommissions(options).catch(String);
    await delay(onThisMachine(150));
  };
  await payCommissions({ ...options, beforeMark });
  return { ...made, second: await second };
}

it('a plan pays once, whoever comes at the same moment', async () => {
  const { players, plans, second } = await payAtOnce(server());
  expect(second).toBe('idle');
  expect(await movedOf(server(), players[0]!, [405])).toEqual([[405, -DUE]]);
  expect(await commissionOfPlan(server(), plans[0]!)).toMatchObject({ paid: DUE, payments: 1 });
});

const LOCKS = 'ORDER BY p.player_id, p.id FOR UPDATE SKIP LOCKED';

it('where nobody locks it the second comes as far as the books, whose key stops him', async () => {
  const where = await startTestServer({ features: FEATURES });
  try {
    const { rows } = await sql<{ text: string }>`
      SELECT pg_get_functiondef('follow_lock'::regproc) AS text`.execute(where.owner);
    const { text } = rows[0]!;
    expect(text).toContain(LOCKS);
    await sql.raw(text.replaceAll(LOCKS, '')).execute(where.owner);
    const { players, second } = await payAtOnce(where);
    expect(second).toMatch(/is paid or owed: (repeated|reused)/);
    expect(await movedOf(where, players[0]!, [405])).toEqual([[405, -DUE]]);
  } finally {
    await where.stop();
  }
});

it('eight pay many plans at once, and a raise at the same moment changes none', async () => {
  const { db } = server();
  const { leader, players, had } = await dueOf(server(), 20);
  await Promise.all([
    ...Array.from({ length: 8 }, () => payCommissions({ db, currency: 'DEM', atOnce: 5 })),
    setRate(db, leader.id, { CommissionRate: 50 }),
  ]);
  while ((await payCommissions({ db, currency: 'DEM' })) === 'worked');
  expect(await balanceOf(db, leader.id, 'DEM')).toBe(had + 20n * DUE);
  for (const player of players) {
    expect(await movedOf(server(), player, [405])).toEqual([[405, -DUE]]);
  }
});
