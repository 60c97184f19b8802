// What the report of a line shows of its rows. Pure.
import { sumMoney, type Money } from '@fairlot/rules/core/money';
import type { LineReportRow, LineSums } from '@fairlot/wire/team/line-report';

/** Columns of money in their order, by the name of their text. */
export const COLUMNS = {
  deposit: 'Deposit',
  withdraw: 'Withdraw',
  stake: 'Stake',
  turnover: 'Turnover',
  prize: 'Prize',
  rebate: 'Rebate',
  promo: 'Promo',
  transfer: 'Transfer',
} as const;
export type Column = keyof typeof COLUMNS;
export const COLUMN_NAMES = Object.keys(COLUMNS) as readonly Column[];

const CHECKED = [
  'Deposit',
  'Withdraw',
  'Stake',
  'Turnover',
  'Prize',
  'Rebate',
  'Promo',
  'Fee',
  'Transfer',
  'Adjust',
  'Profit',
] as const satisfies readonly (keyof LineSums)[];

/** Whether all rows together are the line as it is counted apart from them. */
export const addsUp = (rows: readonly LineReportRow[], total: LineSums): boolean =>
  CHECKED.every((name) => sumMoney(rows.map((row): Money => row[name])) === total[name]);
