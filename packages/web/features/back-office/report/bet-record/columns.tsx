import inline from '@fairlot/ui/inline.module.css';
import {
  Money,
  formatDay,
  formatTime,
  fullIssue,
  useLanguage,
  useSay,
  useWords,
} from '@fairlot/ui';
import type { Column } from '@fairlot/ui/list';
import type { BetRecord } from '@fairlot/wire/play/bet';
import { serverNow } from '@fairlot/shell';
import { contentText } from '../../../play/lottery/index.ts';
import type { Game } from '../../../play/lottery/games/index.ts';
import { BetActions } from './BetActions.tsx';
import { Change, Drawn, PrizeCell, StateCell } from './Cells.tsx';
import { playName } from './record-view.ts';
import { BET } from './text.ts';
import styles from './bet-record.module.css';

function When({ row: { TimeStamp } }: { row: BetRecord }) {
  const isToday = formatDay(TimeStamp) === formatDay(serverNow());
  return (
    <span className={styles['two']}>
      {formatTime(TimeStamp)}
      {!isToday && <small>{formatDay(TimeStamp)}</small>}
    </span>
  );
}

function Content({ row }: { row: BetRecord }) {
  const content = contentText(row.Play, row.Content, useLanguage());
  return (
    <div className={styles['content']} title={content.slice(0, 200)}>
      {content}
    </div>
  );
}

/** What a table shows of a bet: column by column. */
export function useColumns(games: readonly Game[]): readonly Column<BetRecord>[] {
  const words = useWords(BET);
  const say = useSay();
  const nameOf = (id: number) => {
    const game = games.find(({ Id }) => Id === id);
    return game ? say(game.Name) : id;
  };
  const counted = ({ Notes, Multiple, Follows }: BetRecord): string => {
    const notes = words.notes(Notes, Multiple);
    return Follows === undefined ? notes : `${notes} · ${words.follows} ${Follows}`;
  };
  const two = (first: string | number, second: string) => (
    <span className={styles['two']} title={String(first)}>
      {first}
      <small className={inline['num']}>{second}</small>
    </span>
  );
  return [
    { id: 'time', head: words.time, className: inline['num'], cell: (row) => <When row={row} /> },
    {
      id: 'game',
      head: words.gameIssue,
      cell: (row) => two(nameOf(row.GameId), fullIssue(row.SerialNumber)),
    },
    {
      id: 'play',
      head: words.play,
      cell: (row) => two(say(playName(row.Play)), counted(row)),
    },
    {
      id: 'content',
      head: words.content,
      className: inline['num'],
      cell: (row) => <Content row={row} />,
    },
    {
      id: 'draw',
      head: words.draw,
      className: inline['num'],
      cell: (row) => <Drawn row={row} />,
    },
    {
      id: 'amount',
      head: words.amount,
      isNumber: true,
      cell: (row) => <Money amount={row.Amount} />,
    },
    { id: 'prize', head: words.prize, isNumber: true, cell: (row) => <PrizeCell row={row} /> },
    {
      id: 'change',
      head: words.change,
      isNumber: true,
      className: styles['strong'],
      cell: (row) => <Change row={row} />,
    },
    { id: 'state', head: words.state, cell: (row) => <StateCell row={row} /> },
    {
      id: 'actions',
      head: words.actions,
      isHeadHidden: true,
      cell: (row, state) => <BetActions row={row} {...state} />,
    },
  ];
}
