import { expect, test } from 'vitest';
import { ageOf, askFor, WithdrawSearch } from './filter.ts';

test('what is of no use in an address is not there', () => {
  const search = { tab: 'nowhere', search: 'x'.repeat(33), kind: 'card', risk: 'BIG' };
  expect(WithdrawSearch.parse(search)).toEqual({
    tab: undefined,
    search: undefined,
    kind: 'card',
    risk: 'BIG',
  });
  expect(askFor({}, undefined, 20)).toMatchObject({ Tab: 'open', Count: 20 });
});

test.each([
  [9.9, 'fresh'],
  [10, 'late'],
  [29.9, 'late'],
  [30, 'overdue'],
])('after %d minutes it is %s', (minutes, age) => expect(ageOf(0, minutes * 60_000)).toBe(age));
