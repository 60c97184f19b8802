import { drawLength } from '@fairlot/rules/play/draw-shape';
import type { Family } from '@fairlot/rules/play/family';
import { Balls, formatMoment, fullIssue, useSay, useWords } from '@fairlot/ui';
import type { IssueInfo } from '@fairlot/wire/lottery';
import type { Game } from '../games/use-games.ts';
import { factCells } from './history-columns.ts';
import { HistoryState } from './HistoryState.tsx';
import { RowActions } from './RowActions.tsx';
import { HISTORY } from './text.ts';
import styles from './draw-history.module.css';

type Props = {
  readonly game: Game;
  readonly issues: readonly IssueInfo[];
  readonly family: Family;
};

/** One row an issue, with the derived columns of the game. */
export function HistoryTable({ game, issues, family }: Props) {
  const words = useWords(HISTORY);
  const say = useSay();
  return (
    <table className={`tbl ${styles['table']}`}>
      <thead>
        <tr>
          <th>{words.issue}</th>
          <th>{words.drawnAt}</th>
          <th>{words.number}</th>
          {family.columns.map(({ code, name }) => (
            <th key={code}>{say(name)}</th>
          ))}
          <th>{words.state}</th>
          <th>
            <span className="vh">{words.actions}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {issues.map((issue) => (
          <Row key={issue.SerialNumber} game={game} issue={issue} family={family} />
        ))}
      </tbody>
    </table>
  );
}

function Row({ game, issue, family }: Omit<Props, 'issues'> & { issue: IssueInfo }) {
  const words = useWords(HISTORY);
  const say = useSay();
  const cells = factCells(family, issue);
  return (
    <tr>
      <td className="num b">{fullIssue(issue.SerialNumber)}</td>
      <td className="num sec">{formatMoment(issue.DrawTimeStamp)}</td>
      <td>
        <Balls
          number={issue.WinningNumber}
          count={drawLength(family.draw)}
          kind={family.ball}
          size="sm"
          waitLabel={words.waiting}
        />
      </td>
      {family.columns.map(({ code }, at) => (
        <td key={code} className={cells?.[at]?.isTie ? 'num tie' : 'num'}>
          {cells?.[at] && say(cells[at].long)}
        </td>
      ))}
      <td>
        <HistoryState issue={issue} isOfficial={game.Kind === 'official'} />
      </td>
      <td>
        <RowActions issue={issue} game={game} family={family} />
      </td>
    </tr>
  );
}
