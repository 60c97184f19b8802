import { expect, test } from 'vitest';
import type { Game } from '../lottery/games/index.ts';
import { nextGames } from './next-games.ts';

const game = (Id: number, seconds: number | null, more: Partial<Game> = {}): Game =>
  ({
    Id,
    Kind: 'platform',
    Source: 'chain',
    IsStandIn: false,
    IsRehearsal: false,
    IntervalSeconds: seconds,
    ...more,
  }) as Game;

const GAMES = [
  game(1, null, { Kind: 'instant' }),
  game(4, 60),
  game(9, 300),
  game(47, 15),
  game(48, 20, { Source: 'block' }),
  game(56, 10, { IsStandIn: true }),
  game(96, null),
];
const FRESH = { last: undefined, favourites: [], recent: [] };
const ids = (games: readonly Game[]) => games.map(({ Id }) => Id);

test('a fresh player gets the game of the house with the shortest interval', () => {
  expect(ids(nextGames(GAMES, FRESH))).toEqual([47, 4, 9]);
});

test('the last played game comes first, then favourites, then what was opened', () => {
  const own = { last: 9, favourites: [4, 9], recent: [48, 4] };
  expect(ids(nextGames(GAMES, own))).toEqual([9, 4, 48, 47]);
  expect(ids(nextGames(GAMES, { ...own, last: undefined }))).toEqual([4, 9, 48, 47]);
});

test('an instant game has no next draw, and a game that is gone is left out', () => {
  expect(ids(nextGames(GAMES, { last: 1, favourites: [77], recent: [96] }))).toEqual([
    96, 47, 4, 9,
  ]);
});
