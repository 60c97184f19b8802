import { expect, test } from 'vitest';
import { RiskSearch } from './filter.ts';

test('what is of no use in the address is not there', () => {
  const good = { tab: 'lists', colour: 'grey', search: 'tester' };
  expect(RiskSearch.parse(good)).toEqual(good);
  expect(RiskSearch.parse({ tab: 'cases', show: 'all', colour: 'red', search: '' })).toEqual({});
  expect(RiskSearch.parse({ search: 'x'.repeat(101), tab: ['rules'] })).toEqual({});
});
