import { afterEach, expect, test, vi } from 'vitest';
import { endTimeOf, momentHere, nextTryMs } from './offline-plan.ts';

test.each([
  [undefined, undefined],
  ['', undefined],
  ['soon', undefined],
  ['12', undefined],
  ['-5', undefined],
  ['May 5', undefined],
  ['99999999999999999', undefined],
  ['1763700000000', 1_763_700_000_000],
  ['2026-11-21T12:00:00Z', Date.UTC(2026, 10, 21, 12)],
])('an end of %s is read as %s', (text, endAt) => {
  expect(endTimeOf(text)).toBe(endAt);
});

test('tries every 30 to 40 s, and at the announced end when that is sooner', () => {
  expect(nextTryMs(undefined, 0, 0)).toBe(30_000);
  expect(nextTryMs(undefined, 0, 1)).toBe(40_000);
  expect(nextTryMs(500_000, 0, 0.5)).toBe(35_000);
  expect(nextTryMs(5_000, 0, 0.5)).toBe(5_500);
  expect(nextTryMs(5_000, 6_000, 0)).toBe(30_000);
});

afterEach(() => vi.unstubAllEnvs());

test.each([
  ['Asia/Shanghai', undefined],
  ['UTC', '2026-11-21 23:05'],
  ['Asia/Tokyo', '2026-11-22 08:05'],
])('by a clock of %s the end is at %s as well', (zone, moment) => {
  vi.stubEnv('TZ', zone);
  expect(momentHere(Date.UTC(2026, 10, 21, 23, 5))).toBe(moment);
});
