import { expect, test } from 'vitest';
import { askFor, AuditSearch, daysOf } from './filter.ts';

test('what is of no use in an address is as if it were not there', () => {
  const search = { target: '', kind: 'nonsense', act: 'a b', from: '2027-02-31', actor: 'command' };
  expect(JSON.parse(JSON.stringify(AuditSearch.parse(search)))).toEqual({ actor: 'command' });
});

test('asks for whole days of the site, and for none where one end is missing or comes first', () => {
  const days = { from: '2027-03-04', to: '2027-03-05' };
  expect(askFor(days, 9, 200)).toMatchObject({
    From: Date.parse('2027-03-04T00:00:00+08:00'),
    To: Date.parse('2027-03-06T00:00:00+08:00'),
    Before: 9,
    Count: 200,
  });
  expect(askFor({ from: '2027-03-04' }, undefined, 50)).not.toHaveProperty('From');
  expect(daysOf({ from: days.to, to: days.from })).toBeUndefined();
});
