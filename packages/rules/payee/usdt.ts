import { divFloor, mills, type Money } from '../core/money.ts';
import type { Chain } from './chains.ts';

/** Decimals of USDT on a chain: of its token's contract (BEP-20 of BSC: 18, all others: 6). */
export const USDT_DECIMALS: Readonly<Record<Chain, number>> = {
  TRC20: 6,
  ERC20: 6,
  BSC: 18,
  TON: 6,
  SOL: 6,
};

/** An amount that a person has to send has no more decimals, whatever the chain. */
const SENT_DECIMALS = 6;
const power = (exponent: number): bigint => 10n ** BigInt(exponent);

/**
 * What is sent for an amount of money, in base units: rounded up to a millionth of a USDT. So what arrives is worth the
 * amount to the last thousandth when it is cut off (`worthOf`), and never less.
 */
export function unitsFor(amount: Money, rate: Money, decimals: number): bigint {
  const sent = -divFloor(-(amount * power(SENT_DECIMALS)), rate);
  return sent * power(decimals - SENT_DECIMALS);
}

/** What base units are worth, cut off at the thousandth (product 5.7). */
export const worthOf = (units: bigint, rate: Money, decimals: number): Money =>
  mills(divFloor(units * rate, power(decimals)));

/** Thousandths of a USDT in base units. */
export const unitsOfMills = (usdt: bigint, decimals: number): bigint => usdt * power(decimals - 3);

/** Base units as they are written: no zeros at the end, no comma. */
export function unitsText(units: bigint, decimals: number): string {
  const digits = String(units).padStart(decimals + 1, '0');
  const rest = digits.slice(-decimals).replace(/0+$/, '');
  return rest === '' ? digits.slice(0, -decimals) : `${digits.slice(0, -decimals)}.${rest}`;
}
