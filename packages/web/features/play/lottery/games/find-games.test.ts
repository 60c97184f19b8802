import { expect, test } from 'vitest';
import { familiesOf, findByName } from './find-games.ts';
import type { Game } from './use-games.ts';

const game = (Id: number, Family: string, zh: string, en: string, Code: string) =>
  ({ Id, Family, Code, Name: { zh, en } }) as Game;
const GAMES = [
  game(1, 'ssc', '一分时时彩', 'One-minute five', 'ssc1m'),
  game(2, 'ssc', '五分时时彩', 'Five-minute five', 'ssc5m'),
  game(3, 'd3', '福彩 3D', 'Welfare 3D', 'fc3d'),
];

test('families stand in the order of their games', () => {
  expect(familiesOf(GAMES)).toEqual(['ssc', 'd3']);
});

test.each([
  ['', [1, 2, 3]],
  ['福彩3d', [3]],
  ['MINUTE', [1, 2]],
  ['ssc5', [2]],
  ['wfssc', []],
  ['.*', []],
])('names and codes find for %j %j', (search, ids) => {
  expect(findByName(GAMES, search).map(({ Id }) => Id)).toEqual(ids);
});
