import { expect, test } from 'vitest';
import { mills } from '@fairlot/rules/core/money';
import { todayOf } from './today.ts';

const sums = (amount: number, settled: number, prize: number, refund = 0) => ({
  SumAmount: mills(amount),
  SumSettled: mills(settled),
  SumPrize: mills(prize),
  SumRefund: mills(refund),
});

test('the net leaves open bets out', () => {
  expect(todayOf(sums(50_000, 20_000, 0))).toEqual({
    stake: 50_000n,
    prize: 0n,
    net: -20_000n,
    open: 30_000n,
  });
});

test('a stake that came back in a tie is no loss', () => {
  expect(todayOf(sums(20_000, 20_000, 19_800, 10_000)).net).toBe(9800n);
});

test('a day without bets is all zero', () => {
  expect(Object.values(todayOf(sums(0, 0, 0)))).toEqual([0n, 0n, 0n, 0n]);
});
