import { useState } from 'react';
import { useCursorList } from '@fairlot/shell/record/use-cursor-list';
import { useWords } from '@fairlot/ui';
import { cardOf, DataList } from '@fairlot/ui/list';
import { transferConsole, type TransferRow } from '@fairlot/wire/team/transfer';
import { useMay, useMe, usePage } from '../../staff/operator/index.ts';
import { useColumns, type Choose, type What } from './columns.tsx';
import { DetailDialog } from './DetailDialog.tsx';
import { askFor, type TransferFilter } from './filter.ts';
import { ReverseDialog } from './ReverseDialog.tsx';
import { text } from './text.ts';
import styles from './transfer.module.css';
import { TransferFilters, useChosen } from './TransferFilters.tsx';

type Props = {
  readonly filter: TransferFilter;
  readonly onFilter: (change: TransferFilter) => void;
};

function Rows({ filter, onFilter, choose }: Props & { readonly choose: Choose }) {
  const words = useWords(text);
  const columns = useColumns(choose);
  const { source } = useCursorList<typeof transferConsole.getTransfers, TransferRow, string>(
    transferConsole.getTransfers,
    (cursor, size) => askFor(filter, cursor, size),
    usePage('transfer.records', transferConsole.getTransfers),
  );
  return (
    <DataList<TransferRow, string>
      label={words.list}
      source={source}
      keyOf={({ Id }) => Id}
      columns={columns}
      renderCard={cardOf(columns, [
        ['from', 'amount'],
        ['to', 'state'],
        ['type', 'at'],
        ['no', 'note'],
        ['acts'],
      ])}
      empty={{ title: words.empty }}
      filters={{
        controls: <TransferFilters filter={filter} onFilter={onFilter} />,
        chosen: useChosen(filter),
      }}
    />
  );
}

/** Transfers of agents to their lines, and asking for one to be reversed (product 3.10). */
export default function TransferPage(props: Props) {
  const words = useWords(text);
  const me = useMe();
  const mayRead = useMay('transfer.records.read');
  const [chosen, setChosen] = useState<{ readonly what: What; readonly row: TransferRow }>();
  const close = () => setChosen(undefined);
  return (
    <section className={styles['page']} aria-labelledby="transfer-page">
      <h1 id="transfer-page" className={styles['title']}>
        {words.title}
      </h1>
      <p className={styles['about']}>{mayRead || !me ? words.about : words.notAllowed}</p>
      {mayRead && <Rows {...props} choose={(what, row) => setChosen({ what, row })} />}
      {chosen?.what === 'show' && <DetailDialog row={chosen.row} onClose={close} />}
      {chosen?.what === 'reverse' && <ReverseDialog row={chosen.row} onClose={close} />}
    </section>
  );
}
