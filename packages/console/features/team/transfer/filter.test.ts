import { expect, test } from 'vitest';
import { parse } from 'zod/mini';
import { askFor, TransferSearch } from './filter.ts';

test('what the address names is asked for, and nonsense is not', () => {
  const filter = parse(TransferSearch, { search: 'agent01', type: 'PAY', state: 'reversed' });
  expect(askFor(filter, undefined, 50)).toEqual({
    Search: 'agent01',
    Type: 'PAY',
    IsReversed: true,
    Before: undefined,
    Count: 50,
  });
  expect(parse(TransferSearch, { search: '', type: 'GIFT', state: 'x' })).toEqual({});
  expect(askFor({ state: 'made' }, 'a', 1)).toMatchObject({ IsReversed: false, Before: 'a' });
});
