import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { mills } from '@fairlot/rules/core/money';
import {
  commissionOf,
  markAfter,
  NO_MARK,
  RATES,
  type Mark,
} from '@fairlot/rules/follow/commission';
import { balanceOf, postAll, transfer } from '#ledger';
import { newId, transaction } from '#platform/db';
import { withTestServer } from '#testing';
import { placeCarts } from '../../play/bet/place/store-place.ts';
import {
  BET_FEATURES,
  cancelTestIssue,
  drawTestIssue,
  openTestIssue,
  smallCart,
  type TestIssue,
} from '../../play/bet/testing.ts';
import {
  closeFedIssue,
  correctFedIssue,
  drawFedIssue,
  fedCart,
  openFedIssue,
} from '../../play/bet/testing/fed.ts';
import { leaderboard } from '../leaderboard/index.ts';
import { operator } from '../../staff/operator/index.ts';
import { openOperator } from '../../staff/operator/testing/accounts.ts';
import { schedule } from '../../play/schedule/index.ts';
import { follow } from './index.ts';
import { RETRY_MS } from './pay-commission.ts';
import { getTerms, setRate } from './rate.ts';
import { start } from './start.ts';
import { commissionOfPlan, movedOf } from './testing/commission.ts';
import {
  askedFor,
  followAll,
  leaderBets,
  makeLeader,
  readyPlayers,
  type TestLeader,
} from './testing/plans.ts';

/** What followers pay their leaders of a profit. The audit knows of every payment (W7 to W9). */
const server = withTestServer({
  postsBareJournals: true,
  startAt: Date.parse('2027-03-05T04:00:30Z'),
  features: [
    ...BET_FEATURES.slice(0, 2),
    operator,
    ...BET_FEATURES.slice(2),
    schedule,
    leaderboard,
    follow,
  ],
});

/** 2.5 %. */
const RATE = 25;
/** A note of twice two wins so much beyond its stake. */
const WON = 39_120n - 4_000n;
const OUT = [405, 408];
const IN = [404, 407];

const nowMs = (): Promise<number> => server().clock.now();
const wallet = (id: bigint) => balanceOf(server().db, id, 'DEM');
const seen = (plan: string) => commissionOfPlan(server(), plan);
const run = async (...names: readonly string[]): Promise<void> => {
  for (const name of names) await server().runJobs(name);
};
const settle = () => run('bet.settle', 'follow.judge', 'follow.commission');

/** A leader who asks for so much, and one who follows him by a plan of twice his stakes. */
async function pair(rate = RATE) {
  const leader = await makeLeader(server());
  expect(await setRate(server().db, leader.id, { CommissionRate: rate })).toMatchObject({
    ok: true,
  });
  const players = await readyPlayers(server(), 1);
  const asked = { nowMs: await nowMs(), CommissionRate: rate };
  const [plan = ''] = await followAll(server(), players, leader, asked);
  return { leader, player: players[0]!, plan };
}

/** The leader bets a 3 at the first place; it is drawn, or another number is. */
async function issueOf(leader: TestLeader, isHit: boolean): Promise<TestIssue> {
  const issue = await openTestIssue(server());
  await leaderBets(server(), leader, issue, [3]);
  await run('follow.place');
  await drawTestIssue(server(), issue, isHit ? '3,9,9,9,9' : '9,9,9,9,9');
  return issue;
}

