import { Money, formatMoment, fullIssue, useSay, useWords } from '@fairlot/ui';
import type { FlowList } from './CashFlowTable.tsx';
import { LIST } from '../list/text.ts';
import { sumsOf, typeName } from './flow-view.ts';
import { CASH } from './text.ts';

/** The same on a phone. */
export function CashFlowCards({ rows, games, all }: FlowList) {
  const words = useWords(CASH);
  const list = useWords(LIST);
  const say = useSay();
  const ofPage = sumsOf(rows);
  const sums = [
    { name: list.ofPage, ...ofPage },
    { name: list.ofAll, in: all.SumIn, out: all.SumOut },
  ];
  return (
    <>
      <ul className="rp-cards">
        {rows.map((row) => {
          const game = games.find(({ Id }) => Id === row.GameId);
          return (
            <li key={row.Id} className="rp-card">
              <div className="row">
                <b className="grow">{say(typeName(row.Type))}</b>
                <b>
                  <Money amount={row.Amount} sign />
                </b>
              </div>
              <div className="row sec">
                <span className="grow">
                  {game && say(game.Name)}{' '}
                  {row.SerialNumber !== null && (
                    <span className="num">{fullIssue(row.SerialNumber)}</span>
                  )}
                </span>
                <span className="num">
                  {words.balance} <Money amount={row.BalanceAfter} />
                </span>
              </div>
              <span className="num mut">{formatMoment(row.TimeStamp)}</span>
            </li>
          );
        })}
      </ul>
      <dl className="rp-sums num">
        {sums.map((sum) => (
          <div key={sum.name}>
            <dt>{sum.name}</dt>
            <dd>
              {words.moneyIn} <Money amount={sum.in} /> · {words.moneyOut}{' '}
              <Money amount={sum.out} />
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}
