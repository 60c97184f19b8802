import { useCall } from '@fairlot/shell';
import { formatMoney, useSay, useWords } from '@fairlot/ui';
import { cardOf, type Column, DataList } from '@fairlot/ui/list';
import { Dialog } from '@fairlot/ui/modal';
import { manualAdjustmentConsole } from '@fairlot/wire/money/manual-adjustment';
import type { Output } from '@fairlot/wire/core';
import styles from './adjust.module.css';
import { LINE_FAULTS, text } from './text.ts';

type Line = Output<typeof manualAdjustmentConsole.getAdjustmentLines>['Rows'][number];

function useLineColumns(): readonly Column<Line>[] {
  const words = useWords(text);
  const say = useSay();
  return [
    { id: 'account', head: words.account, cell: ({ UserName }) => UserName },
    { id: 'sum', head: words.sum, isNumber: true, cell: ({ Amount }) => formatMoney(Amount) },
    {
      id: 'state',
      head: words.state,
      cell: ({ Fault }) =>
        Fault ? <span className={styles['bad']}>{say(LINE_FAULTS[Fault])}</span> : words.posted,
    },
  ];
}

/** The lines of one adjustment, and what became of each. */
export function LinesDialog({
  id,
  onClose,
}: {
  readonly id: number;
  readonly onClose: () => void;
}) {
  const words = useWords(text);
  const columns = useLineColumns();
  const { data, isError, refetch } = useCall(manualAdjustmentConsole.getAdjustmentLines, {
    Id: id,
  });
  const known = data?.ok ? data.value : undefined;
  return (
    <Dialog isOpen onClose={onClose} title={words.linesOf(id)}>
      <DataList<Line>
        label={words.linesOf(id)}
        source={{
          rows: known?.Rows,
          problem: isError && !known ? { text: undefined } : undefined,
          retry: () => void refetch(),
        }}
        keyOf={({ PlayerId }) => String(PlayerId)}
        columns={columns}
        renderCard={cardOf(columns, [['account', 'sum'], ['state']])}
        empty={{ title: words.empty }}
      />
    </Dialog>
  );
}
