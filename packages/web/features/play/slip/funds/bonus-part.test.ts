import { expect, test } from 'vitest';
import { mills } from '@fairlot/rules/core/money';
import type { BonusHelp } from './bonus-help.ts';
import { bonusPart, bonusPartOfAll, helpOf } from './bonus-part.ts';

const HELP: BonusHelp = { amount: mills(20_000), most: mills(10_000), games: [7] };
const part = (cash: number, amounts: readonly number[], help = HELP, gameId = 1) =>
  bonusPart(help, gameId, amounts.map(mills), mills(cash));

test('a bonus pays what cash leaves, as far as there is any', () => {
  expect(part(5_000, [2_000, 3_000])).toBe(0n);
  expect(part(5_000, [2_000, 6_000])).toBe(3_000n);
  expect(part(0, [2_000])).toBe(2_000n);
  expect(part(1_000, [10_000, 10_000, 10_000])).toBe(20_000n);
});

test('its terms bind the bets that it pays of, and nothing is paid where one of them does not keep to them', () => {
  expect(part(11_000, [11_000, 9_000])).toBe(9_000n);
  expect(part(10_999, [11_000, 9_000])).toBe(0n);
  expect(part(5_000, [6_000, 10_001])).toBe(0n);
  expect(part(5_000, [6_000, 10_001], { ...HELP, most: null })).toBe(11_001n);
  expect(part(0, [2_000], HELP, 7)).toBe(0n);
});

test('what is owed is paid first, and without a bonus there is nothing', () => {
  expect(part(-1, [2_000])).toBe(0n);
  expect(bonusPart(undefined, 1, [mills(2_000)], mills(0))).toBe(0n);
});

test('of slips that go out one after the other each takes what those before it left', () => {
  const of = (gameId: number, ...amounts: number[]) => ({ gameId, amounts: amounts.map(mills) });
  const all = (slips: Parameters<typeof bonusPartOfAll>[1], cash: number) =>
    bonusPartOfAll(HELP, slips, mills(cash));
  expect(all([of(1, 4_000), of(2, 4_000)], 5_000)).toBe(3_000n);
  expect(all([of(1, 9_000), of(2, 9_000), of(3, 9_000)], 0)).toBe(18_000n);
  // Of a game that takes none of it nothing is paid: what is left goes to the next.
  expect(all([of(7, 4_000), of(2, 4_000)], 1_000)).toBe(3_000n);
  expect(all([of(1, 4_000)], 4_000)).toBe(0n);
});

test('the note beside the stake counts what the bonus pays by its terms, and none of it for a round', () => {
  const { pays } = helpOf(HELP);
  const bets = [{ amount: mills(2_000) }, { amount: mills(6_000) }];
  expect(pays({ Id: 1, Kind: 'own' }, bets, mills(5_000))).toBe(3_000n);
  expect(pays({ Id: 1 }, [{ amount: mills(10_001) }], mills(5_000))).toBe(0n);
  expect(pays({ Id: 7, Kind: 'own' }, bets, mills(5_000))).toBe(0n);
  expect(pays({ Id: 1, Kind: 'instant' }, bets, mills(5_000))).toBe(0n);
  expect(pays({ Id: 1 }, bets, mills(-1))).toBe(0n);
});
