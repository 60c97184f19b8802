import { CASH_FLOW_KINDS } from './cash-flow.ts';
import { KINDS } from './journal-kinds.ts';

/** Classes of product 6.1 whose money bounds a first withdrawal: rebates, wages, dividends and transfers. */
const CLASSES: ReadonlySet<number> = new Set([5, 7, 8, 9]);
const DEPOSIT = 1;

const IN_CASH: ReadonlySet<number> = new Set(
  KINDS.filter(({ to, takesBack }) => to === 'cash' && takesBack === undefined).map(
    ({ kind }) => kind,
  ),
);

/**
 * Kinds whose sum bounds a first withdrawal (product 5.8): deposits with their fees, and what reached the wallet as a rebate,
 * pay, a dividend or a transfer, less what was taken back of it. What a player paid to others takes nothing off.
 */
export const FIRST_WITHDRAWAL_KINDS: readonly number[] = KINDS.filter(({ kind, takesBack }) => {
  const of = CASH_FLOW_KINDS[kind]?.class ?? 0;
  if (of === DEPOSIT) return true;
  return CLASSES.has(of) && IN_CASH.has(takesBack ?? kind);
})
  .map(({ kind }) => kind)
  .toSorted((a, b) => a - b);
