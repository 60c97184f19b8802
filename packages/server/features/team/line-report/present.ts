import { LINE_FIGURE } from '@fairlot/rules/core/line-figures';
import { mills } from '@fairlot/rules/core/money';
import {
  KINDS_OF,
  profitOf,
  REPORT_COLUMNS,
  type ReportColumn,
} from '@fairlot/rules/core/report-columns';
import type { LineSums } from '@fairlot/wire/team/line-report';
import type { SumRow } from './store.ts';

const NAMES = Object.keys(REPORT_COLUMNS) as readonly ReportColumn[];

/** The columns of the rows of one key. What the house earns, members lose. */
export function presentSums(rows: readonly SumRow[]): LineSums {
  const amountOf = (kinds: readonly number[]): bigint =>
    rows.reduce((sum, { kind, amount }) => (kinds.includes(kind) ? sum + amount : sum), 0n);
  const sums = Object.fromEntries(
    NAMES.map((name) => [name, amountOf(KINDS_OF[name]) * BigInt(REPORT_COLUMNS[name])]),
  ) as Readonly<Record<ReportColumn, bigint>>;
  return {
    Deposit: mills(sums.deposit),
    Withdraw: mills(sums.withdraw),
    Stake: mills(sums.bet),
    Turnover: mills(sums.turnover),
    Prize: mills(sums.prize),
    Rebate: mills(sums.rebate),
    Promo: mills(sums.promo),
    Fee: mills(sums.fee),
    Transfer: mills(sums.transfer),
    Adjust: mills(sums.adjust),
    Profit: mills(-profitOf(sums)),
    Bettors: Number(amountOf([LINE_FIGURE.bettors])),
  };
}

/** Rows by key, in the order in which keys come. */
export function groupByKey(rows: readonly SumRow[]): ReadonlyMap<string, readonly SumRow[]> {
  const groups = new Map<string, SumRow[]>();
  for (const row of rows) {
    const group = groups.get(row.key);
    if (group) group.push(row);
    else groups.set(row.key, [row]);
  }
  return groups;
}
