import inline from '@fairlot/ui/inline.module.css';
import { useCall } from '@fairlot/shell';
import { useSay, useWords } from '@fairlot/ui';
import { cardOf, DataList, type Column, type ListSource } from '@fairlot/ui/list';
import type { Input, Output } from '@fairlot/wire/core';
import { lotteryConsole } from '@fairlot/wire/play/lottery';
import { useGames } from '../page/use-games.ts';
import styles from './calendar.module.css';
import { text } from './text.ts';

type Row = Output<typeof lotteryConsole.previewHolidays>['Rows'][number];

const sum = (days: Row['Days'], field: 'Before' | 'After'): number =>
  days.reduce((total, day) => total + day[field], 0);

/** What a change of days would make of each game. Nothing is changed by looking. */
export function CalendarPreview({
  wanted,
}: {
  readonly wanted: Input<typeof lotteryConsole.previewHolidays>;
}) {
  const words = useWords(text);
  const say = useSay();
  const games = useGames(true);
  const { data, isError, refetch } = useCall(lotteryConsole.previewHolidays, wanted);
  const refused = data && !data.ok ? say(data.error.text) : undefined;
  const source: ListSource<Row> = {
    rows: data?.ok ? data.value.Rows : undefined,
    problem: refused !== undefined || (isError && !data) ? { text: refused } : undefined,
    retry: () => void refetch(),
  };
  const nameOf = (id: number) => {
    const game = games.rows?.find(({ GameId }) => GameId === id);
    return game ? say(game.Name) : id;
  };
  const columns: readonly Column<Row>[] = [
    { id: 'game', head: words.scope, cell: ({ GameId }) => nameOf(GameId) },
    {
      id: 'draws',
      head: words.draws,
      className: inline['num'],
      cell: ({ Days }) => words.drawsOf(sum(Days, 'Before'), sum(Days, 'After')),
    },
    { id: 'gone', head: words.takenBack, isNumber: true, cell: ({ TakenBack }) => TakenBack },
    { id: 'made', head: words.made, isNumber: true, cell: ({ Made }) => Made },
  ];
  return (
    <section className={styles['preview']} aria-label={words.previewOf}>
      <DataList<Row>
        label={words.previewOf}
        source={source}
        keyOf={({ GameId }) => String(GameId)}
        columns={columns}
        renderCard={cardOf(columns, [
          ['game', 'draws'],
          [{ headed: 'gone' }, { headed: 'made' }],
        ])}
        empty={{ title: words.empty }}
      />
    </section>
  );
}
