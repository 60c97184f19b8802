import { digitFacts } from '@fairlot/rules/lottery/digit-facts';
import { Balls, formatMoment, fullIssue, useWords } from '@fairlot/ui';
import type { IssueInfo } from '@fairlot/wire/lottery';
import type { Game } from '../games/use-games.ts';
import { columnsOf, factCells, isTie } from './history-columns.ts';
import { digitsOf } from './history-view.ts';
import { HistoryState } from './HistoryState.tsx';
import { RowActions } from './RowActions.tsx';
import { HISTORY } from './text.ts';
import styles from './draw-history.module.css';

type Props = { readonly game: Game; readonly issues: readonly IssueInfo[]; readonly count: number };

/** One row an issue, with the derived columns of the game. */
export function HistoryTable({ game, issues, count }: Props) {
  const words = useWords(HISTORY);
  const columns = columnsOf(count);
  return (
    <table className={`tbl ${styles['table']}`}>
      <thead>
        <tr>
          <th>{words.issue}</th>
          <th>{words.drawnAt}</th>
          <th>{words.number}</th>
          {columns.map(({ name }) => (
            <th key={name}>{words[name]}</th>
          ))}
          <th>{words.state}</th>
          <th>
            <span className="vh">{words.actions}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {issues.map((issue) => (
          <Row key={issue.SerialNumber} game={game} issue={issue} count={count} />
        ))}
      </tbody>
    </table>
  );
}

function Row({ game, issue, count }: Omit<Props, 'issues'> & { issue: IssueInfo }) {
  const words = useWords(HISTORY);
  const columns = columnsOf(count);
  const facts = digitFacts(digitsOf(issue.WinningNumber));
  const cells = factCells(columns, facts, words);
  return (
    <tr>
      <td className="num b">{fullIssue(issue.SerialNumber)}</td>
      <td className="num sec">{formatMoment(issue.DrawTimeStamp)}</td>
      <td>
        <Balls number={issue.WinningNumber} count={count} size="sm" waitLabel={words.waiting} />
      </td>
      {columns.map(({ name }, at) => (
        <td key={name} className={isTie(name, facts) ? 'num tie' : 'num'}>
          {cells[at]}
        </td>
      ))}
      <td>
        <HistoryState issue={issue} isOfficial={game.Kind === 'official'} />
      </td>
      <td>
        <RowActions issue={issue} game={game} />
      </td>
    </tr>
  );
}
