import inline from '@fairlot/ui/inline.module.css';
import { useCall } from '@fairlot/shell';
import { formatMoment, useSay, useWords } from '@fairlot/ui';
import { Badge } from '@fairlot/ui/badge';
import { DataList, type CardLine, type Column, type ListSource } from '@fairlot/ui/list';
import type { Input, Output } from '@fairlot/wire/core';
import { lotteryConsole } from '@fairlot/wire/play/lottery';
import { usePage } from '../../../staff/operator/index.ts';
import { timeOf } from './read-input.ts';
import styles from './page.module.css';
import { text } from './text.ts';

type Day = Output<typeof lotteryConsole.previewTimetable>['Rows'][number];
type Wanted = Input<typeof lotteryConsole.previewTimetable>;

const MINUTE = 60;
const CLOCK = 'HH:mm:ss'.length;

/** `21:15:00` of a moment. */
const clockOf = (ms: number): string => formatMoment(ms).slice(-CLOCK);

/** A day in words: how it stands, its sessions, its first and last issue. */
function useDayWords() {
  const words = useWords(text);
  const long = (seconds: number): string =>
    seconds % MINUTE === 0 && seconds > MINUTE
      ? words.minutes(seconds / MINUTE)
      : words.seconds(seconds);
  const issue = (one: Day['First']) => one && String(one.SerialNumber);
  const times = (one: Day['First']) =>
    one && `${clockOf(one.CloseTimeStamp)} / ${clockOf(one.DrawTimeStamp)}`;
  return {
    state: ({ IsRest, IsMade, IsUnconfirmed }: Day) => (
      <>
        {IsRest ? (
          <Badge tone="time">{words.rest}</Badge>
        ) : (
          <Badge tone={IsMade ? 'accent' : 'plain'}>{IsMade ? words.made : words.toMake}</Badge>
        )}
        {IsUnconfirmed && <Badge tone="danger">{words.unconfirmed}</Badge>}
      </>
    ),
    windows: ({ Windows }: Day) =>
      Windows.map(({ FromSeconds, ToSeconds, EverySeconds }) =>
        words.window(timeOf(FromSeconds), timeOf(ToSeconds), long(EverySeconds)),
      ).join(' · '),
    issue,
    times,
  };
}

function useColumns(): readonly Column<Day>[] {
  const words = useWords(text);
  const { state, windows, issue, times } = useDayWords();
  const num = inline['num'];
  return [
    { id: 'day', head: words.day, className: num, cell: ({ Day }) => Day },
    { id: 'state', head: words.state, cell: state },
    { id: 'count', head: words.count, isNumber: true, cell: ({ Count }) => Count },
    { id: 'first', head: words.first, className: num, cell: ({ First }) => issue(First) },
    { id: 'at', head: words.closesDraws, className: num, cell: ({ First }) => times(First) },
    { id: 'last', head: words.last, className: num, cell: ({ Last }) => issue(Last) },
    { id: 'end', head: words.closesDraws, className: num, cell: ({ Last }) => times(Last) },
    { id: 'windows', head: words.windows, className: num, cell: windows },
  ];
}

function useCard(): (day: Day) => readonly CardLine[] {
  const words = useWords(text);
  const { state, windows, issue, times } = useDayWords();
  return (day) => [
    [day.Day, state(day)],
    [words.count, day.Count],
    ...(day.First ? [[issue(day.First), times(day.First)] as const] : []),
    ...(day.Last && day.Count > 1 ? [[issue(day.Last), times(day.Last)] as const] : []),
    ...(day.Windows.length > 0 ? [[windows(day)] as const] : []),
  ];
}

/** The days to come as they would be. Nothing is changed by looking. */
export function TimetablePreview({ wanted }: { readonly wanted: Wanted }) {
  const words = useWords(text);
  const say = useSay();
  // Days off change it, and so does a timetable that another confirms.
  usePage('lottery.games', lotteryConsole.previewTimetable);
  const { data, isError, refetch } = useCall(
    lotteryConsole.previewTimetable,
    wanted,
    usePage('lottery.calendar', lotteryConsole.previewTimetable),
  );
  const refused = data && !data.ok ? data.error.text : undefined;
  const source: ListSource<Day> = {
    rows: data?.ok ? data.value.Rows : undefined,
    problem: (refused ?? (isError && !data)) ? { text: refused && say(refused) } : undefined,
    retry: () => void refetch(),
    readAtMs: data?.ok ? data.value.DateTimeNow : undefined,
  };
  return (
    <section className={styles['preview']} aria-label={words.previewOf}>
      <DataList<Day>
        label={words.previewOf}
        source={source}
        keyOf={({ Day }) => Day}
        columns={useColumns()}
        renderCard={useCard()}
        empty={{ title: words.previewOf }}
      />
    </section>
  );
}
