import { expect, test } from 'vitest';
import type { Game } from '../games/use-games.ts';
import { FIND, stopOf } from './use-menu-focus.ts';

const game = (Id: number): Game => ({ Id }) as Game;
const GROUPS = [
  { code: 'favourites', games: [game(2)] },
  { code: 'ssc', games: [game(1), game(2)] },
];

test('Tab reaches the open game, and what had the focus last while it is there', () => {
  expect(stopOf(GROUPS, [], 1, undefined)).toBe('ssc:1');
  expect(stopOf(GROUPS, [], 2, undefined)).toBe('favourites:2');
  expect(stopOf(GROUPS, [], 1, FIND)).toBe(FIND);
  expect(stopOf(GROUPS, [], 1, 'ssc')).toBe('ssc');
  expect(stopOf(GROUPS, [], 1, 'k3:9')).toBe('ssc:1');
});

test('Tab reaches the first game where the open one is folded away, and the field where none is', () => {
  expect(stopOf(GROUPS, ['ssc'], 1, undefined)).toBe('favourites:2');
  expect(stopOf(GROUPS, ['ssc'], 1, 'ssc:1')).toBe('favourites:2');
  expect(stopOf([], [], 1, undefined)).toBe(FIND);
});
