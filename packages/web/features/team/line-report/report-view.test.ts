import { expect, it } from 'vitest';
import { mills } from '@fairlot/rules/core/money';
import type { LineReportRow, LineSums } from '@fairlot/wire/team/line-report';
import { addsUp } from './report-view.ts';

const sums = (amount: bigint): LineSums => ({
  Deposit: mills(amount),
  Withdraw: mills(0n),
  Stake: mills(2n * amount),
  Turnover: mills(amount),
  Prize: mills(amount),
  Rebate: mills(1n),
  Promo: mills(0n),
  Fee: mills(0n),
  Transfer: mills(-amount),
  Adjust: mills(0n),
  Profit: mills(-amount),
  Bettors: 1,
});

const row = (amount: bigint): LineReportRow => ({
  Key: '1',
  Kind: 'direct',
  UserName: 'player1',
  NickName: '',
  IsAgent: false,
  Members: 0,
  ...sums(amount),
});

it('says that rows add up to the line, and that they do not by a thousandth', () => {
  const total = { ...sums(30n), Rebate: mills(2n) };
  expect(addsUp([row(10n), row(20n)], total)).toBe(true);
  expect(addsUp([row(10n), row(20n)], { ...total, Prize: mills(29n) })).toBe(false);
  expect(addsUp([row(30n)], total)).toBe(false);
});
