import { expect, test } from 'vitest';
import { mills } from '../core/money.ts';
import { allPlays } from '../play/index.ts';
import { isMultiple, isStake, isUnitMode, NOTE_PRICES, noteStake, stakeOf } from './stake.ts';

const TWO = mills(2000);
const MODES = [0, 1, 2, 3] as const;

test('a note costs 2, 0.2, 0.02 or 0.002, and one of 14 seven times as much', () => {
  expect(MODES.map((mode) => noteStake(mode, TWO))).toEqual([2000n, 200n, 20n, 2n]);
  expect(MODES.map((mode) => noteStake(mode, mills(14_000)))).toEqual([14_000n, 1400n, 140n, 14n]);
  expect([0, 1, 2, 3].every(isUnitMode)).toBe(true);
  expect([-1, 4, 0.5].some(isUnitMode)).toBe(false);
});

test('stake is notes x note price x multiple', () => {
  // plays.md section 7.1: 4 notes, 角, 5 times.
  expect(stakeOf(4, 1, 5, TWO)).toBe(4000n);
  expect(stakeOf(4, 1, 5, mills(6000))).toBe(12_000n);
  expect(stakeOf(100_000, 0, 99_999, TWO)).toBe(19_999_800_000_000n);
});

test('the prices of notes are those that plays have, whole in every mode', () => {
  const prices = new Set(allPlays().map(({ notePrice }) => notePrice));
  expect([...prices].toSorted((a, b) => Number(a - b))).toEqual(NOTE_PRICES);
  expect(NOTE_PRICES.every((price) => noteStake(3, price) * 1000n === price)).toBe(true);
  expect(isStake(mills(56_000), 4, 0, 1)).toBe(true);
  expect(isStake(mills(16_000), 4, 0, 1)).toBe(false);
});

test('multiples are whole numbers from 1 to 99999', () => {
  expect([1, 99_999].every(isMultiple)).toBe(true);
  expect([0, 100_000, 1.5, -1, Number.NaN].some(isMultiple)).toBe(false);
});
