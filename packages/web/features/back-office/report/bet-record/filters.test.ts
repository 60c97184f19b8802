import { describe, expect, it } from 'vitest';
import { askFor, chooseStates, readFind, TIED, type BetFilter } from './filters.ts';

const ID = '0b8f3c1e-9a45-4f60-8d27-5c1e9a450b8f';
const filter: BetFilter = {
  range: { from: '2026-11-21', to: '2026-11-21' },
  gameId: undefined,
  plays: [],
  mode: undefined,
  states: [],
  find: '',
};
const day = {
  From: Date.parse('2026-11-21T00:00:00+08:00'),
  To: Date.parse('2026-11-22T00:00:00+08:00'),
};

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
    expect(askFor(filter)).toEqual(day);
  });
  it('holds every filter', () => {
    const plays = ['ssc.fixed', 'ssc.star5.direct'];
    const all = { ...filter, gameId: 4, plays, mode: 1, states: [0, 3], find: '202611210142' };
    expect(askFor(all)).toEqual({
      ...day,
      GameId: 4,
      Plays: plays,
      Modes: [1],
      States: [0, 3],
      SerialNumber: 202611210142,
    });
  });
  it('is for one bet whatever else is chosen', () => {
    expect(askFor({ ...filter, gameId: 4, states: [1], find: ID })).toEqual({ Id: ID });
  });
  it('asks for ties alone, which are no state', () => {
    expect(chooseStates([0, 3], [0, 3, TIED])).toEqual([TIED]);
    expect(chooseStates([TIED], [TIED, 3])).toEqual([3]);
    expect(chooseStates([0], [0, 3])).toEqual([0, 3]);
    expect(askFor({ ...filter, states: [TIED] })).toEqual({ ...day, Refunded: true });
  });
});
