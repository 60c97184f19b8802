import { expect, test } from 'vitest';
import { playsOf } from '@fairlot/rules/play/index';
import { FAMILIES } from '@fairlot/rules/play/registry';
import { keyOf, linesOfSides as linesOf, sidesOf } from '../board/sides/index.ts';
import { amountOf, ordered, tileOf, withAmount, withoutPicks, withPick } from './tile-state.ts';

const NOW = Date.UTC(2026, 10, 22);
const ssc = sidesOf(playsOf('ssc'));
const table = {
  version: 3,
  plays: { 'ssc.c.total': [19_900n, 19_900n, 19_900n, 19_900n, 21_000n, 21_000n, 90_000n] },
  closed: [] as string[],
};

test('a tile has big, small, odd, even, dragon and tiger, or what the family has of them', () => {
  expect(ssc.map(keyOf)).toEqual(
    ['big', 'small', 'odd', 'even', 'dragon', 'tiger'].map((side) => `ssc.c.total ${side}`),
  );
  const sizes = FAMILIES.map(({ code }) => [code, sidesOf(playsOf(code)).length]);
  const without = sizes.filter(([, size]) => size === 0).map(([code]) => code);
  expect(without).toEqual(['dlt', 'qxc', 'qlc']);
  expect(sizes.every(([, size]) => [0, 4, 6].includes(Number(size)))).toBe(true);
  expect(sidesOf(playsOf('hash')).map(keyOf).slice(4)).toEqual(
    ['hash.zx.banker banker', 'hash.zx.banker player'].map((key) => key.replace('.banker ', ' ')),
  );
});

test('each pick is a bet of the tile at its amount, on the odds of the table', () => {
  let tile = tileOf({}, 4, '10');
  for (const side of [0, 3, 4]) tile = withPick(tile, keyOf(ssc[side]!));
  tile = withPick(tile, keyOf(ssc[4]!));
  const lines = linesOf(tile, ssc, table, NOW);
  expect(lines.map(({ content, amount, oddsVersion }) => [content, amount, oddsVersion])).toEqual([
    ['big', 10_000n, 3],
    ['even', 10_000n, 3],
  ]);
  expect(amountOf([{ gameId: 4, serial: 1, closesAt: 0, lines }])).toBe(20_000n);
  for (const bad of ['', '0', '1.2345', 'x', '-3']) {
    expect(linesOf({ ...tile, amount: bad }, ssc, table, NOW)).toEqual([]);
  }
  const paused = { ...table, closed: ['ssc.c.total'] };
  expect(linesOf(tile, ssc, paused, NOW)).toEqual([]);
});

test('the common amount goes to every tile, and picks stay; what was placed is off its tile', () => {
  const one = withPick(tileOf({}, 4, '1'), 'a');
  const tiles = withAmount({ 4: one, 9: { picks: new Set(['b']), amount: '7' } }, [4, 9, 35], '50');
  expect(Object.values(tiles).map(({ amount }) => amount)).toEqual(['50', '50', '50']);
  expect([...(tiles[9]?.picks ?? [])]).toEqual(['b']);
  const left = withoutPicks(tiles, [4]);
  expect([left[4]?.picks.size, left[9]?.picks.size, left[4]?.amount]).toEqual([0, 1, '50']);
});

test('tiles stand in the order of the player, or as their issues close', () => {
  const tiles = [
    { gameId: 1, closesAt: 500 },
    { gameId: 2, closesAt: undefined },
    { gameId: 3, closesAt: 100 },
  ];
  expect(ordered(tiles, false).map(({ gameId }) => gameId)).toEqual([1, 2, 3]);
  expect(ordered(tiles, true).map(({ gameId }) => gameId)).toEqual([3, 1, 2]);
});
