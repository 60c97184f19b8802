import { setTimeout as delay } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { countingRequests } from './counting-requests.ts';

test('limits the requests of an address in a window', async () => {
  const isOver = countingRequests({ most: 2, windowMs: 200 });
  expect([isOver('a'), isOver('a'), isOver('a'), isOver('b')]).toEqual([
    undefined,
    undefined,
    1,
    undefined,
  ]);
  await delay(210);
  expect(isOver('a')).toBeUndefined();
});

test('admits new addresses when the table is full', () => {
  const isOver = countingRequests({ most: 1, windowMs: 60_000 });
  expect(isOver('first')).toBeUndefined();
  for (let n = 0; n < 100_000; n += 1) isOver(`made up ${n}`);
  expect(isOver('provider')).toBeUndefined();
  expect(isOver('provider')).toBeGreaterThan(0);
  // The oldest was forgotten for it.
  expect(isOver('first')).toBeUndefined();
});
