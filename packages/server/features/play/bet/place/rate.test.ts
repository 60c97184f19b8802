import { expect, it } from 'vitest';
import { createRateGate } from './rate.ts';

it('lets a burst pass, then so many a second, each player on his own', () => {
  let now = 0;
  const gate = createRateGate({ burst: 3, perSecond: 2 }, () => now);
  expect([1, 2, 3, 4].map(() => gate(7n))).toEqual([true, true, true, false]);
  expect(gate(8n)).toBe(true);
  now = 499;
  expect(gate(7n)).toBe(false);
  now = 500;
  expect([gate(7n), gate(7n)]).toEqual([true, false]);
  now = 60_000;
  expect([1, 2, 3, 4].map(() => gate(7n))).toEqual([true, true, true, false]);
});

it('lets long requests cost more, and the longest a full bucket', () => {
  let now = 0;
  const gate = createRateGate({ burst: 10, perSecond: 2 }, () => now);
  expect([gate(7n, 6), gate(7n, 6), gate(7n, 4)]).toEqual([true, false, true]);
  now = 4_000;
  expect(gate(7n, 1_000)).toBe(false);
  now = 5_000;
  expect([gate(7n, 1_000), gate(7n)]).toEqual([true, false]);
});
