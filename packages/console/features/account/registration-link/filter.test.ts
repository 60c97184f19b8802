import { expect, it } from 'vitest';
import { askFor, LinksSearch } from './filter.ts';

it('keeps of an address what it can be asked by', () => {
  expect(LinksSearch.parse({ search: 'qing', kind: 'agent', state: 'full' })).toEqual({
    search: 'qing',
    kind: 'agent',
    state: 'full',
  });
  expect(LinksSearch.parse({ search: '', kind: 'boss', state: 'gone' })).toEqual({});
});

it('asks for a page behind a number', () => {
  expect(askFor({ state: 'expired' }, 7, 50)).toMatchObject({
    State: 'expired',
    Before: 7,
    Count: 50,
  });
});
