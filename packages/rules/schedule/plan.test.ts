import fc from 'fast-check';
import { expect, test } from 'vitest';
import { mills } from '../core/money.ts';
import { HIGHEST_MULTIPLE } from '../odds/stake.ts';
import { multiplesOf, planRows, type Plan, type Planned } from './plan.ts';
import { needsStopLoss, stopAfter, worstLoss, type Stops } from './stops.ts';

/** Five digits at one place, 2 each: 10 a multiple, 19.6 if one wins (plays.md section 7.6). */
const FIVE: Planned = { cost: mills(10_000), prizes: [{ over: 19_600n * 10_000n }] };

const found = (plan: Plan, count: number, planned = FIVE) => {
  const result = multiplesOf(plan, planned, count);
  return result.ok ? result.value : result.error;
};

test('the worked examples of the plan', () => {
  expect(found({ kind: 'same', start: 3 }, 4)).toEqual([3, 3, 3, 3]);
  expect(found({ kind: 'doubling', start: 1, every: 1, times: 2 }, 5)).toEqual([1, 2, 4, 8, 16]);
  expect(found({ kind: 'doubling', start: 2, every: 2, times: 3 }, 5)).toEqual([2, 2, 6, 6, 18]);
  expect(found({ kind: 'rate', start: 1, percent: 50 }, 3)).toEqual([1, 4, 17]);
  const rows = planRows(FIVE, [1, 4, 17]);
  expect(rows[2]).toEqual({
    multiple: 17,
    cost: 170_000n,
    sum: 220_000n,
    prize: 333_200n,
    profit: 113_200n,
    rate: 5145,
  });
  expect(found({ kind: 'custom', multiples: [5, 1, 7] }, 3)).toEqual([5, 1, 7]);
});

test('what cannot be is refused: a target beyond the prize, two bets, a multiple beyond the highest', () => {
  expect(found({ kind: 'rate', start: 1, percent: 96 }, 2)).toEqual({ fault: 'IMPOSSIBLE', at: 0 });
  const poor: Planned = { cost: mills(10_000), prizes: [{ over: 10_000n * 10_000n }] };
  const amount = { kind: 'amount', start: 1, profit: mills(1) } as const;
  expect(found(amount, 2, poor)).toEqual({ fault: 'IMPOSSIBLE', at: 0 });
  const two: Planned = { cost: mills(4000), prizes: [FIVE.prizes[0]!, FIVE.prizes[0]!] };
  expect(found(amount, 2, two)).toEqual({ fault: 'ONE_BET', at: 0 });
  const doubling = { kind: 'doubling', start: 1, every: 1, times: 2 } as const;
  expect(found(doubling, 20)).toEqual({ fault: 'MULTIPLE', at: 17 });
  expect(found({ kind: 'same', start: 0 }, 1)).toEqual({ fault: 'INPUT', at: 0 });
  expect(found({ kind: 'custom', multiples: [1] }, 2)).toEqual({ fault: 'INPUT', at: 1 });
  // A prize that is cut at its limit brings no more, however often it is staked.
  const cut: Planned = {
    cost: mills(10_000),
    prizes: [{ over: 196_000_000n, most: mills(30_000) }],
  };
  expect(found({ kind: 'rate', start: 1, percent: 50 }, 3, cut)).toMatchObject({
    fault: 'IMPOSSIBLE',
    at: 1,
  });
});

test('a win at any issue of a plan by profit brings what was wanted, and no smaller multiple would', () => {
  const plans = fc.oneof(
    fc.record({
      kind: fc.constant('rate' as const),
      start: fc.integer({ min: 1, max: 9 }),
      percent: fc.integer({ min: 0, max: 400 }),
    }),
    fc.record({
      kind: fc.constant('amount' as const),
      start: fc.integer({ min: 1, max: 9 }),
      profit: fc.bigInt(1n, 5_000_000n).map(mills),
    }),
  );
  const planned = fc
    .record({ cost: fc.bigInt(2n, 100_000n), over: fc.bigInt(20_000n, 2_000_000_000n) })
    .map(({ cost, over }): Planned => ({ cost: mills(cost), prizes: [{ over }] }));
  let met = 0;
  fc.assert(
    fc.property(plans, planned, fc.integer({ min: 1, max: 12 }), (plan, cart, count) => {
      const result = multiplesOf(plan, cart, count);
      if (!result.ok) return;
      const isMet = (multiples: readonly number[]): boolean => {
        const { profit, sum } = planRows(cart, multiples).at(-1)!;
        return plan.kind === 'rate'
          ? profit * 100n >= sum * BigInt(plan.percent)
          : profit >= plan.profit;
      };
      for (let at = 0; at < count; at += 1) {
        const upTo = result.value.slice(0, at + 1);
        const last = upTo.at(-1)!;
        expect(isMet(upTo)).toBe(true);
        if (last > plan.start) expect(isMet([...upTo.slice(0, -1), last - 1])).toBe(false);
        expect(last).toBeLessThanOrEqual(HIGHEST_MULTIPLE);
        met += 1;
      }
    }),
    { numRuns: 400 },
  );
  expect(met).toBeGreaterThan(200);
});

test('no course of wins and losses is worse than what is said of a plan, and some course is as bad', () => {
  const stops: fc.Arbitrary<Stops> = fc.record({
    win: fc.boolean(),
    earn: fc.option(fc.bigInt(1n, 50n).map(mills)),
    loss: fc.option(fc.bigInt(1n, 60n).map(mills)),
  });
  const costs = fc.array(fc.bigInt(1n, 30n).map(mills), { minLength: 1, maxLength: 6 });
  fc.assert(
    fc.property(costs, stops, fc.bigInt(0n, 60n), (each, rules, prize) => {
      let worst = 0n;
      const play = (at: number, net: bigint, hasWon: boolean): void => {
        if (net < -worst) worst = -net;
        const isOver = at > 0 && stopAfter(rules, { net, hasWon }) !== undefined;
        if (isOver || at === each.length) return;
        play(at + 1, net - each[at]!, hasWon);
        play(at + 1, net - each[at]! + prize, hasWon || prize > 0n);
      };
      play(0, 0n, false);
      expect(worst).toBeLessThanOrEqual(worstLoss(each, rules));
    }),
  );
  const all = [1n, 2n, 4n, 8n].map(mills);
  expect(worstLoss(all, { win: true, earn: null, loss: null })).toBe(15n);
  expect(worstLoss(all, { win: true, earn: null, loss: mills(3) })).toBe(3n);
  expect(worstLoss(all, { win: false, earn: null, loss: mills(3) })).toBe(10n);
});

test('a multiple that rises needs a stop of loss', () => {
  expect(needsStopLoss([1, 1, 1])).toBe(false);
  expect(needsStopLoss([4, 2, 1])).toBe(false);
  expect(needsStopLoss([4, 2, 3])).toBe(true);
});
