import { expect, test } from 'vitest';
import { askFor, ReconcileSearch } from './filter.ts';

test('what is of no use in the address is not there', () => {
  expect(ReconcileSearch.parse({ show: 'x', kind: 'doubled', search: '' })).toEqual({
    show: undefined,
    kind: 'doubled',
    search: undefined,
  });
});

test('open breaks are shown unless others are asked for', () => {
  expect(askFor({}, undefined, 50)).toMatchObject({ IsOpen: true, Count: 50 });
  expect(askFor({ show: 'ended', kind: 'balance', search: 'W1' }, 7, 20)).toEqual({
    IsOpen: false,
    Kind: 'balance',
    Search: 'W1',
    Before: 7,
    Count: 20,
  });
});
