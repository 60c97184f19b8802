import { mills, moneyToNumber, sumMoney } from '@fairlot/rules/core/money';
import { lastDays } from '@fairlot/rules/lottery/site-day';
import { formatMoment, Money, shortIssue, useSay, useWords } from '@fairlot/ui';
import { LineChart } from '@fairlot/ui/chart';
import inline from '@fairlot/ui/inline.module.css';
import table from '@fairlot/ui/table.module.css';
import { useGames } from '../../play/lottery/games/index.ts';
import styles from './members.module.css';
import { MEMBERS } from './text.ts';
import type { Detail } from './use-members.ts';

type Props = { readonly detail: Detail };

const PERIODS = [
  ['Today', 'today'],
  ['SevenDays', 'sevenDays'],
  ['ThirtyDays', 'thirtyDays'],
] as const;

/** What the money of a member did over three periods, in the columns of the report of gain and loss. */
export function FundsTable({ detail }: Props) {
  const words = useWords(MEMBERS);
  const heads = ['deposit', 'withdraw', 'stake', 'prize', 'rebate', 'promo', 'result'] as const;
  return (
    <section className={styles['part']} aria-labelledby="member-funds">
      <h4 id="member-funds">{words.funds}</h4>
      <div className={styles['wide']} tabIndex={0} role="group" aria-labelledby="member-funds">
        <table className={table['table']}>
          <thead>
            <tr>
              <th scope="col">{words.period}</th>
              {heads.map((head) => (
                <th key={head} scope="col" className={table['n']}>
                  {words[head]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {PERIODS.map(([of, name]) => {
              const funds = detail[of];
              const { Deposit, Withdraw, Stake, Prize, Rebate, Promo } = funds;
              const sums = [Deposit, Withdraw, mills(-Stake), Prize, Rebate, Promo];
              return (
                <tr key={of}>
                  <th scope="row">{words[name]}</th>
                  {sums.map((sum, at) => (
                    <td key={heads[at]} className={table['n']}>
                      <Money amount={sum} />
                    </td>
                  ))}
                  <td className={table['n']}>
                    <Money amount={sumMoney([Prize, Rebate, Stake])} sign />
                  </td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
    </section>
  );
}

const CURVE = 150;
const DAYS = 30;

/** What was staked day by day; days without a bet are 0. */
export function Activity({ detail: { Days, DateTimeNow } }: Props) {
  const words = useWords(MEMBERS);
  const byDay = new Map(Days.map(({ Day, Stake }) => [Day, moneyToNumber(Stake)]));
  const days = lastDays(DateTimeNow, DAYS).toReversed();
  return (
    <section className={styles['part']} aria-label={words.activity}>
      <h4>{words.activity}</h4>
      {Days.length === 0 ? (
        <p className={styles['none']}>{words.quiet}</p>
      ) : (
        <LineChart
          label={words.activity}
          names={days.map((day) => day.slice(5))}
          series={[{ name: words.stake, values: days.map((day) => byDay.get(day) ?? 0) }]}
          format={(value) => value.toFixed(0)}
          height={CURVE}
        />
      )}
    </section>
  );
}

export function LastBets({ detail: { Bets } }: Props) {
  const words = useWords(MEMBERS);
  const say = useSay();
  const { games = [] } = useGames();
  const nameOf = (id: number) => {
    const game = games.find(({ Id }) => Id === id);
    return game ? say(game.Name) : id;
  };
  return (
    <section className={styles['part']} aria-labelledby="member-bets">
      <h4 id="member-bets">{words.bets}</h4>
      {Bets.length === 0 ? (
        <p className={styles['none']}>{words.noBets}</p>
      ) : (
        <div className={styles['wide']} tabIndex={0} role="group" aria-labelledby="member-bets">
          <table className={table['table']}>
            <thead>
              <tr>
                <th scope="col">{words.time}</th>
                <th scope="col">{words.game}</th>
                <th scope="col" className={table['n']}>
                  {words.amount}
                </th>
                <th scope="col" className={table['n']}>
                  {words.won}
                </th>
              </tr>
            </thead>
            <tbody>
              {Bets.map((bet) => (
                <tr key={bet.Id}>
                  <td className={inline['num']}>{formatMoment(bet.TimeStamp)}</td>
                  <td>
                    {nameOf(bet.GameId)}{' '}
                    <span className={styles['quiet']}>{shortIssue(bet.SerialNumber)}</span>
                  </td>
                  <td className={table['n']}>
                    <Money amount={bet.Amount} />
                  </td>
                  <td className={table['n']}>
                    <Money amount={bet.Prize} />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </section>
  );
}
