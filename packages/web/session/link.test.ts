import { expect, test } from 'vitest';
import { placeAfter } from './link.ts';

test.each([
  ['a slip that somebody sent', '/Bet/4#slip=W10_-'],
  ['the game that a visitor chose', '/Bet/4'],
])('%s is where a player arrives after signing in', (_, link) => {
  expect(placeAfter(`#${link}`)).toBe(link);
});

test.each([
  ['nothing', ''],
  ['another page', '#/Login#slip=W10'],
  ['another page after a game', '#/Bet/4/../../Login'],
  ['another site', '#//evil.example/Bet/4#slip=W10'],
  ['another scheme', '#javascript:alert(1)//Bet/4#slip=W10'],
  ['another fragment', '#/Bet/4#main'],
  ['no page', '#slip=W10'],
])('%s leads to the lobby', (_, hash) => {
  expect(placeAfter(hash)).toBe('/');
});
