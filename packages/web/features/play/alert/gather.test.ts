import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { gather } from './gather.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** When all that came was told, from the first on; `coming` has milliseconds and what comes. */
function toldOf(coming: readonly (readonly [atMs: number, what: string])[], restMs: number) {
  const told: (readonly [atMs: number, all: string])[] = [];
  const from = performance.now();
  const came = gather<string>(
    (all) => void told.push([performance.now() - from, all.join('')]),
    300,
    restMs,
  );
  for (const [atMs, what] of coming) setTimeout(() => came(what), atMs);
  vi.runAllTimers();
  return told;
}

test('what comes together is told once, and nothing before it is old enough', () => {
  const coming = [
    [0, 'a'],
    [299, 'b'],
    [301, 'c'],
    [1_250, 'd'],
  ] as const;
  expect(toldOf(coming, 1_000)).toEqual([
    [1_300, 'ab'],
    [1_601, 'c'],
    [2_550, 'd'],
  ]);
});

test('where nothing has to grow old it is told as soon as it is gathered', () => {
  expect(
    toldOf(
      [
        [0, 'a'],
        [200, 'b'],
      ],
      0,
    ),
  ).toEqual([[300, 'ab']]);
});
