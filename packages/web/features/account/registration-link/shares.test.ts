import { expect, test } from 'vitest';
import { mayGive } from './shares.ts';

test('no link gives more than the own group, less than the lowest, or an odd one', () => {
  expect([1800, 1950, 1951, 1952, 1798, Number.NaN].map((group) => mayGive(1950, group))).toEqual([
    true,
    true,
    false,
    false,
    false,
    false,
  ]);
});
