import { describe, expect, it } from 'vitest';
import type { Game } from '../games/use-games.ts';
import { groupsOfGames } from './game-groups.ts';

const game = (Id: number, Code: string, Family: string, zh: string, en: string): Game =>
  ({ Id, Code, Family, Name: { zh, en } }) as Game;

const games = [
  game(1, 'ssc1m', 'ssc', '一分时时彩', '1-min Pick 5'),
  game(2, 'ssc5m', 'ssc', '五分时时彩', '5-min Pick 5'),
  game(3, 'fc3d', 'd3', '福彩 3D', 'Welfare 3D'),
  game(4, 'ring', 'none', '快乐环', 'Ring'),
];

const shape = (favourites: number[], query = '', recent: number[] = []) =>
  groupsOfGames(games, { favourites, recent }, query).map(({ code, games: own }) => [
    code,
    own.map(({ Id }) => Id),
  ]);

describe('the list of games', () => {
  it('groups by family, favourites on top and again below', () => {
    expect(shape([2])).toEqual([
      ['favourites', [2]],
      ['ssc', [1, 2]],
      ['d3', [3]],
      ['other', [4]],
    ]);
  });

  it('has the games that were opened last below the favourites, in that order', () => {
    expect(shape([4], '', [3, 1, 9]).slice(0, 2)).toEqual([
      ['favourites', [4]],
      ['recent', [3, 1]],
    ]);
  });

  it('finds by either name and by code', () => {
    expect(shape([], '福彩3d')).toEqual([['d3', [3]]]);
    expect(shape([], 'PICK 5')).toEqual([['ssc', [1, 2]]]);
    expect(shape([], 'ssc5')).toEqual([['ssc', [2]]]);
    expect(shape([], 'nothing')).toEqual([]);
  });
});
