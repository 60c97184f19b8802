// What the report of gain and loss shows of its rows. Pure.
import { mills, moneyToNumber, sumMoney, type Money } from '@fairlot/rules/core/money';
import type { ProfitRow } from '@fairlot/wire/money/wallet';

/** What is shown of a row, in order; stakes are shown as what was staked. */
export const COLUMNS = [
  'stake',
  'turnover',
  'prize',
  'rebate',
  'promo',
  'deposit',
  'withdraw',
  'other',
] as const;
export type Column = (typeof COLUMNS)[number];

export type Figures = Readonly<Record<Column | 'result', Money>>;

/** 游戏盈亏 = 奖金 + 返点 − 投注. */
export const figuresOf = (row: Omit<ProfitRow, 'Day' | 'GameId'>): Figures => ({
  stake: mills(-row.Stake),
  turnover: row.Turnover,
  prize: row.Prize,
  rebate: row.Rebate,
  promo: row.Promo,
  deposit: row.Deposit,
  withdraw: row.Withdraw,
  other: row.Other,
  result: sumMoney([row.Prize, row.Rebate, row.Stake]),
});

const NAMES = [...COLUMNS, 'result'] as const;

/** All rows together. */
export const totalOf = (rows: readonly Figures[]): Figures =>
  Object.fromEntries(
    NAMES.map((name) => [name, sumMoney(rows.map((row) => row[name]))]),
  ) as Figures;

/** How the game result grew from day to day, in whole units. */
export function runningResults(rows: readonly Figures[]): readonly number[] {
  let sum = 0n;
  return rows.map(({ result }) => moneyToNumber(mills((sum += result))));
}
