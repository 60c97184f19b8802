import { expect, test } from 'vitest';
import type { Streak } from '@fairlot/wire/community/streak';
import type { Game } from '../../play/lottery/games/index.ts';
import { ALL, FAVOURITES, pairsOf, sidesOf, streaksShown } from './shown.ts';

const game = (Id: number, Family: string): Game => ({ Id, Family }) as Game;
const streak = (GameId: number, Length: number): Streak => ({ GameId, Length }) as Streak;
const GAMES = [game(4, 'ssc'), game(8, 'ssc'), game(35, 'pk10')];
const STREAKS = [streak(35, 9), streak(4, 6), streak(77, 6), streak(8, 5), streak(4, 3)];

const shown = (least: number, games: string, favourites: readonly number[] = []) =>
  streaksShown(STREAKS, GAMES, { least, games, sides: ALL }, favourites).map(
    ({ streak: { GameId, Length } }) => `${GameId}: ${Length}`,
  );

test('streaks of games that are known and long enough, in their order', () => {
  expect(shown(3, ALL)).toEqual(['35: 9', '4: 6', '8: 5', '4: 3']);
  expect(shown(6, ALL)).toEqual(['35: 9', '4: 6']);
  expect(shown(10, ALL)).toEqual([]);
});

test('of a family, or of the games that the player marked', () => {
  expect(shown(3, 'ssc')).toEqual(['4: 6', '8: 5', '4: 3']);
  expect(shown(3, FAVOURITES, [8, 77])).toEqual(['8: 5']);
  expect(shown(3, FAVOURITES)).toEqual([]);
});

test('of a pair of sides, whichever of them came, in every game', () => {
  const of = (GameId: number, same: string, other: string): Streak => {
    const side = (Option: string) => ({ Option, Name: { zh: Option, en: Option }, Odds: 0n });
    return { GameId, Length: 5, Same: side(same), Opposite: side(other) } as Streak;
  };
  const all = [of(4, 'odd', 'even'), of(4, 'big', 'small'), of(8, 'small', 'big')];
  expect(pairsOf(all).map(({ sides, names }) => [sides, names.map(({ en }) => en)])).toEqual([
    ['big,small', ['big', 'small']],
    ['even,odd', ['even', 'odd']],
  ]);
  const filter = { least: 3, games: ALL, sides: sidesOf(of(4, 'small', 'big')) };
  const found = streaksShown(all, GAMES, filter, []).map(({ streak }) => streak);
  expect(found).toEqual([all[1], all[2]]);
  expect(streaksShown(all, GAMES, { ...filter, sides: ALL }, [])).toHaveLength(3);
});
