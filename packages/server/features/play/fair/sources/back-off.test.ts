import { expect, test } from 'vitest';
import { createBackOff } from './back-off.ts';

test('a round that nobody has is asked for less and less often', () => {
  let now = 0;
  const backOff = createBackOff(() => now);
  const asked: number[] = [];
  for (; now < 20_000; now += 50) {
    if (!backOff.isOver(7)) continue;
    asked.push(now);
    backOff.missed(7);
  }
  expect(asked).toEqual([0, 250, 750, 1750, 3750, 7750, 12_750, 17_750]);
  backOff.found(7);
  expect(backOff.isOver(7)).toBe(true);
});

test('rounds that came another way are not remembered for ever', () => {
  let now = 0;
  const backOff = createBackOff(() => now);
  for (let round = 0; round < 10_000; round += 1) {
    backOff.missed(round);
    now += 3_000;
  }
  expect(backOff.size()).toBeLessThan(50);
  expect(backOff.isOver(9_999)).toBe(true);
});
