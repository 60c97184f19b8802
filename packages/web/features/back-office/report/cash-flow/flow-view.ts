// The filters and sums of the cash flow. Pure.
import { readAmountText } from '@fairlot/rules/core/amount-text';
import { CASH_FLOW_CLASSES } from '@fairlot/rules/core/cash-flow';
import { ZERO, mills, sumMoney, type Money } from '@fairlot/rules/core/money';
import type { Bilingual } from '@fairlot/rules/core/text';
import type { Input } from '@fairlot/wire/core';
import { CASH_FLOW_KINDS, type CashFlow, type walletHttp } from '@fairlot/wire/money/wallet';
import { momentsOf, type DayRange } from '@fairlot/ui/date-range';
import { CASH } from './text.ts';

export type FlowFilter = {
  readonly range: DayRange;
  /** None chosen is all. */
  readonly types: readonly number[];
  readonly gameId: number | undefined;
  /** A movement or a bet, and amounts, as they are typed. */
  readonly reference: string;
  readonly least: string;
  readonly most: string;
};

export const FLOW_TYPES: readonly number[] = Object.keys(CASH_FLOW_KINDS).map(Number);

/** The question of the filters, for the movements and for what they add up to. */
export function askFor(filter: FlowFilter): Input<typeof walletHttp.getCashFlowSums> {
  const { range, types, gameId, reference } = filter;
  const [least, most] = [readAmount(filter.least), readAmount(filter.most)];
  return {
    ...momentsOf(range),
    ...(types.length > 0 && { Types: [...types] }),
    ...(gameId !== undefined && { GameId: gameId }),
    ...(UUID.test(reference.trim()) && { Reference: reference.trim().toLowerCase() }),
    ...(least !== undefined && { Least: least }),
    ...(most !== undefined && { Most: most }),
  };
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
export const isReference = (text: string): boolean => text.trim() === '' || UUID.test(text.trim());

export const readAmount = readAmountText;

/** 大类: the classes of movements, with the types of each that there are. */
export const FLOW_CLASSES: readonly {
  readonly name: Bilingual;
  readonly types: readonly number[];
}[] = Object.entries(CASH_FLOW_CLASSES)
  .map(([of, name]) => ({
    name,
    types: FLOW_TYPES.filter((type) => CASH_FLOW_KINDS[type]?.class === Number(of)),
  }))
  .filter(({ types }) => types.length > 0);

/** The class to which all of the chosen types belong. */
export const classOfTypes = (chosen: readonly number[]) =>
  chosen.length === 0
    ? undefined
    : FLOW_CLASSES.find(({ types }) => chosen.every((type) => types.includes(type)));

export const typeName = (type: number): Bilingual =>
  CASH_FLOW_KINDS[type] ?? { zh: CASH.other.zh(type), en: CASH.other.en(type) };

/** What came in and what went out of a movement; one of them is zero. */
export const sides = ({ Amount }: CashFlow): { readonly in: Money; readonly out: Money } =>
  Amount >= 0n ? { in: Amount, out: ZERO } : { in: ZERO, out: mills(-Amount) };

export const sumsOf = (rows: readonly CashFlow[]): { readonly in: Money; readonly out: Money } => ({
  in: sumMoney(rows.map((row) => sides(row).in)),
  out: sumMoney(rows.map((row) => sides(row).out)),
});
