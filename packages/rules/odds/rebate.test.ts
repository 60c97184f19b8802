import fc from 'fast-check';
import { expect, test } from 'vitest';
import { mills } from '../core/money.ts';
import { FULL_PRIZE_GROUP, LOWEST_PRIZE_GROUP } from './prize-group.ts';
import { rebateOf, rebatesOfChain } from './rebate.ts';

const STAKE = mills(1_000_000);

test('a chain of four adds up to the stake', () => {
  const groups = [1980, 1960, 1950, 1930];
  expect(rebatesOfChain(STAKE, groups).map((part) => part / 2000n)).toEqual([
    10_000n,
    5000n,
    10_000n,
  ]);
  expect(rebateOf(STAKE, 1930, 1930)).toBe(0n);
  expect(rebateOf(STAKE, 1930, 1800)).toBe(65_000n);
});

test('what goes back to a player is rounded down to thousandths', () => {
  expect(rebateOf(mills(2), 1956, 1800)).toBe(0n);
  expect(rebateOf(mills(2000), 1956, 1954)).toBe(2n);
  expect(rebateOf(mills(1999), 1956, 1954)).toBe(1n);
});

/** A chain from the top to the player, groups falling or equal. */
const chains = fc
  .array(fc.integer({ min: 900, max: 1000 }), { minLength: 1, maxLength: 20 })
  .map((halves) => halves.toSorted((a, b) => b - a).map((half) => 2 * half));

test('rebates, what is played for and what the house keeps are the stake, for any chain', () => {
  fc.assert(
    fc.property(
      chains,
      fc.bigInt({ min: 1n, max: 10n ** 15n }),
      fc.nat({ max: 100 }),
      (groups, stake, steps) => {
        const own = groups.at(-1) ?? 0;
        const used = Math.max(LOWEST_PRIZE_GROUP, own - 2 * steps);
        const above = rebatesOfChain(mills(stake), groups);
        const house = BigInt(FULL_PRIZE_GROUP - (groups[0] ?? 0)) * stake;
        const played = BigInt(used) * stake;
        const back = BigInt(own - used) * stake;
        const sum = above.reduce((all, part) => all + part, 0n) + house + played + back;
        expect(sum).toBe(BigInt(FULL_PRIZE_GROUP) * stake);
        expect(above.every((part) => part >= 0n)).toBe(true);
        const rounded = rebateOf(mills(stake), own, used) * BigInt(FULL_PRIZE_GROUP);
        expect(back - rounded).toBeGreaterThanOrEqual(0n);
        expect(back - rounded).toBeLessThan(BigInt(FULL_PRIZE_GROUP));
      },
    ),
  );
});
