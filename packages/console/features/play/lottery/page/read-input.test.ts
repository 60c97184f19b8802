import { expect, test } from 'vitest';
import {
  lateTimeOf,
  readAmount,
  readDay,
  readLateTime,
  readMoment,
  readTime,
  timeOf,
} from './read-input.ts';

test.each([
  ['', undefined],
  ['2026-12-31 08:00', Date.parse('2026-12-31T00:00:00Z')],
  [' 2026-12-31T23:59 ', Date.parse('2026-12-31T15:59:00Z')],
  ['2026-02-30 08:00', null],
  ['2026-12-31 24:00', null],
  ['2026-12-31 08:60', null],
  ['tomorrow', null],
])('the moment %j is %s', (typed, ms) => {
  expect(readMoment(typed)).toBe(ms);
});

test.each([
  ['', undefined],
  ['2026-12-31', '2026-12-31'],
  ['2026-02-30', null],
  ['31.12.2026', null],
])('the day %j is %s', (typed, day) => {
  expect(readDay(typed)).toBe(day);
});

test('a time of day is read as it is written', () => {
  expect([readTime('21:15'), readTime('9:05'), readTime('24:00'), readTime('')]).toEqual([
    76_500,
    32_700,
    null,
    null,
  ]);
  expect([timeOf(76_500), timeOf(300)]).toEqual(['21:15', '00:05']);
});

test.each([
  ['9:05', 32_700, '09:05'],
  ['26:01:10', 93_670, '26:01:10'],
  ['47:59:59', 172_799, '47:59:59'],
  ['48:00', undefined, ''],
  ['9:60', undefined, ''],
  ['', undefined, ''],
])('the time %j of a day that goes on behind midnight is %s', (typed, seconds, written) => {
  expect(readLateTime(typed)).toBe(seconds);
  if (seconds !== undefined) expect(lateTimeOf(seconds)).toBe(written);
});

test.each([
  ['400,000', 400_000_000n],
  ['0.001', 1n],
  ['1.0005', undefined],
  ['0', undefined],
  ['-5', undefined],
  ['1e9', undefined],
  ['', undefined],
])('the amount %j is %s thousandths', (typed, amount) => {
  expect(readAmount(typed)).toBe(amount);
});
