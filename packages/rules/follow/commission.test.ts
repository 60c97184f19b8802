import fc from 'fast-check';
import { expect, test } from 'vitest';
import { commissionOf, isRate, markAfter, MOST_RATE, NO_MARK, RATES } from './commission.ts';

const net = fc.bigInt({ min: -(10n ** 9n), max: 10n ** 9n });
const nets = fc.array(net, { maxLength: 40 });

test('rates go from nothing to five per cent by halves', () => {
  expect(RATES).toEqual([0, 5, 10, 15, 20, 25, 30, 35, 40, 45, 50]);
  expect(RATES.every(isRate)).toBe(true);
  expect([-5, 1, 2.5, 51, 55, NaN].some(isRate)).toBe(false);
});

test('only what lies above the highest that a plan ever stood is paid for', () => {
  expect(markAfter([])).toEqual(NO_MARK);
  expect(markAfter([-5n])).toEqual({ profit: -5n, peak: 0n });
  expect(markAfter([100n, -60n, 50n])).toEqual({ profit: 90n, peak: 100n });
  expect(markAfter([100n, -60n, 70n])).toEqual({ profit: 110n, peak: 110n });
  expect(commissionOf(110n, 25)).toBe(2n);
  expect(commissionOf(110n, 0)).toBe(0n);
});

test('issue by issue or all at once, it is the same', () => {
  fc.assert(
    fc.property(nets, nets, (before, after) => {
      expect(markAfter(after, markAfter(before))).toEqual(markAfter([...before, ...after]));
    }),
  );
});

test('it is never more than its part of the best that there was, nor of nothing, and only grows', () => {
  fc.assert(
    fc.property(nets, net, fc.constantFrom(...RATES), (before, next, rate) => {
      const [old, now] = [markAfter(before), markAfter([...before, next])];
      const [paid, due] = [commissionOf(old.peak, rate), commissionOf(now.peak, rate)];
      expect(due).toBeGreaterThanOrEqual(paid);
      expect(due * 1000n).toBeLessThanOrEqual(now.peak * BigInt(MOST_RATE));
      if (now.peak === 0n) expect(due).toBe(0n);
      // Who only won back what he had lost pays nothing for it.
      if (now.profit <= old.peak) expect(due).toBe(paid);
    }),
  );
});