describe('a leader is paid', () => {
  it('of what a plan is ahead by more than ever before, and of nothing else', async () => {
    const { leader, player, plan } = await pair();
    await issueOf(leader, true);
    await settle();
    const first = (WON * 25n) / 1000n;
    expect(await movedOf(server(), player, OUT)).toEqual([[405, -first]]);
    expect(await movedOf(server(), leader.id, IN)).toEqual([[404, first]]);
    expect(await wallet(player)).toBe(1_000_000n + WON - first);
    // It loses, and wins back less than it lost twice: then only what lies above is paid for.
    await issueOf(leader, false);
    await settle();
    expect(await seen(plan)).toMatchObject({ peak: WON, paid: first, payments: 1, isOwed: false });
    await issueOf(leader, true);
    await settle();
    const peak = 2n * WON - 4_000n;
    expect(await seen(plan)).toMatchObject({ peak, paid: (peak * 25n) / 1000n, payments: 2 });
    await run('follow.commission');
    expect(await movedOf(server(), player, OUT)).toHaveLength(2);
    const both = [await movedOf(server(), player, OUT), await movedOf(server(), leader.id, IN)];
    const sums = both.map((moved) => moved.reduce((sum, [, amount]) => sum + amount, 0n));
    expect(sums[0]).toBe(-sums[1]!);
  });

  it('nothing where he asks for nothing, and by what was agreed when a plan began', async () => {
    const free = await pair(0);
    const { leader, player, plan } = await pair();
    const terms = () => getTerms(server().db, { Handle: leader.handle });
    expect(await terms()).toEqual({ ok: true, value: { CommissionRate: RATE } });
    // Raised while the plan runs: it pays what it agreed to; whoever begins now agrees to what is now.
    await setRate(server().db, leader.id, { CommissionRate: 50 });
    expect(await terms()).toEqual({ ok: true, value: { CommissionRate: 50 } });
    const [late = 0n] = await readyPlayers(server(), 1);
    const begin = async (CommissionRate?: number) =>
      start(
        server().db,
        late,
        askedFor(leader, await nowMs(), CommissionRate === undefined ? {} : { CommissionRate }),
      );
    const moved = { ok: false, error: { code: 'RATE_MOVED', params: { rate: 5 } } };
    expect(await begin(RATE)).toEqual(moved);
    expect(await begin()).toEqual(moved);
    expect(await begin(50)).toMatchObject({ ok: true });
    await issueOf(leader, true);
    await issueOf(free.leader, true);
    await settle();
    expect(await seen(plan)).toMatchObject({ rate: RATE, paid: (WON * 25n) / 1000n });
    expect(await movedOf(server(), player, OUT)).toEqual([[405, -(WON * 25n) / 1000n]]);
    expect(await movedOf(server(), late, OUT)).toEqual([[405, -(WON * 50n) / 1000n]]);
    expect(await seen(free.plan)).toMatchObject({ rate: 0, peak: 0n, payments: 0 });
    const raise = sql`UPDATE follow_plan SET rate = 50 WHERE id = ${plan}`.execute(server().owner);
    await expect(raise).rejects.toThrow('what ended stays');
  });

  it('when there is enough, and whose funds are frozen pays later', async () => {
    const { leader, player, plan } = await pair(50);
    const [other = 0n] = await readyPlayers(server(), 1);
    const give = (from: bigint, to: bigint, amount: bigint) =>
      transaction(server().db, (tx) =>
        postAll(tx, [transfer({ id: newId(), from, to, amount: mills(amount), currency: 'DEM' })]),
      );
    await issueOf(leader, true);
    await run('bet.settle', 'follow.judge');
    const due = (WON * 50n) / 1000n;
    const had = await wallet(player);
    await give(player, other, had - due + 1n);
    await run('follow.commission');
    expect(await seen(plan)).toMatchObject({ paid: 0n, payments: 0, isOwed: true });
    expect(await wallet(player)).toBe(due - 1n);
    await give(other, player, 1n);
    await run('follow.commission');
    expect((await seen(plan)).paid).toBe(0n);
    const flags = (value: number) =>
      sql`UPDATE player SET flags = ${value} WHERE player_id = ${player}`.execute(server().owner);
    await flags(2048);
    await server().clock.advance(RETRY_MS);
    await run('follow.commission');
    expect((await seen(plan)).paid).toBe(0n);
    await flags(0);
    await server().clock.advance(RETRY_MS);
    await run('follow.commission');
    expect(await seen(plan)).toMatchObject({ paid: due, payments: 1, isOwed: false });
    expect(await wallet(player)).toBe(0n);
  });

  it.each([1, 2, 3])(
    'as a model has it, plan by plan, to the last thousandth (%i)',
    async (seed) => {
      let state = seed;
      const roll = (sides: number): number => {
        state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
        return (state >>> 16) % sides;
      };
      const leader = await makeLeader(server());
      const models: { plan: string; player: bigint; rate: number; times: bigint; mark: Mark }[] =
        [];
      for (const player of await readyPlayers(server(), 6)) {
        const rate = RATES[roll(RATES.length)] ?? 0;
        const times = 1 + roll(3);
        await setRate(server().db, leader.id, { CommissionRate: rate });
        const asked = { nowMs: await nowMs(), CommissionRate: rate, Value: times };
        const [plan = ''] = await followAll(server(), [player], leader, asked);
        models.push({ plan, player, rate, times: BigInt(times), mark: NO_MARK });
      }
      for (let turn = 0; turn < 6; turn += 1) {
        const issue = await openTestIssue(server());
        const picks = Array.from({ length: 1 + roll(5) }, () => roll(3));
        await leaderBets(server(), leader, issue, picks);
        await run('follow.place');
        const winning = Array.from({ length: 5 }, () => roll(3));
        const isCancelled = roll(5) === 0;
        if (isCancelled) await cancelTestIssue(server(), issue);
        else await drawTestIssue(server(), issue, winning.join(','));
        await settle();
        const hits = picks.filter((pick, at) => pick === winning[at % 5]).length;
        const net = isCancelled ? 0n : BigInt(hits) * 19_560n - BigInt(picks.length) * 2_000n;
        for (const model of models) model.mark = markAfter([net * model.times], model.mark);
        for (const { plan, rate, mark } of models) {
          const { paid, isOwed } = await seen(plan);
          expect([paid, isOwed]).toEqual([commissionOf(mark.peak, rate), false]);
        }
      }
      const got = (await movedOf(server(), leader.id, IN)).reduce((sum, [, n]) => sum + n, 0n);
      const due = models.map(({ mark, rate }) => commissionOf(mark.peak, rate));
      expect(got).toBe(due.reduce<bigint>((sum, each) => sum + each, 0n));
    },
  );
});

