import { expect, test } from 'vitest';
import { fitsChain } from './chain.ts';

const TRON = 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t';
const EVM = '0xdAC17F958D2ee523a2206206994597C13D831ec7';

test.each([
  ['USDT_TRC20', TRON, true],
  ['USDT_TRC20', EVM, false],
  ['USDT_ERC20', EVM, true],
  ['USDT_ERC20', TRON, false],
  ['ICBC', TRON, false],
])('%s and %s: %s', (bank, number, fits) => expect(fitsChain(bank, number)).toBe(fits));
