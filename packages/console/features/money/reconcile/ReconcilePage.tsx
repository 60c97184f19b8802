import { useState } from 'react';
import { useCursorList } from '@fairlot/shell/record/use-cursor-list';
import { useSay, useWords } from '@fairlot/ui';
import { FindBox } from '@fairlot/ui/field';
import { cardOf, DataList } from '@fairlot/ui/list';
import { Select } from '@fairlot/ui/select';
import { type Break, reconcileConsole } from '@fairlot/wire/money/reconcile';
import { useMay, useMe, usePage, useRowKeys } from '../../staff/operator/index.ts';
import { CloseDialog, TakeDialog } from './BreakDialog.tsx';
import { type Act, useColumns } from './columns.tsx';
import { askFor, KINDS, type ReconcileFilter } from './filter.ts';
import { Providers } from './Providers.tsx';
import styles from './reconcile.module.css';
import { KIND_NAMES, text } from './text.ts';

type Props = {
  readonly filter: ReconcileFilter;
  readonly onFilter: (change: ReconcileFilter) => void;
};

const ALL = 'all';

function Filters({ filter, onFilter }: Props) {
  const words = useWords(text);
  const say = useSay();
  return (
    <>
      <div className={styles['find']}>
        <FindBox
          label={words.find}
          value={filter.search}
          onFind={(search) => onFilter({ search })}
        />
      </div>
      <Select
        aria-label={words.show}
        value={filter.show ?? 'open'}
        choices={(['open', 'ended'] as const).map((value) => ({ value, label: words[value] }))}
        onChoose={(value) => onFilter({ show: value === 'ended' ? value : undefined })}
      />
      <Select
        aria-label={words.kind}
        value={filter.kind ?? ALL}
        choices={[
          { value: ALL, label: words.anyKind },
          ...KINDS.map((value) => ({ value, label: say(KIND_NAMES[value]) })),
        ]}
        onChoose={(value) => onFilter({ kind: KINDS.find((each) => each === value) })}
      />
    </>
  );
}

function Breaks({ filter, onFilter, me }: Props & { readonly me: string }) {
  const words = useWords(text);
  const say = useSay();
  const mayChange = useMay('reconcile.breaks.change');
  const [act, setAct] = useState<Act>();
  const columns = useColumns(me, mayChange ? setAct : undefined);
  const { source } = useCursorList<typeof reconcileConsole.getBreaks, Break>(
    reconcileConsole.getBreaks,
    (before, size) => askFor(filter, before, size),
    usePage('reconcile.breaks', reconcileConsole.getBreaks),
  );
  const close = () => setAct(undefined);
  const { show = 'open', kind, search } = filter;
  return (
    <>
      <DataList<Break>
        label={words.list}
        source={source}
        keyOf={({ Id }) => String(Id)}
        columns={columns}
        renderCard={cardOf(columns, [
          ['kind', 'what'],
          ['no', 'id'],
          ['here', 'there'],
          ['provider', 'found'],
          ['state', 'taker'],
          ['note', 'acts'],
        ])}
        empty={{ title: words.empty }}
        filters={{
          controls: <Filters filter={filter} onFilter={onFilter} />,
          chosen: [words[show], kind && say(KIND_NAMES[kind]), search].filter(Boolean).join(' · '),
        }}
      />
      {act?.name === 'take' && <TakeDialog row={act.row} onClose={close} />}
      {act?.name === 'close' && <CloseDialog row={act.row} onClose={close} />}
    </>
  );
}

/** What does not agree with providers (product 3.3, reliability M12). */
export default function ReconcilePage(props: Props) {
  const words = useWords(text);
  const me = useMe();
  const mayRead = useMay('reconcile.breaks.read');
  useRowKeys();
  return (
    <section className={styles['page']} aria-labelledby="reconcile-page">
      <h1 id="reconcile-page" className={styles['title']}>
        {words.title}
      </h1>
      <p className={styles['note']}>{mayRead || !me ? words.about : words.notAllowed}</p>
      {mayRead && <Providers />}
      {mayRead && <Breaks {...props} me={me?.Name ?? ''} />}
    </section>
  );
}
