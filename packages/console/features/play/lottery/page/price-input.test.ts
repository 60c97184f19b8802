import { expect, test } from 'vitest';
import { mills } from '@fairlot/rules/core/money';
import {
  badFields,
  changedLimits,
  changeOf,
  filterPlays,
  initialOf,
  isSameChange,
  percent,
  rangeText,
  readOdds,
  type PlayRow,
} from './price-input.ts';

const row: PlayRow = {
  Play: 'ssc.c.total',
  Group: { zh: '总和', en: 'Total' },
  Name: { zh: '总和', en: 'Total' },
  Style: 'credit',
  IsOpen: true,
  Limits: { PrizeLimit: mills(50_000) },
  Options: [
    { Code: 'big', Name: { zh: '大', en: 'Big' }, Odds: 19_800n, Standard: 19_800n },
    { Code: 'small', Name: { zh: '小', en: 'Small' }, Odds: 19_500n, Standard: 19_800n },
  ],
  Returns: [9_900, 9_750],
};
const plain: PlayRow = { ...row, Play: 'ssc.fixed', Style: 'official', Limits: null, Options: [] };

test.each([
  ['1.98', 19_800n],
  [' 2 ', 20_000n],
  ['0', undefined],
  ['1.00001', undefined],
  ['1e3', undefined],
  ['', undefined],
])('the odds %j are %s ten-thousandths', (typed, odds) => {
  expect(readOdds(typed)).toBe(odds);
});

test('a change holds what is other than it was, and nothing else', () => {
  const before = initialOf(row);
  expect(changeOf(row, before, true)).toEqual({ Play: row.Play });
  expect(changeOf(row, { ...before, o0: '1.97' }, true)).toEqual({
    Play: row.Play,
    Odds: [19_700n, 19_500n],
  });
  expect(changeOf(row, { ...before, prize: '', notes: '' }, false)).toEqual({
    Play: row.Play,
    Limits: null,
    IsOpen: false,
  });
  expect(changeOf(row, { ...before, notes: '12' }, true)).toEqual({
    Play: row.Play,
    Limits: { PrizeLimit: 50_000n, MaxNotes: 12 },
  });
});

test('shares are typed as hundredths of a whole', () => {
  const typed = { ...initialOf(row), soloShare: '1', soloPrize: '20000', floor: '95.5' };
  const solo = { SoloRatio: 100, SoloPrize: 20_000_000n };
  const limits = { PrizeLimit: 50_000n, ...solo, OddsFloor: 9_550 };
  expect(changeOf(row, typed, true)).toEqual({ Play: row.Play, Limits: limits });
  const shown = initialOf({ ...row, Limits: { OddsFloor: 9_550, SoloRatio: 100 } });
  expect(shown).toMatchObject({ floor: '95.5', soloShare: '1', drop: '' });
  expect(badFields(row, { ...typed, soloShare: '101', floor: '0' })).toEqual([
    'soloShare',
    'floor',
  ]);
});

test('a look names every limit that becomes another, caps and steps of odds too', () => {
  const typed = { ...initialOf(row), prize: '', liability: '9000', soloShare: '1', drop: '2.5' };
  const change = changeOf(row, typed, row.IsOpen);
  const prize = initialOf(row)['prize'];
  expect(changedLimits(row, change)).toEqual([
    ['prize', prize, ''],
    ['soloShare', '', '1'],
    ['liability', '', '9,000.000'],
    ['drop', '', '2.5'],
  ]);
  expect(changedLimits(row, { Play: row.Play })).toEqual([]);
  expect(isSameChange(change, changeOf(row, { ...typed }, row.IsOpen))).toBe(true);
  expect(isSameChange(change, changeOf(row, { ...typed, drop: '3' }, row.IsOpen))).toBe(false);
});

test('what cannot be sent is named', () => {
  const wrong = { ...initialOf(row), o1: 'x', prize: '-1', notes: '0' };
  expect(badFields(row, wrong)).toEqual(['o1', 'prize', 'notes']);
  expect(badFields(row, initialOf(row))).toEqual([]);
});

test('plays are found by code and name, by style, and by what was changed', () => {
  const found = (typed: string, kind: Parameters<typeof filterPlays>[1]['kind']) =>
    filterPlays([row, plain], { typed, kind }).map(({ Play }) => Play);
  expect(found('', 'all')).toEqual(['ssc.c.total', 'ssc.fixed']);
  expect(found('FIXED', 'all')).toEqual(['ssc.fixed']);
  expect(found('', 'official')).toEqual(['ssc.fixed']);
  expect(found('', 'changed')).toEqual(['ssc.c.total']);
  expect(found('', 'off')).toEqual([]);
});

test('several are written as their range', () => {
  expect(rangeText([9_900, 9_750, 9_800], percent)).toBe('97.50% – 99.00%');
  expect(rangeText([9_900, 9_900], percent)).toBe('99.00%');
  expect(rangeText([], percent)).toBe('');
});