describe('a correction', () => {
  let operators: readonly [number, number];
  beforeAll(async () => {
    const two = [await openOperator(server(), 'li'), await openOperator(server(), 'wu')] as const;
    operators = [two[0].operatorId, two[1].operatorId];
  });

  /** An issue of a feed in which the leader bets all ones, and what it drew first. */
  async function fedOf(leader: TestLeader, winning: string): Promise<TestIssue> {
    const issue = await openFedIssue(server());
    await placeCarts(server().db, [fedCart(leader.id, issue, [1, 1, 1])]);
    await run('follow.spread', 'follow.place');
    await closeFedIssue(server(), issue);
    await drawFedIssue(server(), issue, winning);
    await settle();
    return issue;
  }

  it('takes back what was paid of a profit that there was not, and pays what there was', async () => {
    const { leader, player, plan } = await pair();
    const before = [await wallet(player), await wallet(leader.id)];
    const issue = await fedOf(leader, '1,1,8');
    const { paid, peak } = await seen(plan);
    expect(paid).toBe(commissionOf(peak, RATE));
    expect(paid).toBeGreaterThan(0n);
    await correctFedIssue(server(), issue, '1,8,8', operators);
    await settle();
    const now = await seen(plan);
    expect(now).toMatchObject({ paid: commissionOf(now.peak, RATE), payments: 2, isOwed: false });
    expect(now.peak).toBeLessThan(peak);
    expect(await movedOf(server(), player, OUT)).toEqual([
      [405, -paid],
      [408, paid],
      [405, -now.paid],
    ]);
    expect(await movedOf(server(), leader.id, IN)).toEqual([
      [404, paid],
      [407, -paid],
      [404, now.paid],
    ]);
    expect(await wallet(player)).toBe(before[0]! + now.peak - now.paid);
  });

  it('goes through all turns again: a later win stands where a former one is gone', async () => {
    const { leader, plan } = await pair();
    const issue = await fedOf(leader, '1,1,1');
    await issueOf(leader, false);
    await settle();
    await issueOf(leader, true);
    await settle();
    const { payments } = await seen(plan);
    expect(payments).toBe(2);
    await correctFedIssue(server(), issue, '8,8,8', operators);
    await settle();
    // Three notes of twice two were lost, then one, then one won.
    const { peak } = markAfter([-12_000n, -4_000n, WON]);
    expect(await seen(plan)).toMatchObject({ peak, paid: commissionOf(peak, RATE), isOwed: false });
  });

  it('takes it back from a leader who has it no longer: he owes it then', async () => {
    const { leader, plan } = await pair();
    const issue = await fedOf(leader, '1,1,1');
    const [other = 0n] = await readyPlayers(server(), 1);
    const all = await wallet(leader.id);
    await transaction(server().db, (tx) =>
      postAll(tx, [
        transfer({ id: newId(), from: leader.id, to: other, amount: all, currency: 'DEM' }),
      ]),
    );
    await correctFedIssue(server(), issue, '8,8,8', operators);
    await settle();
    expect(await seen(plan)).toMatchObject({ peak: 0n, paid: 0n, isOwed: false });
    expect(await wallet(leader.id)).toBeLessThan(0n);
  });

  it('of what a player took back before counts for nothing', async () => {
    const { leader, plan } = await pair();
    const issue = await openTestIssue(server());
    await placeCarts(server().db, [smallCart(leader.id, issue, [1])]);
    await run('follow.spread', 'follow.place');
    await cancelTestIssue(server(), issue);
    await settle();
    expect(await seen(plan)).toMatchObject({ peak: 0n, paid: 0n, payments: 0, isOwed: false });
  });
});
