import inline from '@fairlot/ui/inline.module.css';
import { useCall } from '@fairlot/shell';
import { formatMoment, useSay, useWords } from '@fairlot/ui';
import { Badge } from '@fairlot/ui/badge';
import { cardOf, DataList, type Column, type ListSource } from '@fairlot/ui/list';
import type { Output } from '@fairlot/wire/core';
import { lotteryConsole } from '@fairlot/wire/play/lottery';
import { usePage } from '../../../staff/operator/index.ts';
import { useGames } from '../page/use-games.ts';
import { text } from './text.ts';

type Holidays = Output<typeof lotteryConsole.getHolidays>;
type Said = Holidays['Rows'][number];
/** A day that an operator spoke of, or days off as the program has them. */
type Row = Omit<Said, 'MadeAt'> & { readonly To?: string; readonly MadeAt?: number };

const rowsOf = ({ Rests, Rows }: Holidays): readonly Row[] =>
  [
    ...Rests.map(({ From, To }): Row => ({
      Day: From,
      To,
      GameId: null,
      Rule: 'rest',
      AuthorName: '',
      Reason: '',
    })),
    ...Rows,
  ].toSorted((a, b) => (a.Day < b.Day ? -1 : 1));

function useHolidays(): { readonly source: ListSource<Row>; readonly count: number } {
  const { data, isError, refetch } = useCall(
    lotteryConsole.getHolidays,
    undefined,
    usePage('lottery.calendar', lotteryConsole.getHolidays),
  );
  const value = data?.ok ? data.value : undefined;
  const source = {
    rows: value && rowsOf(value),
    problem: isError && !value ? { text: undefined } : undefined,
    retry: () => void refetch(),
    readAtMs: value?.DateTimeNow,
  };
  return { source, count: value?.GameIds.length ?? 0 };
}

function RuleBadge({ rule }: { readonly rule: Row['Rule'] }) {
  const words = useWords(text);
  return <Badge tone={rule === 'rest' ? 'time' : 'accent'}>{words[rule]}</Badge>;
}

const ruleOf = ({ Rule }: Row) => <RuleBadge rule={Rule} />;

/** The days off to come: those of the program, and what operators said beside them. */
export function DayList() {
  const words = useWords(text);
  const say = useSay();
  const { source, count } = useHolidays();
  const games = useGames(true);
  const scope = ({ GameId }: Row) => {
    if (GameId === null) return words.state(count);
    const game = games.rows?.find((each) => each.GameId === GameId);
    return game ? say(game.Name) : GameId;
  };
  const columns: readonly Column<Row>[] = [
    {
      id: 'day',
      head: words.day,
      className: inline['num'],
      cell: ({ Day, To }) => (To === undefined || To === Day ? Day : `${Day} – ${To}`),
    },
    {
      id: 'rule',
      head: words.rule,
      cell: ruleOf,
    },
    { id: 'scope', head: words.scope, cell: scope },
    {
      id: 'author',
      head: words.author,
      cell: ({ To, AuthorName }) => (To === undefined ? AuthorName : words.program),
    },
    { id: 'reason', head: words.reason, cell: ({ Reason }) => Reason },
    {
      id: 'made',
      head: words.madeAt,
      className: inline['num'],
      cell: ({ MadeAt }) => MadeAt !== undefined && formatMoment(MadeAt),
    },
  ];
  return (
    <DataList<Row>
      label={words.said}
      source={source}
      keyOf={({ Day, To, GameId }) => `${Day} ${To} ${GameId}`}
      columns={columns}
      renderCard={cardOf(columns, [['day', 'rule'], ['scope', 'author'], [({ Reason }) => Reason]])}
      empty={{ title: words.empty }}
    />
  );
}
