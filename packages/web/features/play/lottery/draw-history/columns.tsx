import { classes } from '@fairlot/ui/class-names';
import inline from '@fairlot/ui/inline.module.css';
import { drawLength } from '@fairlot/rules/play/draw-shape';
import type { HistoryFamily } from './use-family-past.ts';
import {
  Balls,
  formatMoment,
  formatTime,
  fullIssue,
  useSay,
  useWords,
  type BallSize,
} from '@fairlot/ui';
import type { CardLine, Column } from '@fairlot/ui/list';
import type { IssueInfo } from '@fairlot/wire/play/lottery';
import type { Game } from '../games/use-games.ts';
import { factCells } from './history-columns.ts';
import { HistoryState } from './HistoryState.tsx';
import { RowActions } from './RowActions.tsx';
import { HISTORY } from './text.ts';
import styles from './draw-history.module.css';

/** What stands in a line of a phone at most. */
const sizeOf = (balls: number): BallSize => (balls > 10 ? 'xs' : balls > 7 ? 'sm' : 'md');

/** The drawn number of an issue, or its dashed balls. */
function Drawn(props: { issue: IssueInfo; family: HistoryFamily; size: BallSize; fit?: boolean }) {
  const { issue, family, size, fit = false } = props;
  const { waiting } = useWords(HISTORY);
  return (
    <Balls
      number={issue.WinningNumber}
      count={drawLength(family.draw)}
      kind={family.ball}
      extra={family.extra}
      size={size}
      fit={fit}
      waitLabel={waiting}
    />
  );
}

/** A derived cell, in the colour of a tie where it is one. */
function FactCell({ issue, family, at }: { issue: IssueInfo; family: HistoryFamily; at: number }) {
  const say = useSay();
  const cell = factCells(family, issue)?.[at];
  return cell ? (
    <span className={cell.isTie ? styles['tie'] : undefined}>{say(cell.long)}</span>
  ) : null;
}

const isOfficial = ({ IsVerifiable }: Game): boolean => !IsVerifiable;

/** One row an issue, with the derived columns of the game; few columns until its family is there. */
export function useColumns(
  game: Game,
  family: HistoryFamily | undefined,
): readonly Column<IssueInfo>[] {
  const words = useWords(HISTORY);
  const say = useSay();
  if (!family) return [];
  return [
    {
      id: 'issue',
      head: words.issue,
      width: 150,
      className: classes(inline['num'], styles['strong']),
      cell: ({ SerialNumber }) => fullIssue(SerialNumber),
    },
    {
      id: 'time',
      head: words.drawnAt,
      width: 160,
      className: classes(inline['num'], styles['second']),
      cell: ({ DrawTimeStamp }) => formatMoment(DrawTimeStamp),
    },
    {
      id: 'number',
      head: words.number,
      className: styles['number'],
      cell: (issue) => <Drawn issue={issue} family={family} size="sm" />,
    },
    ...family.columns.map(({ code, name }, at) => ({
      id: code,
      head: say(name),
      width: 84,
      className: inline['num'],
      cell: (issue: IssueInfo) => <FactCell issue={issue} family={family} at={at} />,
    })),
    {
      id: 'state',
      head: words.state,
      width: 190,
      cell: (issue) => <HistoryState issue={issue} isOfficial={isOfficial(game)} />,
    },
    {
      id: 'actions',
      head: words.actions,
      isHeadHidden: true,
      width: 100,
      cell: (issue) => <RowActions issue={issue} game={game} family={family} />,
    },
  ];
}

/** The same on a phone: issue, state and time, the number, what follows from it. */
export function useCard(game: Game, family: HistoryFamily | undefined) {
  const say = useSay();
  return (issue: IssueInfo): readonly CardLine[] => {
    if (!family) return [];
    const isDrawn = factCells(family, issue) !== undefined;
    const facts = (
      <dl className={styles['facts']}>
        {family.columns.map(({ code, name }, at) => (
          <div key={code}>
            <dt>{say(name)}</dt>
            <dd className={inline['num']}>
              <FactCell issue={issue} family={family} at={at} />
            </dd>
          </div>
        ))}
      </dl>
    );
    return [
      [
        <span key="issue" className={inline['num']}>
          {fullIssue(issue.SerialNumber)}
        </span>,
        <span key="state" className={styles['state']}>
          <HistoryState issue={issue} isOfficial={isOfficial(game)} />
          <time className={styles['quiet']}>{formatTime(issue.DrawTimeStamp)}</time>
        </span>,
      ],
      [
        <span key="number" className={classes(styles['number'], styles['line'])}>
          <Drawn issue={issue} family={family} size={sizeOf(drawLength(family.draw))} fit />
        </span>,
        <RowActions key="actions" issue={issue} game={game} family={family} />,
      ],
      ...(isDrawn ? [[facts] as const] : []),
    ];
  };
}
