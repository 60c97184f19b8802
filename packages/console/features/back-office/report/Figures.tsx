import { mills } from '@fairlot/rules/core/money';
import { formatMoney, useWords } from '@fairlot/ui';
import type { Output } from '@fairlot/wire/core';
import type { reportConsole } from '@fairlot/wire/back-office/report';
import styles from './report.module.css';
import { text } from './text.ts';

type Now = Output<typeof reportConsole.getDashboard>;
type Day = Now['Today'];
type Shown = readonly [name: string, show: (day: Day) => string];

const count = (value: number) => value.toLocaleString('en');

/** Figures of today beside those of yesterday and of a day of the week before. */
export function Figures({ now }: { readonly now: Now }) {
  const words = useWords(text);
  const money = (name: keyof Day['Sums']) => (day: Day) => formatMoney(mills(day.Sums[name]));
  const rows: readonly Shown[] = [
    [words.registered, (day) => count(day.Registered)],
    [words.firsts, (day) => count(day.FirstDeposits)],
    [words.firstSum, (day) => formatMoney(day.FirstDeposited)],
    [words.deposit, money('Deposit')],
    [words.withdraw, money('Withdraw')],
    [words.cash, ({ Sums }) => formatMoney(mills(Sums.Deposit - Sums.Withdraw))],
    [words.bettors, (day) => count(day.Bettors)],
    [words.bet, money('Bet')],
    [words.turnover, money('Turnover')],
    [words.prize, money('Prize')],
    [words.rebate, money('Rebate')],
    [words.gross, money('Gross')],
    [words.promo, money('Promo')],
    [words.fee, money('Fee')],
    [words.profit, money('Profit')],
  ];
  return (
    <section className={styles['panel']} aria-labelledby="figures-title">
      <h2 id="figures-title" className={styles['sub']}>
        {words.figures}
      </h2>
      <table className={styles['table']}>
        <thead>
          <tr>
            <th scope="col">{words.figure}</th>
            <th scope="col">{words.today}</th>
            <th scope="col">{words.yesterday}</th>
            <th scope="col">{words.average}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, show]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{show(now.Today)}</td>
              <td>{show(now.Yesterday)}</td>
              <td>{show(now.Average)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
