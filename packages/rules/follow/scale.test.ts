import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FollowMode, scaleLines, type Line } from './scale.ts';

const lines = fc.array(
  fc
    .record({
      step: fc.constantFrom(2n, 10n, 20n, 200n, 2000n, 6000n),
      steps: fc.bigInt({ min: 1n, max: 5000n }),
      least: fc.constantFrom(0n, 1n, 1000n, 2000n),
    })
    .map(({ step, steps, least }): Line => ({ step, stake: step * steps, least })),
  { minLength: 1, maxLength: 6 },
);
const scale = fc.record({
  mode: fc.constantFrom(...Object.values(FollowMode)),
  value: fc.bigInt({ min: 1n, max: 100n }),
  cap: fc.bigInt({ min: 1n, max: 3_000_000n }),
});
const sum = (stakes: readonly bigint[]): bigint => stakes.reduce((all, each) => all + each, 0n);
const lowestOf = ({ step, least }: Line): bigint => {
  let steps = 1n;
  while (step * steps < least) steps += 1n;
  return step * steps;
};

describe('what a plan makes of a cart', () => {
  it('is whole steps, at least the smallest stakes, never above the cap, and fails only where those are', () => {
    fc.assert(
      fc.property(lines, scale, (cart, asked) => {
        const made = scaleLines(cart, asked);
        const lowest = cart.map(lowestOf);
        expect(made === undefined).toBe(sum(lowest) > asked.cap);
        if (!made) return;
        expect(made.every((stake, at) => stake % cart[at]!.step === 0n)).toBe(true);
        expect(made.every((stake, at) => stake >= lowest[at]!)).toBe(true);
        expect(sum(made)).toBeLessThanOrEqual(asked.cap);
      }),
      { numRuns: 2_000 },
    );
  });

  it('never bets more than the part that was asked for, but for smallest stakes', () => {
    fc.assert(
      fc.property(lines, scale, (cart, asked) => {
        const made = scaleLines(cart, asked);
        if (!made) return;
        const total = sum(cart.map(({ stake }) => stake));
        for (const [at, line] of cart.entries()) {
          const { mode, value } = asked;
          const most =
            mode === FollowMode.FIXED
              ? (line.stake * value) / total
              : (line.stake * value) / (mode === FollowMode.RATIO ? 100n : 1n);
          if (made[at]! > lowestOf(line)) expect(made[at]).toBeLessThanOrEqual(most);
        }
      }),
      { numRuns: 1_000 },
    );
  });

  it.each([
    [FollowMode.FIXED, 12_000n, [6000n, 6000n]],
    [FollowMode.FIXED, 11_999n, [4000n, 4000n]],
    [FollowMode.MULTIPLE, 3n, [12_000n, 12_000n]],
    [FollowMode.RATIO, 50n, [2000n, 2000n]],
    [FollowMode.RATIO, 1n, [2000n, 2000n]],
  ])('in mode %i at %i', (mode, value, stakes) => {
    const line = { stake: 4000n, step: 2000n, least: 0n };
    expect(scaleLines([line, line], { mode, value, cap: 100_000n })).toEqual(stakes);
  });
});
