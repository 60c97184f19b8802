import { useState } from 'react';
import inline from '@fairlot/ui/inline.module.css';
import { siteDayOf } from '@fairlot/rules/lottery/site-day';
import { formatMoment, useWords } from '@fairlot/ui';
import { Badge } from '@fairlot/ui/badge';
import { Button } from '@fairlot/ui/button';
import { cardOf, DataList, type Column } from '@fairlot/ui/list';
import { Select } from '@fairlot/ui/select';
import { useMay } from '../../../staff/operator/index.ts';
import styles from './calendar.module.css';
import { TakeBack } from './TakeBack.tsx';
import { text } from './text.ts';
import { type Said, useCalendar, useGameNames } from './use-calendar.ts';

const ANY = 0;
/** Changes for all games with the state days off. */
const STATE = -1;

function RuleBadge({ rule }: { readonly rule: Said['Rule'] }) {
  const words = useWords(text);
  return <Badge tone={rule === 'rest' ? 'time' : 'accent'}>{words[rule]}</Badge>;
}

function useColumns(
  count: number,
  today: string,
  onTakeBack: ((row: Said) => void) | undefined,
): readonly Column<Said>[] {
  const words = useWords(text);
  const nameOf = useGameNames();
  return [
    { id: 'day', head: words.day, className: inline['num'], cell: ({ Day }) => Day },
    { id: 'rule', head: words.rule, cell: ({ Rule }) => <RuleBadge rule={Rule} /> },
    {
      id: 'acts',
      head: words.acts,
      isHeadHidden: true,
      cell: (row) =>
        onTakeBack &&
        row.Day > today && (
          <Button
            size="small"
            aria-label={words.takeBackOf(row.Day)}
            onClick={() => onTakeBack(row)}
          >
            {words.takeBack}
          </Button>
        ),
    },
    {
      id: 'scope',
      head: words.scope,
      cell: ({ GameId }) => (GameId === null ? words.state(count) : nameOf(GameId)),
    },
    { id: 'source', head: words.source, className: styles['wrap'], cell: ({ Source }) => Source },
    { id: 'author', head: words.author, cell: ({ AuthorName }) => AuthorName },
    { id: 'reason', head: words.reason, className: styles['wrap'], cell: ({ Reason }) => Reason },
    {
      id: 'made',
      head: words.madeAt,
      className: inline['num'],
      cell: ({ MadeAt }) => formatMoment(MadeAt),
    },
  ];
}

/** The day changes by operators, by year and game. */
export function DayList() {
  const words = useWords(text);
  const nameOf = useGameNames();
  const mayChange = useMay('lottery.calendar.change');
  const [{ year, game }, choose] = useState({ year: ANY, game: ANY });
  const [row, setRow] = useState<Said>();
  const { calendar, ...read } = useCalendar();
  const today = siteDayOf(calendar?.DateTimeNow ?? 0);
  const columns = useColumns(calendar?.GameIds.length ?? 0, today, mayChange ? setRow : undefined);
  const all = calendar?.Rows ?? [];
  const years = [...new Set(all.map(({ Day }) => Number(Day.slice(0, 4))))].toSorted(
    (a, b) => b - a,
  );
  const games = [...new Set(all.flatMap(({ GameId }) => GameId ?? []))];
  const isShown = ({ Day, GameId }: Said) =>
    (year === ANY || Number(Day.slice(0, 4)) === year) &&
    (game === ANY || (GameId ?? STATE) === game);
  return (
    <>
      <h2 className={styles['head']}>{words.said}</h2>
      <div className={styles['filters']}>
        <Select
          aria-label={words.year}
          value={year}
          choices={[
            { value: ANY, label: words.allYears },
            ...years.map((each) => ({ value: each, label: String(each) })),
          ]}
          onChoose={(wanted) => choose({ year: wanted, game })}
        />
        <Select
          aria-label={words.scope}
          value={game}
          choices={[
            { value: ANY, label: words.allGames },
            { value: STATE, label: words.allOfThem },
            ...games.map((each) => ({ value: each, label: nameOf(each) })),
          ]}
          onChoose={(wanted) => choose({ year, game: wanted })}
        />
      </div>
      <DataList<Said>
        label={words.said}
        source={{ rows: calendar && all.filter(isShown), ...read }}
        keyOf={({ Day, GameId }) => `${Day} ${GameId}`}
        columns={columns}
        renderCard={cardOf(columns, [
          ['day', 'rule'],
          ['scope', 'author'],
          ['source'],
          [({ Reason }) => Reason, 'acts'],
        ])}
        empty={{ title: words.noneSaid }}
      />
      {row && <TakeBack row={row} onClose={() => setRow(undefined)} />}
    </>
  );
}
