import { expect, it } from 'vitest';
import {
  askFor,
  isAmount,
  isGroup,
  isNarrowed,
  narrow,
  NEWEST_FIRST,
  NO_FILTER,
} from './filters.ts';

const NOW = Date.parse('2026-11-21T15:30:00Z');
const asked = (filter: object, more: object = {}) =>
  askFor(
    { head: undefined, filter: { ...NO_FILTER, ...filter }, sort: NEWEST_FIRST, ...more },
    NOW,
  );

it('asks for nothing but the order where nothing is narrowed', () => {
  expect(asked({})).toEqual({ Sort: 'registered' });
  expect(isNarrowed(NO_FILTER)).toBe(false);
  expect(isNarrowed({ ...NO_FILTER, match: 'exact' })).toBe(false);
  expect(isNarrowed({ ...NO_FILTER, narrowed: ['online'] })).toBe(true);
});

it('asks for days of the site, amounts and groups that are typed, and a name in one of two ways', () => {
  expect(
    asked({
      find: ' lan ',
      registeredDays: 7,
      inactiveDays: 15,
      least: '1000.5',
      most: 'x',
      leastGroup: '1900',
      narrowed: ['agent', 'online'],
    }),
  ).toEqual({
    Starts: 'lan',
    Kind: 'agent',
    IsOnline: true,
    From: Date.parse('2026-11-14T16:00:00Z'),
    InactiveDays: 15,
    Least: 1_000_500n,
    LeastGroup: 1900,
    Sort: 'registered',
  });
  expect(asked({ find: 'lan', match: 'exact' })).toMatchObject({ Account: 'lan' });
  expect(asked({}, { head: 7, sort: { by: 'balance', isDescending: false } })).toEqual({
    Head: 7,
    Sort: 'balance',
    IsAscending: true,
  });
});

it('takes agents or players, whichever was pressed last', () => {
  expect(narrow(['agent'], ['agent', 'player'])).toEqual(['player']);
  expect(narrow(['player', 'online'], ['player', 'online', 'agent'])).toEqual(['online', 'agent']);
  expect(narrow(['agent'], [])).toEqual([]);
});

it('says what is no amount and no group', () => {
  expect(['', '5', '1000.25', 'x'].map(isAmount)).toEqual([true, true, true, false]);
  expect(['', '1800', '2001', '19', 'x'].map(isGroup)).toEqual([true, true, false, false, false]);
});
