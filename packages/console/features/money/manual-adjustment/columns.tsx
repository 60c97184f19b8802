import inline from '@fairlot/ui/inline.module.css';
import { formatMoment, formatMoney, useWords } from '@fairlot/ui';
import { Badge } from '@fairlot/ui/badge';
import { Button } from '@fairlot/ui/button';
import type { Column } from '@fairlot/ui/list';
import type { AdjustmentRow } from '@fairlot/wire/money/manual-adjustment';
import { text } from './text.ts';

const signed = ({ Type, Amount }: AdjustmentRow) => (Type === 'deduct' ? -Amount : Amount);

export function useColumns(show: (id: number) => void): readonly Column<AdjustmentRow>[] {
  const words = useWords(text);
  return [
    { id: 'id', head: words.id, isNumber: true, width: 6, cell: ({ Id }) => Id },
    {
      id: 'at',
      head: words.at,
      width: 13,
      className: inline['num'],
      cell: ({ At }) => formatMoment(At),
    },
    { id: 'type', head: words.type, width: 9, cell: ({ Type }) => words[Type] },
    {
      id: 'amount',
      head: words.amount,
      isNumber: true,
      width: 12,
      cell: (row) => formatMoney(signed(row) as typeof row.Amount),
    },
    { id: 'players', head: words.players, isNumber: true, width: 7, cell: ({ Lines }) => Lines },
    {
      id: 'failed',
      head: words.failed,
      width: 8,
      cell: ({ Failed }) => (Failed > 0 ? <Badge tone="danger">{Failed}</Badge> : '–'),
    },
    {
      id: 'times',
      head: words.times,
      isNumber: true,
      width: 8,
      cell: ({ Times }) => (Times === 0 ? '–' : `×${Times / 100}`),
    },
    { id: 'maker', head: words.maker, width: 10, cell: ({ MakerName }) => MakerName },
    { id: 'checker', head: words.checker, width: 10, cell: ({ CheckerName }) => CheckerName },
    { id: 'reason', head: words.reason, width: 18, cell: ({ Reason }) => Reason },
    {
      id: 'acts',
      head: words.acts,
      width: 8,
      cell: ({ Id }) => (
        <Button size="small" onClick={() => show(Id)}>
          {words.show}
        </Button>
      ),
    },
  ];
}
