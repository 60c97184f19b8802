// The filters and sums of the cash flow. Pure.
import { ZERO, mills, sumMoney, type Money } from '@fairlot/rules/core/money';
import type { Bilingual } from '@fairlot/rules/core/text';
import type { Input } from '@fairlot/wire/core';
import { CASH_FLOW_KINDS, type CashFlow, type walletHttp } from '@fairlot/wire/wallet';
import type { Page } from '@fairlot/shell/record/use-record-list';
import { momentsOf, type DayRange } from '@fairlot/ui/date-range';
import { CASH } from './text.ts';

export type FlowFilter = {
  readonly range: DayRange;
  /** None chosen is all. */
  readonly types: readonly number[];
};

export const FLOW_TYPES: readonly number[] = Object.keys(CASH_FLOW_KINDS).map(Number);

export const askFor = (
  { range, types }: FlowFilter,
  { page, size }: Page,
): Input<typeof walletHttp.getCashFlow> => ({
  ...momentsOf(range),
  ...(types.length > 0 && { Types: [...types] }),
  Page: page,
  PageSize: size,
});

export const typeName = (type: number): Bilingual =>
  CASH_FLOW_KINDS[type] ?? { zh: CASH.other.zh(type), en: CASH.other.en(type) };

/** What came in and what went out of a movement; one of them is zero. */
export const sides = ({ Amount }: CashFlow): { readonly in: Money; readonly out: Money } =>
  Amount >= 0n ? { in: Amount, out: ZERO } : { in: ZERO, out: mills(-Amount) };

export const sumsOf = (rows: readonly CashFlow[]): { readonly in: Money; readonly out: Money } => ({
  in: sumMoney(rows.map((row) => sides(row).in)),
  out: sumMoney(rows.map((row) => sides(row).out)),
});
