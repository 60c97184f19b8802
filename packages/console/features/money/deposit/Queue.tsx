import { useState } from 'react';
import { call, refetch } from '@fairlot/shell';
import { useCursorList } from '@fairlot/shell/record/use-cursor-list';
import { showToast, useWords } from '@fairlot/ui';
import { FindBox } from '@fairlot/ui/field';
import { cardOf, DataList } from '@fairlot/ui/list';
import { depositConsole, type QueueRow } from '@fairlot/wire/money/deposit';
import { useMay, usePage } from '../../staff/operator/index.ts';
import { useColumns, type Chosen } from './columns.tsx';
import { CancelDialog, ConfirmDialog } from './dialogs.tsx';
import { PayerDialog } from './Payer.tsx';
import { ProofDialog } from './ProofDialog.tsx';
import { ReverseDialog } from './ReverseDialog.tsx';
import type { DepositFilter, Queue as QueueName } from './filter.ts';
import styles from './deposit.module.css';
import { text } from './text.ts';

type Props = {
  readonly queue: QueueName;
  readonly filter: DepositFilter;
  readonly onFilter: (change: DepositFilter) => void;
};

/** Orders of one state, and what is done with each. */
export function Queue({ queue, filter, onFilter }: Props) {
  const words = useWords(text);
  const mayAct = useMay('deposit.orders.confirm');
  const [chosen, setChosen] = useState<{ readonly what: Chosen; readonly row: QueueRow }>();
  const { source } = useCursorList<typeof depositConsole.getDepositQueue, QueueRow, string>(
    depositConsole.getDepositQueue,
    (after, size) => ({ Tab: queue, Search: filter.search, After: after, Count: size }),
    usePage('deposit.orders', depositConsole.getDepositQueue),
  );
  const choose = (what: Chosen, row: QueueRow) => {
    if (what !== 'ask') {
      setChosen({ what, row });
      return;
    }
    void call(depositConsole.askProvider, { OrderNo: row.OrderNo }).then(() => {
      showToast({ kind: 'done', text: text.asking });
      setTimeout(() => void refetch(depositConsole.getDepositQueue), 2_000);
    });
  };
  const columns = useColumns(mayAct ? choose : undefined, source.readAtMs);
  const close = () => setChosen(undefined);
  return (
    <>
      <DataList<QueueRow>
        label={words[queue]}
        source={source}
        keyOf={({ OrderNo }) => OrderNo}
        columns={columns}
        renderCard={cardOf(columns, [
          ['order'],
          ['player', 'amount'],
          ['channel', 'paid'],
          ['payer'],
          ['fee', 'made'],
          ['note', 'ended'],
          ['claimed'],
          ['acts'],
        ])}
        empty={{ title: words.empty }}
        filters={{
          controls: (
            <div className={styles['find']}>
              <FindBox
                label={words.find}
                maxLength={64}
                value={filter.search}
                onFind={(search) => onFilter({ search })}
              />
            </div>
          ),
          chosen: filter.search ?? words[queue],
        }}
      />
      {chosen?.what === 'confirm' && <ConfirmDialog row={chosen.row} onClose={close} />}
      {chosen?.what === 'payer' && <PayerDialog row={chosen.row} onClose={close} />}
      {chosen?.what === 'proofs' && <ProofDialog row={chosen.row} onClose={close} />}
      {chosen?.what === 'reverse' && <ReverseDialog row={chosen.row} onClose={close} />}
      {chosen?.what === 'cancel' && <CancelDialog row={chosen.row} onClose={close} />}
    </>
  );
}
