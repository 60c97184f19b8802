import { expect, test } from 'vitest';
import { decimalsOf } from './chain.ts';

test.each([
  ['USDT_TRC20', 6],
  ['USDT_BSC', 18],
  ['ICBC', undefined],
])('USDT on %s has %s decimals', (bank, decimals) => expect(decimalsOf(bank)).toBe(decimals));
