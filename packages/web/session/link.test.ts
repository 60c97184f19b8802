import { expect, test } from 'vitest';
import { placeAfter } from './link.ts';

test('a slip that somebody sent is where its reader comes out', () => {
  expect(placeAfter('#/Bet/4#slip=W10_-')).toBe('/Bet/4#slip=W10_-');
});

test.each([
  ['nothing', ''],
  ['another page', '#/Login#slip=W10'],
  ['another site', '#//evil.example/Bet/4#slip=W10'],
  ['another scheme', '#javascript:alert(1)//Bet/4#slip=W10'],
  ['another fragment', '#/Bet/4#main'],
  ['no page', '#slip=W10'],
])('%s leads to the lobby', (_, hash) => {
  expect(placeAfter(hash)).toBe('/');
});
