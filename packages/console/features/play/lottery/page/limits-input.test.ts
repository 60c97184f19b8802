import { expect, test } from 'vitest';
import { mills } from '@fairlot/rules/core/money';
import type { Game } from './game.ts';
import { initialOf, isAsLooked, limitFaults, wantedOf, type Values } from './limits-input.ts';

const game = {
  GameId: 4,
  Limits: {
    PrizeLimit: mills(50_000_000),
    MinStake: mills(2000),
    MaxStake: mills(1_000_000),
    MaxMultiple: 100,
    IssuePrize: mills(900_000_000),
  },
} as Game;
const start = initialOf(game);
const isStill = (change: Partial<Values>) =>
  isAsLooked(wantedOf(game, start), wantedOf(game, { ...start, ...change }));

test('what was looked at stays for as long as every limit is as it was', () => {
  expect(isStill({})).toBe(true);
  // Neither why nor who asks is a limit, nor is another way to write one.
  expect(isStill({ reason: 'too high', code: '123456', at: '2026-12-01 00:00', least: '2' })).toBe(
    true,
  );
});

test.each([
  { prize: '60000' },
  { least: '3' },
  { most: '999' },
  { multiple: '99' },
  { issuePrize: '' },
  { issuePrize: '800000' },
  { budget: '1000' },
])('another %o is not what was looked at', (change) => {
  expect(isStill(change)).toBe(false);
});

test('what is no number is a fault of its field, an empty cap is none', () => {
  const typed = { ...start, prize: 'x', multiple: '0', issuePrize: '', budget: '1,5x' };
  expect(Object.keys(limitFaults(typed)).toSorted()).toEqual(['budget', 'multiple', 'prize']);
});
