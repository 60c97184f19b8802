import { expect, test } from 'vitest';
import { soundsLike } from '@fairlot/rules/lottery/pinyin';
import { familiesOf, findGames } from './find-games.ts';
import type { Game } from './use-games.ts';

const game = (Id: number, Family: string, zh: string, en: string, Code: string) =>
  ({ Id, Family, Code, Name: { zh, en } }) as Game;
const GAMES = [
  game(1, 'ssc', '一分时时彩', 'One-minute five', 'ssc1m'),
  game(2, 'ssc', '五分时时彩', 'Five-minute five', 'ssc5m'),
  game(3, 'd3', '福彩 3D', 'Welfare 3D', 'fc3d'),
];
const found = (family: string | undefined, search: string) =>
  findGames(GAMES, family, search).map(({ Id }) => Id);

test('families stand in the order of their games', () => {
  expect(familiesOf(GAMES)).toEqual(['ssc', 'd3']);
});

test.each([
  [undefined, '', [1, 2, 3]],
  ['ssc', '', [1, 2]],
  [undefined, '福彩3d', [3]],
  [undefined, 'MINUTE', [1, 2]],
  [undefined, 'ssc5', [2]],
  ['d3', '时时', []],
  [undefined, '.*', []],
])('family %s and search %j find %j', (family, search, ids) => {
  expect(found(family, search)).toEqual(ids);
});

test('letters find by sound once its table is there', () => {
  const by = (search: string) =>
    findGames(GAMES, undefined, search, soundsLike).map(({ Id }) => Id);
  expect([by('wfssc'), by('fucai'), by('5fen')]).toEqual([[2], [3], [2]]);
  expect(found(undefined, 'wfssc')).toEqual([]);
});
