import { expect, test } from 'vitest';
import { daysBetween } from './days.ts';

test.each([
  ['2026-12-31', '', ['2026-12-31']],
  ['2026-12-31', '2027-01-01', ['2026-12-31', '2027-01-01']],
  ['2028-02-28', ' 2028-03-01 ', ['2028-02-28', '2028-02-29', '2028-03-01']],
  ['2027-01-02', '2027-01-01', undefined],
  ['', '2027-01-01', undefined],
  ['2027-02-30', '', undefined],
  ['2027-01-01', '2027-01-x', undefined],
])('from %j to %j are %j', (from, to, days) => {
  expect(daysBetween(from, to)).toEqual(days);
});

test('31 days are the most', () => {
  expect(daysBetween('2027-01-01', '2027-01-31')).toHaveLength(31);
  expect(daysBetween('2027-01-01', '2027-02-01')).toBeUndefined();
});
