import { rmSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mills } from '@fairlot/rules/core/money';
import { DEMO } from '#ledger';
import { withTestServer } from '#testing';
import { claimIssue, type Claim } from '../../lottery/claims/index.ts';
import { settle } from './settle.ts';
import { placeCarts } from '../place/store-place.ts';
import {
  BET_FEATURES,
  drawTestIssue,
  makePlayers,
  openTestIssue,
  smallCart,
  type TestIssue,
} from '../testing.ts';
import { buildWorker, startWorker } from '../testing/spawn.ts';
import { byRing } from '#testing/ring';

/**
 * Settling processes that are killed at any moment, also two at once, and one that is stopped and
 * wakes up after its issue was given to another: every bet ends once, every prize is paid once. The
 * audit at the end is the judge.
 */
const server = withTestServer({ features: BET_FEATURES });
const PLAYERS = 500;
const BETS_EACH = 10;
const KILLS = byRing({ short: 1, all: 8, long: 20 });
const ISSUES = byRing({ short: 1, all: 2, long: 3 });

let worker = '';
let players: readonly bigint[] = [];

beforeAll(async () => {
  worker = await buildWorker();
  // Two agents above them, and a rebate of their own: those are paid once too.
  const [top = 0n] = await makePlayers(server(), 1, mills(1000), { group: 1980 });
  const [agent = 0n] = await makePlayers(server(), 1, mills(1000), { group: 1970, parent: top });
  const below = { group: 1960, parent: agent };
  players = await makePlayers(server(), PLAYERS, mills(1_000_000), below);
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

/** A fixed series of numbers below 16, so that a failure comes again. */
function* numbers(): Generator<number, never> {
  for (let seed = 20_261_121; ;) {
    seed = (seed * 1_103_515_245 + 12_345) % 2 ** 31;
    yield (seed >> 8) % 16;
  }
}

describe('settling', () => {
  it(`survives ${KILLS} kill -9 in a row, half of the time with two workers`, async () => {
    let issues = 0;
    let kills = 0;
    const { ownerUrl, clock } = server();
    const some = numbers();
    let next = startWorker(worker, ownerUrl);
    while (kills < KILLS || issues < ISSUES) {
      if ((await openBets()) === 0) {
        await dueIssue();
        issues += 1;
      }
      const one = await next;
      next = startWorker(worker, ownerUrl);
      one.go();
      await one.hear(1 + some.next().value);
      if (some.next().value % 2 === 1) {
        // The lease runs out under the first worker while it works: the second one takes over.
        const rival = await startWorker(worker, ownerUrl);
        await clock.advance(11_000);
        rival.go();
        await rival.hear(1 + some.next().value);
        await rival.kill();
        kills += 1;
      }
      await delay(some.next().value);
      await one.kill();
      kills += 1;
      await clock.advance(11_000);
    }
    await (await next).kill();
    await server().runJobs('bet.settle');
    expect(await openBets()).toBe(0);
  }, 180_000);

  it('is not done twice by a worker that was stopped, lost its issue and woke up', async () => {
    await dueIssue();
    const stopped = await startWorker(worker, server().ownerUrl);
    stopped.go();
    await stopped.hear(2);
    stopped.child.kill('SIGSTOP');
    await server().clock.advance(11_000);
    // Its open transaction, if it has one, is ended by the database after five seconds.
    let claim: Claim | undefined;
    for (let tries = 0; tries < 400 && !claim; tries += 1) {
      claim = await claimIssue(server().db, { steps: ['settle'], owner: 'heir' });
      if (!claim) await delay(50);
    }
    expect(await settle(server().platform, claim!, { currency: DEMO })).toBe('settled');
    stopped.child.kill('SIGCONT');
    await stopped.hear(1_000);
    await stopped.kill();
    expect(stopped.outcomes).not.toContain('settled');
    expect(stopped.outcomes).toHaveLength(1);
    expect(await openBets()).toBe(0);
  }, 60_000);
});
