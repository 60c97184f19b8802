import { formatMoment, useSay, useWords } from '@fairlot/ui';
import { cardOf, DataList, type Column, type ListSource } from '@fairlot/ui/list';
import type { Issue } from './issue.ts';
import styles from './issue.module.css';
import { EVENTS, OUTCOMES, text, WENT } from './text.ts';

type Entry = Issue['Entries'][number];
type ClaimLine = Issue['Claims'][number];
type Correction = Issue['Corrections'][number];
type Event = Issue['Events'][number];

const here = <T,>(rows: readonly T[]): ListSource<T> => ({
  rows,
  problem: undefined,
  retry: () => undefined,
});

/** What nobody reads before it is decided. */
function useShown() {
  const words = useWords(text);
  return (value: string | null) =>
    value ?? <span className={styles['hidden']}>{words.hidden}</span>;
}

/** What people entered. */
export function Entries({ rows }: { readonly rows: readonly Entry[] }) {
  const words = useWords(text);
  const say = useSay();
  const shown = useShown();
  const columns: readonly Column<Entry>[] = [
    { id: 'by', head: words.by, cell: ({ By }) => By },
    { id: 'at', head: words.at, isNumber: true, cell: ({ MadeAt }) => formatMoment(MadeAt) },
    {
      id: 'outcome',
      head: words.outcome,
      cell: ({ Outcome }) => say(OUTCOMES[Outcome] ?? { zh: Outcome, en: Outcome }),
    },
    { id: 'number', head: words.number, cell: (row) => shown(row.Number) },
    {
      id: 'evidence',
      head: words.evidence,
      className: styles['detail'],
      cell: (row) => shown(row.Evidence),
    },
  ];
  if (rows.length === 0) return <p className={styles['empty']}>{words.noEntries}</p>;
  return (
    <DataList<Entry>
      label={words.entries}
      source={here(rows)}
      keyOf={({ Id }) => String(Id)}
      columns={columns}
      renderCard={cardOf(columns, [
        ['by', 'outcome'],
        ['number', 'at'],
      ])}
      empty={{ title: words.noEntries }}
    />
  );
}

/** What the sources told. */
export function ClaimList({ rows }: { readonly rows: readonly ClaimLine[] }) {
  const words = useWords(text);
  const shown = useShown();
  const columns: readonly Column<ClaimLine>[] = [
    { id: 'source', head: words.source, cell: ({ Source }) => Source },
    { id: 'at', head: words.at, isNumber: true, cell: ({ ToldAt }) => formatMoment(ToldAt) },
    { id: 'number', head: words.number, cell: (row) => shown(row.Number) },
  ];
  if (rows.length === 0) return <p className={styles['empty']}>{words.noClaims}</p>;
  return (
    <DataList<ClaimLine>
      label={words.claims}
      source={here(rows)}
      keyOf={({ Source, ToldAt }) => `${Source}/${ToldAt}`}
      columns={columns}
      renderCard={cardOf(columns, [
        ['source', 'at'],
        ['number', () => null],
      ])}
      empty={{ title: words.noClaims }}
    />
  );
}

/** What was made of its number, run by run. */
export function Corrections({ rows }: { readonly rows: readonly Correction[] }) {
  const words = useWords(text);
  const columns: readonly Column<Correction>[] = [
    { id: 'run', head: '#', isNumber: true, cell: ({ Run }) => Run },
    { id: 'before', head: words.before, cell: ({ Before }) => Before },
    { id: 'number', head: words.number, cell: ({ Number: number }) => number },
    { id: 'by', head: words.by, cell: ({ By }) => By },
    { id: 'confirmed', head: words.confirmed, cell: ({ Confirmed }) => Confirmed },
    {
      id: 'evidence',
      head: words.evidence,
      className: styles['detail'],
      cell: (row) => row.Evidence,
    },
    { id: 'reason', head: words.reason, className: styles['detail'], cell: (row) => row.Reason },
    {
      id: 'finished',
      head: words.finishedAt,
      isNumber: true,
      cell: ({ FinishedAt }) => (FinishedAt === null ? words.running : formatMoment(FinishedAt)),
    },
  ];
  return (
    <DataList<Correction>
      label={words.corrections}
      source={here(rows)}
      keyOf={({ Run }) => String(Run)}
      columns={columns}
      renderCard={cardOf(columns, [
        [{ headed: 'before' }, { headed: 'number' }],
        ['by', 'confirmed'],
        ['reason', 'finished'],
      ])}
      empty={{ title: words.corrections }}
    />
  );
}

/** What an issue went through, each step with its time. */
export function Timeline({ rows }: { readonly rows: Issue['Steps'] }) {
  const words = useWords(text);
  const say = useSay();
  return (
    <ol className={styles['steps']}>
      {rows.map(({ Step, At }) => (
        <li key={Step} data-done={At !== null || undefined}>
          <span>{say(WENT[Step] ?? { zh: Step, en: Step })}</span>
          <span className={styles['time']}>{At === null ? words.none : formatMoment(At)}</span>
        </li>
      ))}
    </ol>
  );
}

/** What happened, oldest first. */
export function Events({ rows }: { readonly rows: readonly Event[] }) {
  const words = useWords(text);
  const say = useSay();
  const numbered = rows.map((row, at) => ({ ...row, at }));
  const columns: readonly Column<(typeof numbered)[number]>[] = [
    { id: 'at', head: words.at, isNumber: true, cell: ({ At }) => formatMoment(At) },
    {
      id: 'kind',
      head: words.kind,
      cell: ({ Kind }) => say(EVENTS[Kind] ?? { zh: Kind, en: Kind }),
    },
    {
      id: 'detail',
      head: words.detail,
      className: styles['detail'],
      cell: ({ Detail }) => JSON.stringify(Detail),
    },
  ];
  if (rows.length === 0) return <p className={styles['empty']}>{words.noEvents}</p>;
  return (
    <DataList<(typeof numbered)[number]>
      label={words.events}
      source={here(numbered)}
      keyOf={({ at }) => String(at)}
      columns={columns}
      renderCard={cardOf(columns, [
        ['kind', 'at'],
        ['detail', () => null],
      ])}
      empty={{ title: words.noEvents }}
    />
  );
}
