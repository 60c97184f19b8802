import { describe, expect, it } from 'vitest';
import { askFor, askForSettled, readFind, type BetFilter } from './filters.ts';

const ID = '0b8f3c1e-9a45-4f60-8d27-5c1e9a450b8f';
const filter: BetFilter = {
  range: { from: '2026-11-21', to: '2026-11-21' },
  gameId: undefined,
  play: undefined,
  states: [],
  find: '',
};
const day = {
  From: Date.parse('2026-11-21T00:00:00+08:00'),
  To: Date.parse('2026-11-22T00:00:00+08:00'),
};
const paging = { page: 2, size: 50 };

describe('what is searched for', () => {
  it('is a bet, an issue, nothing or nonsense', () => {
    expect(readFind(ID.toUpperCase())).toEqual({ Id: ID });
    expect(readFind(' 20261121-0142 ')).toEqual({ SerialNumber: 202611210142 });
    expect(readFind('2026325')).toEqual({ SerialNumber: 2026325 });
    expect(readFind('  ')).toBeUndefined();
    expect(readFind('142')).toBe('bad');
    expect(readFind('abc')).toBe('bad');
    expect(readFind('0000000')).toBe('bad');
  });
});

describe('the question', () => {
  it('holds only what was chosen', () => {
    expect(askFor(filter, paging)).toEqual({ ...day, Page: 2, PageSize: 50 });
  });
  it('holds every filter', () => {
    const all = { ...filter, gameId: 4, play: 'ssc.fixed', states: [0, 3], find: '202611210142' };
    expect(askFor(all, paging)).toEqual({
      ...day,
      GameId: 4,
      Play: 'ssc.fixed',
      States: [0, 3],
      SerialNumber: 202611210142,
      Page: 2,
      PageSize: 50,
    });
  });
  it('is for one bet whatever else is chosen', () => {
    const one = { ...filter, gameId: 4, states: [1], find: ID };
    expect(askFor(one, { page: 1, size: 20 })).toEqual({ Id: ID, Page: 1, PageSize: 20 });
  });
  it('sums what is settled, unless that was filtered away', () => {
    expect(askForSettled(filter)?.States).toEqual([2, 3]);
    expect(askForSettled({ ...filter, states: [0, 3] })?.States).toEqual([3]);
    expect(askForSettled({ ...filter, states: [0, 1] })).toBeUndefined();
  });
});
