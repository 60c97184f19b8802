import { classes } from '@fairlot/ui/class-names';
import inline from '@fairlot/ui/inline.module.css';
import { Money, formatMoment, fullIssue, useSay, useWords } from '@fairlot/ui';
import type { CardLine, Column } from '@fairlot/ui/list';
import type { CashFlow } from '@fairlot/wire/money/wallet';
import type { Game } from '../../../play/lottery/games/index.ts';
import { sides, typeName } from './flow-view.ts';
import { CASH } from './text.ts';
import styles from './cash-flow.module.css';

/** What a movement was for: its game and issue. */
function Summary({ row, games }: { row: CashFlow; games: readonly Game[] }) {
  const say = useSay();
  const game = games.find(({ Id }) => Id === row.GameId);
  return (
    <>
      {game && say(game.Name)}{' '}
      {row.SerialNumber !== null && (
        <span className={classes(inline['num'], styles['quiet'])}>
          {fullIssue(row.SerialNumber)}
        </span>
      )}
    </>
  );
}

const Side = ({ row, side }: { row: CashFlow; side: 'in' | 'out' }) => {
  const amount = sides(row)[side];
  return amount > 0n ? <Money amount={amount} /> : null;
};

/** What a table shows of a movement, with the balance after it. */
export function useColumns(games: readonly Game[]): readonly Column<CashFlow>[] {
  const words = useWords(CASH);
  const say = useSay();
  return [
    {
      id: 'time',
      head: words.time,
      className: classes(inline['num'], styles['second']),
      cell: (row) => formatMoment(row.TimeStamp),
    },
    { id: 'type', head: words.type, cell: (row) => say(typeName(row.Type)) },
    { id: 'summary', head: words.summary, cell: (row) => <Summary row={row} games={games} /> },
    {
      id: 'in',
      head: words.moneyIn,
      isNumber: true,
      cell: (row) => <Side row={row} side="in" />,
    },
    {
      id: 'out',
      head: words.moneyOut,
      isNumber: true,
      cell: (row) => <Side row={row} side="out" />,
    },
    {
      id: 'balance',
      head: words.balance,
      isNumber: true,
      className: styles['strong'],
      cell: (row) => <Money amount={row.BalanceAfter} />,
    },
    {
      id: 'id',
      head: words.id,
      className: classes(inline['mono'], styles['quiet']),
      cell: (row) => <span title={row.Id}>{row.Id.slice(-12)}</span>,
    },
  ];
}

/** The same on a phone: type and amount, what for and the balance, time. */
export function useCard(games: readonly Game[]) {
  const words = useWords(CASH);
  const say = useSay();
  return (row: CashFlow): readonly CardLine[] => [
    [say(typeName(row.Type)), <Money key="amount" amount={row.Amount} sign />],
    [
      <Summary key="summary" row={row} games={games} />,
      <span key="balance">
        {words.balance} <Money amount={row.BalanceAfter} />
      </span>,
    ],
    [
      <span key="time" className={classes(inline['num'], styles['quiet'])}>
        {formatMoment(row.TimeStamp)}
      </span>,
    ],
  ];
}
