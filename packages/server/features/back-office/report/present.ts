import { mills } from '@fairlot/rules/core/money';
import {
  grossOf,
  profitOf,
  REPORT_COLUMNS,
  type ReportColumn,
} from '@fairlot/rules/core/report-columns';
import type { Sums } from '@fairlot/wire/back-office/report';
import type { SumsRow } from './store-sums.ts';

const NAMES = Object.keys(REPORT_COLUMNS) as readonly ReportColumn[];

/** Sums of no rows. */
export const NOTHING = {
  ...(Object.fromEntries(NAMES.map((name) => [name, 0n])) as Record<ReportColumn, bigint>),
  richer: 0n,
  journals: 0n,
} satisfies SumsRow;

export const addSums = (rows: readonly SumsRow[]): SumsRow => ({
  ...(Object.fromEntries(
    NAMES.map((name) => [name, rows.reduce((sum, row) => sum + row[name], 0n)]),
  ) as Record<ReportColumn, bigint>),
  richer: rows.reduce((sum, row) => sum + row.richer, 0n),
  journals: rows.reduce((sum, row) => sum + row.journals, 0n),
});

/** Sums as the columns of a report: each from the side on which it is above zero. */
export function presentSums(row: SumsRow): Sums {
  const sided = Object.fromEntries(
    NAMES.map((name) => [name, row[name] * BigInt(REPORT_COLUMNS[name])]),
  ) as Record<ReportColumn, bigint>;
  return {
    Deposit: mills(sided.deposit),
    Withdraw: mills(sided.withdraw),
    Bet: mills(sided.bet),
    Turnover: mills(sided.turnover),
    Prize: mills(sided.prize),
    Rebate: mills(sided.rebate),
    Fee: mills(sided.fee),
    Promo: mills(sided.promo),
    Adjust: mills(sided.adjust),
    Transfer: mills(sided.transfer),
    Gross: mills(grossOf(sided)),
    Profit: mills(profitOf(sided)),
    Richer: mills(row.richer),
    Journals: Number(row.journals),
  };
}
