import { Link } from '@tanstack/react-router';
import inline from '@fairlot/ui/inline.module.css';
import { formatMoment, formatMoney, useWords } from '@fairlot/ui';
import { Badge } from '@fairlot/ui/badge';
import { Button } from '@fairlot/ui/button';
import type { Column } from '@fairlot/ui/list';
import type { TransferRow } from '@fairlot/wire/team/transfer';
import { useMay } from '../../staff/operator/index.ts';
import { text } from './text.ts';
import styles from './transfer.module.css';

export type What = 'show' | 'reverse';
export type Choose = (what: What, row: TransferRow) => void;

function PlayerLink({ id, name }: { readonly id: number; readonly name: string }) {
  return (
    <Link className={styles['link'] ?? ''} to="/Players/$id" params={{ id: String(id) }}>
      {name}
    </Link>
  );
}

function State({ row }: { readonly row: TransferRow }) {
  const words = useWords(text);
  return row.ReversedTimeStamp === null ? words.made : <Badge tone="time">{words.reversed}</Badge>;
}

function Acts({ row, choose }: { readonly row: TransferRow; readonly choose: Choose }) {
  const words = useWords(text);
  const mayReverse = useMay('transfer.records.reverse');
  return (
    <span className={styles['acts']}>
      <Button size="small" onClick={() => choose('show', row)}>
        {words.show}
      </Button>
      {mayReverse && row.ReversedTimeStamp === null && (
        <Button size="small" onClick={() => choose('reverse', row)}>
          {words.reverse}
        </Button>
      )}
    </span>
  );
}

export function useColumns(choose: Choose): readonly Column<TransferRow>[] {
  const words = useWords(text);
  return [
    {
      id: 'at',
      head: words.at,
      width: 13,
      className: inline['num'],
      cell: ({ TimeStamp }) => formatMoment(TimeStamp),
    },
    { id: 'no', head: words.no, width: 14, cell: ({ No }) => No },
    {
      id: 'from',
      head: words.from,
      width: 11,
      cell: ({ FromId, FromName }) => <PlayerLink id={FromId} name={FromName} />,
    },
    {
      id: 'to',
      head: words.to,
      width: 11,
      cell: ({ ToId, ToName }) => <PlayerLink id={ToId} name={ToName} />,
    },
    { id: 'type', head: words.type, width: 8, cell: ({ Type }) => words[Type] },
    {
      id: 'amount',
      head: words.amount,
      isNumber: true,
      width: 11,
      cell: ({ Amount }) => formatMoney(Amount),
    },
    { id: 'note', head: words.note, width: 16, cell: ({ Note }) => Note },
    { id: 'state', head: words.state, width: 8, cell: (row) => <State row={row} /> },
    {
      id: 'acts',
      head: words.acts,
      width: 13,
      cell: (row) => <Acts row={row} choose={choose} />,
    },
  ];
}
