import { digitFacts } from '@fairlot/rules/lottery/digit-facts';
import { Balls, formatTime, fullIssue, useWords } from '@fairlot/ui';
import type { IssueInfo } from '@fairlot/wire/lottery';
import type { Game } from '../games/use-games.ts';
import { columnsOf, factCells, isTie } from './history-columns.ts';
import { digitsOf } from './history-view.ts';
import { HistoryState } from './HistoryState.tsx';
import { RowActions } from './RowActions.tsx';
import { HISTORY } from './text.ts';
import styles from './draw-history.module.css';

/** The same on a phone: a card an issue. */
export function HistoryCards(props: { game: Game; issues: readonly IssueInfo[]; count: number }) {
  const { game, issues, count } = props;
  const words = useWords(HISTORY);
  const columns = columnsOf(count);
  return (
    <ul className={styles['cards']} aria-label={words.title}>
      {issues.map((issue) => {
        const facts = digitFacts(digitsOf(issue.WinningNumber));
        const cells = factCells(columns, facts, words);
        return (
          <li key={issue.SerialNumber} className={`card ${styles['card']}`}>
            <div className="row">
              <b className="num grow">{fullIssue(issue.SerialNumber)}</b>
              <HistoryState issue={issue} isOfficial={game.Kind === 'official'} />
              <time className="num mut">{formatTime(issue.DrawTimeStamp)}</time>
            </div>
            <div className="row">
              <Balls
                number={issue.WinningNumber}
                count={count}
                size="md"
                waitLabel={words.waiting}
              />
              <span className="grow" />
              <RowActions issue={issue} game={game} />
            </div>
            {facts && (
              <dl className={styles['facts']}>
                {columns.map(({ name }, at) => (
                  <div key={name}>
                    <dt>{words[name]}</dt>
                    <dd className={isTie(name, facts) ? 'num tie' : 'num'}>{cells[at]}</dd>
                  </div>
                ))}
              </dl>
            )}
          </li>
        );
      })}
    </ul>
  );
}
