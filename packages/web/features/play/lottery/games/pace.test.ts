import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { pace } from './pace.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** What asks, and when it read, in milliseconds from the beginning. */
function reader() {
  const beganMs = performance.now();
  const reads: number[] = [];
  const ask = pace(() => void reads.push(performance.now() - beganMs), 1_000);
  return { ask, reads };
}

test('what several parts of a page ask for in one turn is read once, at once', () => {
  const { ask, reads } = reader();
  for (let part = 0; part < 3; part++) ask();
  vi.advanceTimersByTime(5_000);
  expect(reads).toEqual([0]);
  ask();
  vi.advanceTimersByTime(5_000);
  expect(reads).toEqual([0, 5_000]);
});

test('of a flood it reads once in that time, and once more after the last', () => {
  const { ask, reads } = reader();
  for (let hint = 0; hint < 50; hint++) {
    ask();
    vi.advanceTimersByTime(50);
  }
  expect(reads).toEqual([0, 1_000, 2_000]);
  ask();
  vi.advanceTimersByTime(5_000);
  expect(reads).toEqual([0, 1_000, 2_000, 3_000]);
});
