import { expect, test } from 'vitest';
import { readAmount } from './read-amount.ts';

test('an amount is read as it is typed, and nothing else', () => {
  expect([readAmount('1,200.5'), readAmount(' 0 '), readAmount('7.125')]).toEqual([
    1_200_500n,
    0n,
    7_125n,
  ]);
  for (const wrong of ['', '-1', '1.2345', '1e3', 'x', '1.', '９']) {
    expect(readAmount(wrong)).toBeUndefined();
  }
});
