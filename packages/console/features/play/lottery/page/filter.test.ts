import { expect, test } from 'vitest';
import { CATEGORIES } from '@fairlot/rules/lottery/categories';
import { filterGames } from './filter.ts';
import { GamesSearch } from './games-search.ts';
import type { Game } from './game.ts';

/** One game of each category, the instant ones offline. */
const games = CATEGORIES.map(
  ({ id, code, name, schedule }) =>
    ({
      GameId: id,
      CategoryId: id,
      Code: code,
      Name: name,
      State: schedule.kind === 'instant' ? 2 : 0,
    }) as Game,
);
const codes = (filter: Parameters<typeof filterGames>[1]) =>
  filterGames(games, filter).map(({ Code }) => Code);

test('all 115 games are there until something narrows them', () => {
  expect(codes({})).toHaveLength(115);
  expect(codes({ name: ' ' })).toHaveLength(115);
});

test.each([
  ['4', 'FFC'],
  ['ffc', 'FFC'],
  ['一分时时彩', 'FFC'],
  ['yfssc', 'FFC'],
])('%j finds a game by its number, its code, its name or its sound', (name, code) => {
  expect(codes({ name })).toContain(code);
});

test('family, kind and state narrow what a search leaves', () => {
  const offline = codes({ state: 2 });
  expect(offline).toHaveLength(4);
  expect(codes({ kind: 'instant' })).toEqual(offline);
  const dice = codes({ family: 'k3' });
  expect(dice.length).toBeGreaterThan(5);
  expect(codes({ family: 'k3', kind: 'instant', name: 'ffc' })).toEqual([]);
});

test('what is of no use in the address is not there', () => {
  const read = GamesSearch.parse({ name: '', family: 'K3!', kind: 'none', state: 9 });
  expect(Object.values(read).filter((value) => value !== undefined)).toEqual([]);
  expect(GamesSearch.parse({ family: 'ssc', state: 1 })).toMatchObject({ family: 'ssc', state: 1 });
});
