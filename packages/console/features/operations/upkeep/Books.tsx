import { formatMoment, Status, useSay, useWords } from '@fairlot/ui';
import inline from '@fairlot/ui/inline.module.css';
import { cardOf, DataList, type Column } from '@fairlot/ui/list';
import type { Output } from '@fairlot/wire/core';
import type { upkeepConsole } from '@fairlot/wire/operations/upkeep';
import { Condition } from './Condition.tsx';
import { STAGES, text } from './text.ts';
import styles from './upkeep.module.css';

type Books = Output<typeof upkeepConsole.getUpkeep>['Books'];
type Run = Books['Runs'][number];
type Break = Books['Breaks'][number];

const rangeOf = ({ After, Upto }: { readonly After: number; readonly Upto: number }) =>
  `${(After + 1).toLocaleString('en')}–${Upto.toLocaleString('en')}`;

function useRunColumns(): readonly Column<Run>[] {
  const words = useWords(text);
  const say = useSay();
  const num = inline['num'];
  return [
    {
      id: 'began',
      head: words.began,
      className: num,
      cell: (run) => formatMoment(run.BeganTimeStamp),
    },
    { id: 'scope', head: words.scope, cell: (run) => (run.IsWhole ? words.whole : words.fresh) },
    {
      id: 'range',
      head: words.range,
      className: num,
      cell: (run) => (run.Upto === run.After ? '–' : rangeOf(run)),
    },
    { id: 'steps', head: words.steps, className: num, cell: (run) => run.Steps },
    {
      id: 'took',
      head: words.took,
      className: num,
      cell: ({ BeganTimeStamp, EndedTimeStamp }) =>
        EndedTimeStamp === null
          ? '–'
          : `${((EndedTimeStamp - BeganTimeStamp) / 1000).toFixed(1)} s`,
    },
    {
      id: 'result',
      head: words.result,
      cell: ({ Breaks, EndedTimeStamp, Stage }) => {
        if (Breaks > 0) return <Status look="err">{words.broken(Breaks)}</Status>;
        if (EndedTimeStamp !== null) return <Status look="done">{words.holds}</Status>;
        const stage = STAGES[Stage];
        return (
          <Status look="wait">
            {words.underWay} {stage && say(stage)}
          </Status>
        );
      },
    },
  ];
}

/** In full, whatever the width: it is what somebody has to work by. */
function Breaks({ breaks }: { readonly breaks: readonly Break[] }) {
  const words = useWords(text);
  const say = useSay();
  return (
    <ul className={styles['breaks']} aria-label={words.breaks}>
      {breaks.map((row) => {
        const stage = STAGES[row.Stage];
        return (
          <li key={`${row.Invariant} ${row.After} ${row.Line}`}>
            <b>{row.Invariant}</b>
            <span className={styles['where']}>
              {stage ? say(stage) : row.Stage} {rangeOf(row)}
            </span>
            <span>{row.Line}</span>
          </li>
        );
      })}
    </ul>
  );
}

/** The audits of the books, and what the newest found. */
export function Books({ books, nowMs }: { readonly books: Books; readonly nowMs: number }) {
  const words = useWords(text);
  const columns = useRunColumns();
  return (
    <section className={styles['panel']} aria-labelledby="books-title">
      <div className={styles['head']}>
        <h2 id="books-title" className={styles['sub']}>
          {words.books}
        </h2>
        <Condition
          isAlarm={books.IsAlarm}
          ended={books.Runs.filter(({ EndedTimeStamp }) => EndedTimeStamp !== null).length}
        />
      </div>
      {books.Breaks.length > 0 && <Breaks breaks={books.Breaks} />}
      <DataList<Run>
        label={words.runs}
        source={{ rows: books.Runs, retry: () => {}, readAtMs: nowMs }}
        keyOf={({ Id }) => String(Id)}
        columns={columns}
        renderCard={cardOf(columns, [
          ['began', 'result'],
          ['scope', 'range'],
          ['steps', 'took'],
        ])}
        empty={{ title: words.noRuns }}
      />
    </section>
  );
}
