import { useState } from 'react';
import { refetch } from '@fairlot/shell';
import { useCursorList } from '@fairlot/shell/record/use-cursor-list';
import { formatMoment, useSay, useWords } from '@fairlot/ui';
import { Badge } from '@fairlot/ui/badge';
import { Button } from '@fairlot/ui/button';
import { FindBox } from '@fairlot/ui/field';
import inline from '@fairlot/ui/inline.module.css';
import { cardOf, type Column, DataList } from '@fairlot/ui/list';
import { Dialog } from '@fairlot/ui/modal';
import { Select } from '@fairlot/ui/select';
import { riskConsole, type RiskEntry } from '@fairlot/wire/money/risk';
import { ActForm, NOTHING, useActForm } from '../../staff/operator/act-form/index.ts';
import { KeyButton, useMay, usePage } from '../../staff/operator/index.ts';
import { useDone } from './case-dialogs.tsx';
import { PutDialog } from './PutDialog.tsx';
import { LIST_COLOURS, type Props } from './filter.ts';
import styles from './risk.module.css';
import { COLOURS, KINDS, text } from './text.ts';

const ALL = 'all';
const anew = () => void refetch(riskConsole.getEntries);

function useColumns(drop: ((row: RiskEntry) => void) | undefined): readonly Column<RiskEntry>[] {
  const words = useWords(text);
  const say = useSay();
  return [
    {
      id: 'colour',
      head: words.colour,
      width: 9,
      cell: ({ Colour }) => (
        <Badge tone={Colour === 'black' ? 'danger' : 'plain'}>{say(COLOURS[Colour])}</Badge>
      ),
    },
    { id: 'kind', head: words.kind, width: 7, cell: ({ Kind }) => say(KINDS[Kind]) },
    {
      id: 'value',
      head: words.value,
      width: 16,
      className: inline['mono'],
      cell: ({ Value }) => Value,
    },
    { id: 'why', head: words.why, width: 20, cell: ({ Reason }) => Reason },
    { id: 'by', head: words.madeBy, width: 8, cell: ({ MadeBy }) => MadeBy },
    {
      id: 'at',
      head: words.at,
      width: 12,
      className: inline['num'],
      cell: ({ TimeStamp }) => formatMoment(TimeStamp),
    },
    {
      id: 'until',
      head: words.until,
      width: 12,
      className: inline['num'],
      cell: ({ Until }) => (Until === null ? words.forGood : formatMoment(Until)),
    },
    {
      id: 'acts',
      head: words.acts,
      width: 7,
      cell: (row) =>
        drop && (
          <KeyButton letter="R" onPress={() => drop(row)}>
            {words.drop}
          </KeyButton>
        ),
    },
  ];
}

function DropDialog({ row, onClose }: { readonly row: RiskEntry; readonly onClose: () => void }) {
  const words = useWords(text);
  const form = useActForm(riskConsole.dropEntry, {
    initial: NOTHING,
    input: ({ reason }) => ({ Id: row.Id, Reason: reason.trim() }),
    done: useDone(onClose, anew),
  });
  return (
    <Dialog isOpen onClose={onClose} title={`${words.drop} · ${row.Value}`}>
      <ActForm form={form} send={words.drop} onCancel={onClose} hasCode={false} />
    </Dialog>
  );
}

function Filters({ filter, onFilter }: Props) {
  const words = useWords(text);
  const say = useSay();
  return (
    <>
      <div className={styles['find']}>
        <FindBox
          label={words.findEntry}
          value={filter.search}
          onFind={(search) => onFilter({ search })}
        />
      </div>
      <Select
        aria-label={words.colour}
        value={filter.colour ?? ALL}
        choices={[
          { value: ALL, label: words.anyColour },
          ...LIST_COLOURS.map((value) => ({ value, label: say(COLOURS[value]) })),
        ]}
        onChoose={(value) => onFilter({ colour: LIST_COLOURS.find((each) => each === value) })}
      />
    </>
  );
}

/** Accounts, addresses and devices that are marked, watched, or of no account's making. */
export function Entries({ filter, onFilter }: Props) {
  const words = useWords(text);
  const say = useSay();
  const mayChange = useMay('risk.lists.change');
  const [isPutting, setPutting] = useState(false);
  const [dropped, setDropped] = useState<RiskEntry>();
  const columns = useColumns(mayChange ? setDropped : undefined);
  const { colour, search } = filter;
  const { source } = useCursorList<typeof riskConsole.getEntries, RiskEntry>(
    riskConsole.getEntries,
    (before, size) => ({ Colour: colour, Search: search, Before: before, Count: size }),
    usePage('risk.lists', riskConsole.getEntries),
  );
  return (
    <>
      {mayChange && (
        <div>
          <Button onClick={() => setPutting(true)}>{words.put}</Button>
        </div>
      )}
      <DataList<RiskEntry>
        label={words.lists}
        source={source}
        keyOf={({ Id }) => String(Id)}
        columns={columns}
        renderCard={cardOf(columns, [
          ['value', 'colour'],
          ['kind', 'until'],
          ['why', 'by'],
          ['at', 'acts'],
        ])}
        empty={{ title: words.noEntries }}
        filters={{
          controls: <Filters filter={filter} onFilter={onFilter} />,
          chosen: [colour && say(COLOURS[colour]), search].filter(Boolean).join(' · '),
        }}
      />
      {isPutting && <PutDialog onClose={() => setPutting(false)} />}
      {dropped && <DropDialog row={dropped} onClose={() => setDropped(undefined)} />}
    </>
  );
}
