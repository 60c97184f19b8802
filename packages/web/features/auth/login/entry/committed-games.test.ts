import { expect, it } from 'vitest';
import type { GameData } from '@fairlot/wire/play/lottery';
import { committedGames } from './committed-games.ts';

const game = (Kind: GameData['Kind'], Sort: number, IsVerifiable: boolean) =>
  ({ Kind, Sort, IsVerifiable }) as GameData;

it('shows what stands behind any game that can be checked, not of one kind alone', () => {
  const all = {
    4: game('platform', 3, true),
    85: game('official', 1, false),
    101: game('official', 4, true),
    121: game('hash', 2, true),
  };
  expect(committedGames(all)).toEqual([121, 4, 101]);
  expect(committedGames({})).toEqual([]);
});
