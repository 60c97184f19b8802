import { expect, test } from 'vitest';
import { mayGive, sharesOf } from './shares.ts';

test.each([
  [1970, 1930, '2.0', '6.5'],
  [1970, 1970, '0.0', '8.5'],
  [1958, 1800, '7.9', '0.0'],
])('of %i, a link of %i leaves %s percent and gives up to %s', (own, group, kept, given) => {
  expect(sharesOf(own, group)).toEqual({ kept, given });
});

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
