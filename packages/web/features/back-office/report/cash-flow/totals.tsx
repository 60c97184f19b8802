import type { Money as Amount } from '@fairlot/rules/core/money';
import { Money, useWords } from '@fairlot/ui';
import type { Total } from '@fairlot/ui/list';
import type { CashFlow } from '@fairlot/wire/money/wallet';
import { SUMS } from '../list/text.ts';
import { sumsOf } from './flow-view.ts';
import { CASH } from './text.ts';

type All = { readonly SumIn: Amount; readonly SumOut: Amount };

/** What came in and went out, on this page and on all. */
export function useTotals(rows: readonly CashFlow[], all: All | undefined): readonly Total[] {
  const words = useWords(SUMS);
  const { moneyIn, moneyOut } = useWords(CASH);
  const total = (id: string, name: string, sums: { in: Amount; out: Amount }): Total => ({
    id,
    name,
    cells: { in: <Money amount={sums.in} />, out: <Money amount={sums.out} /> },
    line: (
      <>
        {moneyIn} <Money amount={sums.in} /> · {moneyOut} <Money amount={sums.out} />
      </>
    ),
  });
  return [
    total('page', words.ofPage, sumsOf(rows)),
    ...(all ? [total('all', words.ofAll, { in: all.SumIn, out: all.SumOut })] : []),
  ];
}
