import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { mills } from '@fairlot/rules/core/money';
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
import { judgePlans } from './judge.ts';
import { followAll, makeLeader, ordersOf, planOf, readyPlayers } from './testing/plans.ts';

const server = withTestServer({
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

async function bet(): Promise<void> {
  await server().runJobs('follow.spread');
  await server().runJobs('follow.place');
}

/** A plan as a model of the stop rules knows it: money in thousandths. */
type Model = {
  readonly plan: string;
  readonly times: bigint;
  readonly win?: bigint;
  readonly earn?: bigint;
  readonly loss: bigint;
  paid: bigint;
  won: bigint;
  state: number;
};

const NOTE = 2000n;
const PRIZE = 19_560n;

/** An issue in which the leader bets these digits, cart by cart; `null`: it is cancelled. */
type Turn = { readonly carts: readonly (readonly number[])[]; readonly winning: string | null };

const hitsOf = (picks: readonly number[], winning: string): bigint =>
  BigInt(picks.filter((pick, at) => String(pick) === winning.split(',')[at % 5]).length);

/** What an issue makes of a plan: it pays and wins as often as it says, and is judged when all is in. */
function play(model: Model, { carts, winning }: Turn): void {
  if (model.state !== 0 || winning === null) return;
  for (const picks of carts) {
    model.paid += BigInt(picks.length) * NOTE * model.times;
    model.won += hitsOf(picks, winning) * PRIZE * model.times;
  }
  const lost = model.paid - model.won;
  if (lost >= model.loss) model.state = 4;
  else if (model.earn !== undefined && -lost >= model.earn) model.state = 3;
  else if (model.win !== undefined && model.won >= model.win) model.state = 2;
}

/** The same numbers at each run. */
function dice(seed: number): (sides: number) => number {
  let state = seed;
  return (sides) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    return (state >>> 16) % sides;
  };
}

describe('the stops of plans', () => {
  it.each([1, 2, 3])('end them as a model does, issue by issue (%i)', async (seed) => {
    const roll = dice(seed);
    const leader = await makeLeader(server());
    const players = await readyPlayers(server(), 8);
    const nowMs = await server().clock.now();
    const models: Model[] = [];
    for (const player of players) {
      const amount = (): bigint => NOTE * BigInt(1 + roll(25));
      const stops = {
        loss: amount(),
        ...(roll(2) === 0 && { win: amount() * 3n }),
        ...(roll(2) === 0 && { earn: amount() }),
      };
      const times = BigInt(1 + roll(3));
      const [plan = ''] = await followAll(server(), [player], leader, {
        nowMs,
        Value: Number(times),
        StopIfLoss: mills(stops.loss),
        ...(stops.win !== undefined && { StopIfWin: mills(stops.win) }),
        ...(stops.earn !== undefined && { StopIfEarn: mills(stops.earn) }),
      });
      models.push({ plan, times, ...stops, paid: 0n, won: 0n, state: 0 });
    }
    for (let turn = 0; turn < 6; turn += 1) {
      const digits = (count: number) => Array.from({ length: count }, () => roll(4));
      const carts = Array.from({ length: 1 + roll(2) }, () => digits(1 + roll(4)));
      const winning = roll(6) === 0 ? null : digits(5).join(',');
      await turnOf(leader.id, { carts, winning });
      for (const model of models) play(model, { carts, winning });
      const seen = [];
      for (const { plan } of models) seen.push((await planOf(server(), plan)).state);
      expect(seen).toEqual(models.map(({ state }) => state));
    }
    expect(new Set(models.map(({ state }) => state)).size).toBeGreaterThan(1);
  });

  async function turnOf(leader: bigint, { carts, winning }: Turn): Promise<void> {
    const issue: TestIssue = await openTestIssue(server());
    for (const picks of carts) {
      const [verdict] = await placeCarts(server().db, [smallCart(leader, issue, picks)]);
      expect(verdict?.verdict).toBe('OK');
      await bet();
    }
    if (winning === null) await cancelTestIssue(server(), issue);
    else await drawTestIssue(server(), issue, winning);
    await server().runJobs('bet.settle');
    await server().runJobs('follow.judge');
    // Once an issue: there is nothing left of it.
    expect(await judgePlans(server().db, { minutes: 10 })).toBe('idle');
  }
});

describe('a correction', () => {
  let operators: readonly [number, number];
  beforeAll(async () => {
    const two = [await openOperator(server(), 'li'), await openOperator(server(), 'wu')] as const;
    operators = [two[0].operatorId, two[1].operatorId];
  });

  it('counts an order anew and asks the stops again; a plan that ended stays so', async () => {
    const leader = await makeLeader(server());
    const players = await readyPlayers(server(), 2);
    const nowMs = await server().clock.now();
    const [winner = '', loser = ''] = await followAll(server(), players, leader, {
      nowMs,
      Value: 1,
      StopIfLoss: mills(6000),
    });
    await sql`UPDATE follow_plan SET stop_win = 1 WHERE id = ${winner}`.execute(server().owner);
    const issue = await openFedIssue(server());
    await placeCarts(server().db, [fedCart(leader.id, issue, [1, 1, 1])]);
    await bet();
    await closeFedIssue(server(), issue);
    await drawFedIssue(server(), issue, '1,8,8');
    await server().runJobs('bet.settle');
    await server().runJobs('follow.judge');
    const states = async () => [
      (await planOf(server(), winner)).state,
      (await planOf(server(), loser)).state,
    ];
    expect(await states()).toEqual([2, 0]);
    expect((await ordersOf(server(), loser))[0]!.prize).toBeGreaterThan(0n);
    await correctFedIssue(server(), issue, '8,8,8', operators);
    await server().runJobs('bet.settle');
    await server().runJobs('follow.judge');
    expect(await ordersOf(server(), loser)).toMatchObject([{ state: 2, prize: 0n }]);
    expect(await states()).toEqual([2, 4]);
    expect(await judgePlans(server().db, { minutes: 10 })).toBe('idle');
  });
});
