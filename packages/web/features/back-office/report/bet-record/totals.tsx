import { mills, subtractMoney, type Money as Amount } from '@fairlot/rules/core/money';
import { Money, useWords } from '@fairlot/ui';
import type { Total } from '@fairlot/ui/list';
import type { BetRecord } from '@fairlot/wire/play/bet';
import { SUMS } from '../list/text.ts';
import { sumsOf, type Sums } from './record-view.ts';
import { BET } from './text.ts';
import styles from './bet-record.module.css';

type AllSums = {
  readonly SumSettled: Amount;
  readonly SumPrize: Amount;
  readonly SumRefund: Amount;
  readonly SumTurnover: Amount;
};

/** The sums of all pages in the shape of those of one. */
function allSums({ SumSettled, SumPrize, SumRefund }: AllSums): Sums {
  const prize = mills(SumPrize + SumRefund);
  return { amount: SumSettled, prize, change: subtractMoney(prize, SumSettled) };
}

/** What this page and all pages add up to; open and cancelled bets are no gain and no loss. */
export function useTotals(rows: readonly BetRecord[], all: AllSums | undefined): readonly Total[] {
  const words = useWords(SUMS);
  const { settledOnly, turnover } = useWords(BET);
  const total = (
    id: string,
    name: string,
    { amount, prize, change }: Sums,
    counted?: Amount,
  ): Total => ({
    id,
    name: (
      <>
        {name} <span className={styles['note']}>{settledOnly}</span>
        {counted !== undefined && (
          <span className={styles['note']}>
            {' · '}
            {turnover} <Money amount={counted} />
          </span>
        )}
      </>
    ),
    cells: {
      amount: <Money amount={amount} />,
      prize: <Money amount={prize} />,
      change: <Money amount={change} sign />,
    },
    line: (
      <>
        <Money amount={amount} /> → <Money amount={prize} />{' '}
        <b>
          <Money amount={change} sign />
        </b>
      </>
    ),
  });
  return [
    total('page', words.ofPage, sumsOf(rows)),
    ...(all ? [total('all', words.ofAll, allSums(all), all.SumTurnover)] : []),
  ];
}
