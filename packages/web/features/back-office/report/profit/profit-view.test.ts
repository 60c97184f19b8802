import { expect, it } from 'vitest';
import { mills } from '@fairlot/rules/core/money';
import { figuresOf, runningResults, totalOf } from './profit-view.ts';

const row = (stake: number, prize: number, rebate: number) =>
  figuresOf({
    Deposit: mills(50),
    Withdraw: mills(0),
    Stake: mills(-stake),
    Turnover: mills(stake / 2),
    Prize: mills(prize),
    Rebate: mills(rebate),
    Promo: mills(7),
    Other: mills(0),
  });

it('makes the game result of prizes, rebate and stakes, and of nothing else', () => {
  expect(row(1000, 400, 5)).toMatchObject({
    stake: 1000n,
    turnover: 500n,
    result: -595n,
    promo: 7n,
  });
});

it('adds up every column, and runs on from day to day', () => {
  const rows = [row(1000, 400, 5), row(2000, 9000, 0), row(500, 0, 0)];
  expect(totalOf(rows)).toMatchObject({ stake: 3500n, prize: 9400n, result: 5905n, deposit: 150n });
  expect(runningResults(rows)).toEqual([-0.595, 6.405, 5.905]);
});
