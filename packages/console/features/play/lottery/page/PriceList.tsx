import inline from '@fairlot/ui/inline.module.css';
import { useMemo, useState } from 'react';
import { useCall } from '@fairlot/shell';
import { Money, useSay, useWords } from '@fairlot/ui';
import { Badge } from '@fairlot/ui/badge';
import { Button } from '@fairlot/ui/button';
import { TextInput } from '@fairlot/ui/field';
import { cardOf, DataList, type Column, type ListSource } from '@fairlot/ui/list';
import { Select } from '@fairlot/ui/select';
import { betConsole } from '@fairlot/wire/play/bet';
import { useMay, usePage } from '../../../staff/operator/index.ts';
import type { Game } from './game.ts';
import {
  filterPlays,
  oddsText,
  percent,
  type PlayRow,
  type PriceFilter,
  rangeText,
} from './price-input.ts';
import { PlayDialog } from './PlayDialog.tsx';
import styles from './prices.module.css';
import { text } from './prices-text.ts';

const KINDS = ['all', 'official', 'credit', 'changed', 'off'] as const;

function usePlays(gameId: number, filter: PriceFilter): ListSource<PlayRow> {
  const { data, isError, refetch } = useCall(
    betConsole.getPrices,
    { GameId: gameId },
    usePage('bet.prices', betConsole.getPrices),
  );
  const value = data?.ok ? data.value : undefined;
  const rows = useMemo(() => value && filterPlays(value.Rows, filter), [value, filter]);
  return {
    rows,
    problem: isError && !value ? { text: undefined } : undefined,
    retry: () => void refetch(),
    readAtMs: value?.DateTimeNow,
  };
}

function Filters(props: {
  readonly filter: PriceFilter;
  readonly onFilter: (filter: PriceFilter) => void;
}) {
  const { filter, onFilter } = props;
  const words = useWords(text);
  return (
    <>
      <div className={styles['find']}>
        <TextInput
          icon="search"
          aria-label={words.find}
          placeholder={words.find}
          maxLength={40}
          value={filter.typed}
          onText={(typed) => onFilter({ ...filter, typed })}
        />
      </div>
      <Select
        aria-label={words.styleOf}
        value={filter.kind}
        choices={KINDS.map((value) => ({ value, label: words[value] }))}
        onChoose={(kind) => onFilter({ ...filter, kind })}
      />
    </>
  );
}

function Open({ row }: { readonly row: PlayRow }) {
  const words = useWords(text);
  return <Badge tone={row.IsOpen ? 'accent' : 'time'}>{row.IsOpen ? words.on : words.off}</Badge>;
}
const openOf = (row: PlayRow) => <Open row={row} />;

function Prize({ row }: { readonly row: PlayRow }) {
  const words = useWords(text);
  const own = row.Limits?.PrizeLimit;
  return own === undefined ? words.ofGame : <Money amount={own} />;
}
const prizeOf = (row: PlayRow) => <Prize row={row} />;

function Edit(props: { readonly row: PlayRow; readonly open: (row: PlayRow) => void }) {
  const { row, open } = props;
  const words = useWords(text);
  const say = useSay();
  return (
    <Button
      size="small"
      aria-label={words.editOf(`${say(row.Group)} ${say(row.Name)}`)}
      onClick={() => open(row)}
    >
      {words.edit}
    </Button>
  );
}

function useColumns(open: (row: PlayRow) => void): readonly Column<PlayRow>[] {
  const words = useWords(text);
  const say = useSay();
  const mayChange = useMay('bet.prices.change');
  const num = inline['num'];
  return [
    { id: 'play', head: words.play, cell: ({ Name }) => say(Name) },
    { id: 'group', head: words.group, cell: ({ Group }) => say(Group) },
    { id: 'code', head: words.code, cell: ({ Play }) => Play },
    {
      id: 'odds',
      head: words.odds,
      className: num,
      cell: ({ Options }) =>
        rangeText(
          Options.map(({ Odds }) => Odds),
          oddsText,
        ) || words.byGroup,
    },
    {
      id: 'returns',
      head: words.returns,
      className: num,
      cell: ({ Options, Returns }) =>
        Options.length > 0 ? rangeText(Returns, percent) : words.groupReturn,
    },
    { id: 'prize', head: words.prize, className: num, cell: prizeOf },
    { id: 'state', head: words.state, cell: openOf },
    ...(mayChange
      ? [
          {
            id: 'edit',
            head: words.edit,
            isHeadHidden: true,
            cell: (row: PlayRow) => <Edit row={row} open={open} />,
          },
        ]
      : []),
  ];
}

/** The plays of a game: what they pay and return, what they take, and whether they are on. */
export function PriceList({ game }: { readonly game: Game }) {
  const words = useWords(text);
  const [filter, setFilter] = useState<PriceFilter>({ typed: '', kind: 'all' });
  const [opened, setOpened] = useState<PlayRow>();
  const source = usePlays(game.GameId, filter);
  const columns = useColumns(setOpened);
  return (
    <>
      <DataList<PlayRow>
        label={words.prices}
        source={source}
        keyOf={({ Play }) => Play}
        columns={columns}
        renderCard={cardOf(columns, [
          ['play', 'state'],
          ['code', 'returns'],
          ['odds', 'edit'],
        ])}
        filters={{
          controls: <Filters filter={filter} onFilter={setFilter} />,
          chosen: filter.kind === 'all' ? filter.typed : words[filter.kind],
        }}
        empty={{ title: words.empty }}
      />
      {opened && (
        <PlayDialog gameId={game.GameId} row={opened} onClose={() => setOpened(undefined)} />
      )}
    </>
  );
}
