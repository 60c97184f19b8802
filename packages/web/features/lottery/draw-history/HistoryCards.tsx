import { drawLength } from '@fairlot/rules/play/draw-shape';
import type { Family } from '@fairlot/rules/play/family';
import { Balls, formatTime, fullIssue, useSay, useWords } from '@fairlot/ui';
import type { IssueInfo } from '@fairlot/wire/lottery';
import type { Game } from '../games/use-games.ts';
import { factCells } from './history-columns.ts';
import { HistoryState } from './HistoryState.tsx';
import { RowActions } from './RowActions.tsx';
import { HISTORY } from './text.ts';
import styles from './draw-history.module.css';

const sizeOf = (balls: number): 'xs' | 'sm' | 'md' => (balls > 10 ? 'xs' : balls > 7 ? 'sm' : 'md');

/** The same on a phone: a card an issue. */
export function HistoryCards(props: { game: Game; issues: readonly IssueInfo[]; family: Family }) {
  const { game, issues, family } = props;
  const words = useWords(HISTORY);
  const say = useSay();
  return (
    <ul className={styles['cards']} aria-label={words.title}>
      {issues.map((issue) => {
        const cells = factCells(family, issue);
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
                count={drawLength(family.draw)}
                kind={family.ball}
                size={sizeOf(drawLength(family.draw))}
                waitLabel={words.waiting}
              />
              <span className="grow" />
              <RowActions issue={issue} game={game} family={family} />
            </div>
            {cells && (
              <dl className={styles['facts']}>
                {family.columns.map(({ code, name }, at) => (
                  <div key={code}>
                    <dt>{say(name)}</dt>
                    <dd className={cells[at]?.isTie ? 'num tie' : 'num'}>
                      {cells[at] && say(cells[at].long)}
                    </dd>
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
