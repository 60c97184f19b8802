import { expect, test } from 'vitest';
import { ALL, FAVOURITES, gamesOn, gamesShown, HOT, RECENT } from './lobby-tabs.ts';
import type { Game } from './use-games.ts';

const GAMES = Array.from(
  { length: 30 },
  (_, n) =>
    ({
      Id: n + 1,
      Code: `G${n + 1}`,
      Family: n < 20 ? 'ssc' : 'k3',
      IsHot: n === 24,
      Name: { zh: `游戏${n + 1}`, en: `Game ${n + 1}` },
    }) as Game,
);
const OWN = { favourites: [9, 3, 99], recent: [30, 1] };
const ids = (games: readonly Game[]) => games.map(({ Id }) => Id);

test('in front stand the marked games, then the first of the list, twelve in all', () => {
  const nobody = { favourites: [], recent: [] };
  expect(ids(gamesOn(GAMES, HOT, nobody))).toEqual([25, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]);
  expect(ids(gamesOn(GAMES.slice(0, 3), HOT, nobody))).toEqual([1, 2, 3]);
});

test('before them stand the favourites and what was opened last, each once', () => {
  const own = { favourites: [9, 3, 99], recent: [30, 3, 1] };
  expect(ids(gamesOn(GAMES, HOT, own))).toEqual([9, 3, 30, 1, 25, 2, 4, 5, 6, 7, 8, 10]);
});

test('the player\u2019s own stand in his order, without games that are gone', () => {
  expect(ids(gamesOn(GAMES, FAVOURITES, OWN))).toEqual([9, 3]);
  expect(ids(gamesOn(GAMES, RECENT, OWN))).toEqual([30, 1]);
});

test('a family, or all', () => {
  expect(ids(gamesOn(GAMES, 'k3', OWN))).toEqual([21, 22, 23, 24, 25, 26, 27, 28, 29, 30]);
  expect(gamesOn(GAMES, ALL, OWN)).toHaveLength(30);
});

test('a search looks through all, whatever stands open', () => {
  expect(ids(gamesShown(GAMES, 'k3', OWN, 'g7'))).toEqual([7]);
  expect(ids(gamesShown(GAMES, 'k3', OWN, '  '))).toHaveLength(10);
});
