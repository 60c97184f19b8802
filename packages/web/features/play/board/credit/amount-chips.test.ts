import { expect, test } from 'vitest';
import { AMOUNTS, readAmountChip, readAmountChips } from './amount-chips.ts';

test.each([
  ['1', '1'],
  ['999999', '999999'],
  [' ０５０ ', '50'],
  ['0', undefined],
  ['1000000', undefined],
  ['1.5', undefined],
  ['-5', undefined],
  ['', undefined],
])('%s is read as %s', (text, chip) => {
  expect(readAmountChip(text)).toBe(chip);
});

test('a set of chips is read as it was kept', () => {
  expect(readAmountChips(['7', '70', '700', '7000', '70000'])).toHaveLength(5);
  expect(readAmountChips(AMOUNTS)).toBe(AMOUNTS);
});

test.each([
  ['too few', ['1', '2', '3', '4']],
  ['two the same', ['1', '2', '3', '4', '4']],
  ['what is no amount', ['1', '2', '3', '4', 'x']],
  ['what nobody typed so', ['1', '2', '3', '4', '05']],
  ['no list', { length: 5 }],
  ['numbers', [1, 2, 3, 4, 5]],
  ['nothing', null],
])('of %s nothing is taken', (_, kept) => {
  expect(readAmountChips(kept)).toBeUndefined();
});
