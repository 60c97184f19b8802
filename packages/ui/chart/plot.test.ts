import { expect, test } from 'vitest';
import { rangeWithZero } from './plot.ts';

test.each([
  [3, 17],
  [-120, 310],
  [-17, -3],
  [0.1, 0.3],
])('has zero and all values from %d to %d in its range', (min, max) => {
  const [low, high] = rangeWithZero(min, max);
  expect(low).toBeLessThanOrEqual(Math.min(0, min));
  expect(high).toBeGreaterThanOrEqual(Math.max(0, max));
});

test('leaves nothing below zero when no value is', () => {
  expect(rangeWithZero(3, 17)[0]).toBe(0);
  expect(rangeWithZero(-17, -3)[1]).toBe(0);
});

test('has a height when there are no values, or only zeros', () => {
  expect(rangeWithZero(null, null)).toEqual([0, 1]);
  expect(rangeWithZero(0, 0)).toEqual([0, 1]);
});
