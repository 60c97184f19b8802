import { useState } from 'react';
import { useCursorList } from '@fairlot/shell/record/use-cursor-list';
import { useWords } from '@fairlot/ui';
import { Button } from '@fairlot/ui/button';
import { cardOf, DataList } from '@fairlot/ui/list';
import { manualAdjustmentConsole, type AdjustmentRow } from '@fairlot/wire/money/manual-adjustment';
import { useMay, useMe, usePage } from '../../staff/operator/index.ts';
import { AdjustDialog } from './AdjustDialog.tsx';
import { AdjustFilters } from './AdjustFilters.tsx';
import { useColumns } from './columns.tsx';
import { askFor, type AdjustFilter } from './filter.ts';
import { LinesDialog } from './LinesDialog.tsx';
import styles from './adjust.module.css';
import { text } from './text.ts';

type Props = {
  readonly filter: AdjustFilter;
  readonly onFilter: (change: AdjustFilter) => void;
};

function Rows({ filter, onFilter, show }: Props & { readonly show: (id: number) => void }) {
  const words = useWords(text);
  const columns = useColumns(show);
  const { source } = useCursorList<typeof manualAdjustmentConsole.getAdjustments, AdjustmentRow>(
    manualAdjustmentConsole.getAdjustments,
    (cursor, size) => askFor(filter, cursor, size),
    usePage('adjust.money', manualAdjustmentConsole.getAdjustments),
  );
  const { search, type } = filter;
  return (
    <DataList<AdjustmentRow>
      label={words.list}
      source={source}
      keyOf={({ Id }) => String(Id)}
      columns={columns}
      renderCard={cardOf(columns, [
        ['id', 'at'],
        ['type', 'amount'],
        ['players', 'failed'],
        ['maker', 'checker'],
        ['reason', 'acts'],
      ])}
      empty={{ title: words.empty }}
      filters={{
        controls: <AdjustFilters filter={filter} onFilter={onFilter} />,
        chosen: [search, type && words[type]].filter(Boolean).join(' · ') || words.allTypes,
      }}
    />
  );
}

/** Money that operators gave and took by hand, and asking for more of it (product 3.3). */
export default function AdjustPage(props: Props) {
  const words = useWords(text);
  const me = useMe();
  const mayRead = useMay('adjust.money.read');
  const mayChange = useMay('adjust.money.change');
  const [shown, setShown] = useState<number>();
  const [isMaking, setMaking] = useState(false);
  return (
    <section className={styles['page']} aria-labelledby="adjust-page">
      <div className={styles['head']}>
        <h1 id="adjust-page" className={styles['title']}>
          {words.title}
        </h1>
        {mayChange && (
          <Button look="primary" onClick={() => setMaking(true)}>
            {words.make}
          </Button>
        )}
      </div>
      <p className={styles['note']}>{mayRead || !me ? words.about : words.notAllowed}</p>
      {mayRead && <Rows {...props} show={setShown} />}
      {isMaking && <AdjustDialog onClose={() => setMaking(false)} />}
      {shown !== undefined && <LinesDialog id={shown} onClose={() => setShown(undefined)} />}
    </section>
  );
}
