import { expect, test } from 'vitest';
import { AMBER_MS, DepositSearch, RED_MS, waitOf } from './filter.ts';

test('a row is calm, then amber, then red', () => {
  expect(
    [0, AMBER_MS - 1, AMBER_MS, RED_MS - 1, RED_MS].map((ms) => waitOf(1_000, 1_000 + ms)),
  ).toEqual(['calm', 'calm', 'amber', 'amber', 'red']);
});

test('an address that says nothing useful shows the first queue', () => {
  expect(DepositSearch.parse({ view: 'gold', search: '' })).toEqual({});
  expect(DepositSearch.parse({ view: 'exceptions', search: 'p1' })).toEqual({
    view: 'exceptions',
    search: 'p1',
  });
});
