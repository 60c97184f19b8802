import { mills, subtractMoney, sumMoney, type Money as Amount } from '@fairlot/rules/core/money';
import { Money, useWords } from '@fairlot/ui';
import type { BetRecord } from '@fairlot/wire/bet';
import { LIST } from '../list/text.ts';
import { sumsOf, type Sums } from './record-view.ts';
import { BET } from './text.ts';

export type AllSums = {
  readonly SumAmount: Amount;
  readonly SumPrize: Amount;
  readonly SumRefund: Amount;
};

/** The sums of all pages in the shape of those of one. */
export function allSums({ SumAmount, SumPrize, SumRefund }: AllSums): Sums {
  const prize = mills(SumPrize + SumRefund);
  return { amount: SumAmount, prize, change: subtractMoney(sumMoney([prize]), SumAmount) };
}

/** What this page and all pages add up to; open and cancelled bets are no gain and no loss. */
export function BetTotals(props: { rows: readonly BetRecord[]; all: AllSums | undefined }) {
  const { rows, all } = props;
  const words = useWords(LIST);
  return (
    <tfoot>
      <Line name={words.ofPage} sums={sumsOf(rows)} />
      {all && <Line name={words.ofAll} sums={allSums(all)} />}
    </tfoot>
  );
}

function Line({ name, sums }: { name: string; sums: Sums }) {
  const words = useWords(BET);
  return (
    <tr>
      <td colSpan={5}>
        {name} <span className="mut rp-note">{words.settledOnly}</span>
      </td>
      <td className="n">
        <Money amount={sums.amount} />
      </td>
      <td className="n">
        <Money amount={sums.prize} />
      </td>
      <td className="n">
        <Money amount={sums.change} sign />
      </td>
      <td colSpan={2} />
    </tr>
  );
}
