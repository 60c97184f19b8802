import { expect, test } from 'vitest';
import { betIdOf, PlayerSearch, serialOf } from './tabs.ts';

test('reads pasted bet and issue numbers', () => {
  expect(betIdOf(' 019A0000-0000-7000-8000-000000000001 ')).toBe(
    '019a0000-0000-7000-8000-000000000001',
  );
  expect(betIdOf('019a0000')).toBeUndefined();
  expect(serialOf('20261129-0012')).toBe(202_611_290_012);
  expect(serialOf('202611290012')).toBe(202_611_290_012);
  expect(serialOf('12')).toBeUndefined();
});

test('ignores invalid values in the address', () => {
  expect(PlayerSearch.parse({ tab: 'bets', find: '20261129-0012' })).toEqual({
    tab: 'bets',
    find: '20261129-0012',
  });
  expect(PlayerSearch.parse({ tab: 'everything', find: '' })).toEqual({});
});
