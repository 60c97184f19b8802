import { expect, test } from 'vitest';
import { isMultiple, isUnitMode, noteStake, stakeOf } from './stake.ts';

test('a note costs 2, 0.2, 0.02 or 0.002', () => {
  expect(([0, 1, 2, 3] as const).map(noteStake)).toEqual([2000n, 200n, 20n, 2n]);
  expect([0, 1, 2, 3].every(isUnitMode)).toBe(true);
  expect([-1, 4, 0.5].some(isUnitMode)).toBe(false);
});

test('stake is notes x note price x multiple', () => {
  // plays.md section 7.1: 4 notes, 角, 5 times.
  expect(stakeOf(4, 1, 5)).toBe(4000n);
  expect(stakeOf(100_000, 0, 99_999)).toBe(19_999_800_000_000n);
});

test('multiples are whole numbers from 1 to 99999', () => {
  expect([1, 99_999].every(isMultiple)).toBe(true);
  expect([0, 100_000, 1.5, -1, Number.NaN].some(isMultiple)).toBe(false);
});
