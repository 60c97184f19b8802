import { expect, test } from 'vitest';
import { sentOf } from './counterpart.ts';

test('of a payout in USDT arrives its share of what was quoted, cut off at the thousandth', () => {
  const whole = { total: 1_000_000n, currency: 'DEM' };
  expect(sentOf({ ...whole, amount: 333_333n, usdt: null })).toEqual({
    amount: 333_333n,
    currency: 'DEM',
  });
  expect(sentOf({ ...whole, amount: 333_333n, usdt: 140_000n })).toEqual({
    amount: 46_666n,
    currency: 'USDT',
  });
});
