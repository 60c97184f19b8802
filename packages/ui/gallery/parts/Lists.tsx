import { useState } from 'react';
import { mills, type Money as Amount } from '@fairlot/rules/core/money';
import { Money, Status, useWords } from '../../index.ts';
import { IconButton } from '../../button/index.ts';
import {
  DataList,
  FilterChips,
  type Column,
  type ListSource,
  type Sort,
} from '../../list/index.ts';
import { TextInput } from '../../field/index.ts';
import { GALLERY } from '../text.ts';
import styles from '../gallery.module.css';

type Bet = {
  readonly id: string;
  readonly game: 'ssc1' | 'ssc5';
  readonly amount: Amount;
  readonly isWon: boolean;
};

/** More than any screen draws at once. */
const MANY = 5000;
const PAGE = 500;
const BETS: readonly Bet[] = Array.from({ length: MANY }, (_, at) => ({
  id: String(100_001 + at),
  game: at % 3 === 0 ? 'ssc5' : 'ssc1',
  amount: mills(((at * 7919) % 500) * 1000 + 2000),
  isWon: at % 5 === 0,
}));

const COLLATE: Readonly<Record<string, (a: Bet, b: Bet) => number>> = {
  id: (a, b) => Number(a.id) - Number(b.id),
  amount: (a, b) => Number(a.amount - b.amount),
};

/** What filters and order make of all of them. */
function find(kinds: readonly string[], text: string, { by, isDescending }: Sort): readonly Bet[] {
  const found = BETS.filter(
    ({ id, isWon }) =>
      id.includes(text) && (kinds.length === 0 || kinds.includes(isWon ? 'won' : 'lost')),
  ).toSorted(COLLATE[by]);
  return isDescending ? found.toReversed() : found;
}

function useColumns(): readonly Column<Bet>[] {
  const words = useWords(GALLERY);
  return [
    { id: 'id', head: words.number, className: 'num', canSort: true, cell: ({ id }) => id },
    { id: 'game', head: words.game, cell: ({ game }) => words[game] },
    {
      id: 'amount',
      head: words.amount,
      isNumber: true,
      canSort: true,
      cell: ({ amount }) => <Money amount={amount} />,
    },
    {
      id: 'state',
      head: words.state,
      cell: ({ isWon }) => (
        <Status look={isWon ? 'win' : 'lose'}>{isWon ? words.won : words.lost}</Status>
      ),
    },
    {
      id: 'more',
      head: words.more,
      isHeadHidden: true,
      width: 56,
      cell: ({ id }, { isOpen, toggle, detailId }) => (
        <IconButton
          icon={isOpen ? 'down' : 'right'}
          size="small"
          label={`${words.detail} ${id}`}
          aria-expanded={isOpen}
          aria-controls={isOpen ? detailId : undefined}
          onClick={(event) => {
            event.stopPropagation();
            toggle();
          }}
        />
      ),
    },
  ];
}

/** All of them behind filters and an order, handed over in pieces as a server would. */
function useFound() {
  const [kinds, setKinds] = useState<readonly ('won' | 'lost')[]>([]);
  const [text, setText] = useState('');
  const [sort, setSort] = useState<Sort>({ by: 'id', isDescending: false });
  const [shown, setShown] = useState(PAGE);
  const found = find(kinds, text, sort);
  const source: ListSource<Bet> = {
    rows: found.slice(0, shown),
    retry: () => {},
    readAtMs: Date.parse('2026-11-21T12:00:00+08:00'),
    paging: {
      hasMore: shown < found.length,
      isFetching: false,
      onMore: () => setShown(shown + PAGE),
    },
  };
  const read = (from = 0) =>
    Promise.resolve({
      rows: found.slice(from, from + PAGE),
      next: from + PAGE < found.length ? from + PAGE : undefined,
      total: found.length,
    });
  return { kinds, setKinds, text, setText, sort, setSort, source, read };
}

function Search({ text, onText }: { text: string; onText: (text: string) => void }) {
  const { findBet } = useWords(GALLERY);
  return (
    <TextInput
      icon="search"
      type="search"
      aria-label={findBet}
      placeholder={findBet}
      value={text}
      onText={onText}
    />
  );
}

export function Lists() {
  const words = useWords(GALLERY);
  const { kinds, setKinds, text, setText, sort, setSort, source, read } = useFound();
  const sum = mills((source.rows ?? []).reduce((all, { amount }) => all + amount, 0n));
  const amountOf = <Money amount={sum} />;
  return (
    <div className={styles['list']}>
      <DataList<Bet>
        label={words.bets}
        source={source}
        columns={useColumns()}
        keyOf={({ id }) => id}
        sort={sort}
        onSort={setSort}
        renderCard={({ id, game, amount, isWon }) => [
          [words[game], <Money key="amount" amount={amount} />],
          [id, isWon ? words.won : words.lost],
        ]}
        renderDetail={({ id }) => <p>{words.wholeBet(id)}</p>}
        empty={{ title: words.nothing }}
        filters={{
          controls: <Search text={text} onText={setText} />,
          chosen: text || words.everything,
        }}
        chips={
          <FilterChips
            label={words.state}
            chosen={kinds}
            options={(['won', 'lost'] as const).map((kind) => [kind, words[kind]] as const)}
            onChosen={setKinds}
          />
        }
        totals={[{ id: 'all', name: words.shownSum, cells: { amount: amountOf }, line: amountOf }]}
        sheet={{
          name: 'bets.csv',
          columns: [
            { head: words.number, value: ({ id }) => id },
            { head: words.amount, value: ({ amount }) => Number(amount / 1000n) },
          ],
          read,
        }}
      />
    </div>
  );
}

const WITHOUT = {
  columns: [],
  keyOf: () => '',
  renderCard: () => [],
  empty: { title: '' },
} as const;

/** The same before it is read, when it could not be, and with nothing in it. */
export function ListStates() {
  const words = useWords(GALLERY);
  const retry = () => {};
  return (
    <div className={styles['sections']}>
      <DataList<Bet> {...WITHOUT} label={words.loading} source={{ rows: undefined, retry }} />
      <DataList<Bet>
        {...WITHOUT}
        label={words.failed}
        source={{ rows: undefined, retry, problem: { text: undefined } }}
      />
      <DataList<Bet>
        {...WITHOUT}
        label={words.nothing}
        source={{ rows: [], retry }}
        empty={{ title: words.nothing }}
      />
    </div>
  );
}
