import { rmSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mills } from '@fairlot/rules/core/money';
import { DEMO } from '../../ledger/index.ts';
import { useTestServer } from '../../testing/index.ts';
import { claimIssue, type Claim } from '../lottery/index.ts';
import { settle } from './settle.ts';
import { placeCarts } from './store-place.ts';
import {
  BET_FEATURES,
  drawTestIssue,
  makePlayers,
  openTestIssue,
  smallCart,
  type TestIssue,
} from './testing.ts';
import { buildWorker, startWorker, type Worker } from './testing/spawn.ts';

/**
 * Settling processes that are killed at any moment, also two at once, and one that is stopped and
 * wakes up after its issue was given to another: every bet ends once, every prize is paid once. The
 * audit after each test is the judge.
 */
const server = useTestServer({ features: BET_FEATURES });
const PLAYERS = 500;
const BETS_EACH = 10;
const KILLS = 20;
const ISSUES = 3;

let worker = '';
let players: readonly bigint[] = [];

beforeAll(async () => {
  worker = await buildWorker();
  players = await makePlayers(server(), PLAYERS, mills(1_000_000));
}, 60_000);
afterAll(() => rmSync(worker, { force: true }));

/** An issue of 5,000 bets of which a tenth wins, drawn and due. */
async function dueIssue(): Promise<TestIssue> {
  const issue = await openTestIssue(server());
  for (let from = 0; from < PLAYERS; from += 50) {
    const carts = players.slice(from, from + 50).map((playerId, p) =>
      smallCart(
        playerId,
        issue,
        Array.from({ length: BETS_EACH }, (_, b) => p * 3 + b * 7),
      ),
    );
    const verdicts = await placeCarts(server().db, carts);
    expect(verdicts.every(({ verdict }) => verdict === 'OK')).toBe(true);
  }
  await drawTestIssue(server(), issue, '3,0,9,9,1');
  return issue;
}

async function openBets(): Promise<number> {
  const { rows } = await sql<{ open: bigint }>`
    SELECT count(*) AS open FROM bet WHERE state = 0`.execute(server().owner);
  return Number(rows[0]?.open);
}

/** A fixed series of moments, so that a failure comes again. */
function* moments(): Generator<number> {
  for (let seed = 20_261_121; ;) {
    seed = (seed * 1_103_515_245 + 12_345) % 2 ** 31;
    yield (seed >> 8) % 120;
  }
}

describe('settling', () => {
  it(`survives ${KILLS} kill -9 in a row, half of the time with two workers`, async () => {
    let issues = 0;
    let kills = 0;
    const moment = moments();
    let next = startWorker(worker, server().ownerUrl);
    while (kills < KILLS || issues < ISSUES) {
      if ((await openBets()) === 0) {
        await dueIssue();
        issues += 1;
      }
      const running: Worker[] = [await next];
      if (kills % 2 === 1) running.push(await startWorker(worker, server().ownerUrl));
      next = startWorker(worker, server().ownerUrl);
      for (const one of running) one.go();
      await delay(30 + (moment.next().value ?? 0));
      for (const one of running) {
        await one.kill();
        kills += 1;
      }
      // The dead worker's lease runs out by the clock of the database.
      await server().clock.advance(11_000);
    }
    await (await next).kill();
    await server().runJobs('bet.settle');
    expect(await openBets()).toBe(0);
    expect(issues).toBeGreaterThanOrEqual(ISSUES);
  }, 180_000);

  it('is not done twice by a worker that was stopped, lost its issue and woke up', async () => {
    await dueIssue();
    const stopped = await startWorker(worker, server().ownerUrl);
    stopped.go();
    await delay(60);
    stopped.child.kill('SIGSTOP');
    await server().clock.advance(11_000);
    // Its open transaction, if it has one, is ended by the database after five seconds.
    let claim: Claim | undefined;
    for (let tries = 0; tries < 200 && !claim; tries += 1) {
      claim = await claimIssue(server().db, { steps: ['settle'], owner: 'heir' });
      if (!claim) await delay(50);
      if ((await openBets()) === 0) break;
    }
    if (claim) expect(await settle(server().platform, claim, { currency: DEMO })).toBe('settled');
    stopped.child.kill('SIGCONT');
    await delay(300);
    await stopped.kill();
    if (claim) expect(stopped.outcomes).not.toContain('settled');
    expect(await openBets()).toBe(0);
  }, 60_000);
});
