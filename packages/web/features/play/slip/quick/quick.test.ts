import { beforeEach, expect, test } from 'vitest';
import { mills } from '@fairlot/rules/core/money';
import { skipsConfirmation, isQuickLimit, LEAST_LIMIT, MOST_LIMIT, quickBet } from './quick.ts';

const rows = (...amounts: readonly number[]) =>
  amounts.map((amount) => ({ amount: mills(amount) }));

beforeEach(() => quickBet.set({ isOn: false, limit: mills(100_000) }));

test('everything is asked for until the player wants it otherwise', () => {
  expect(skipsConfirmation(rows(2))).toBe(false);
});

test('what costs no more than the limit in all goes unasked; nothing does not go at all', () => {
  quickBet.set((old) => ({ ...old, isOn: true }));
  expect(skipsConfirmation(rows(60_000, 40_000))).toBe(true);
  expect(skipsConfirmation(rows(60_000, 40_001))).toBe(false);
  expect(skipsConfirmation([])).toBe(false);
});

test('a limit has bounds', () => {
  expect([LEAST_LIMIT, MOST_LIMIT].every(isQuickLimit)).toBe(true);
  expect([mills(999), mills(100_000_001), mills(0)].some(isQuickLimit)).toBe(false);
});
