import { useState } from 'react';
import inline from '@fairlot/ui/inline.module.css';
import { siteDayOf } from '@fairlot/rules/lottery/site-day';
import { formatMoment, useSay, useWords } from '@fairlot/ui';
import { Badge } from '@fairlot/ui/badge';
import { Button } from '@fairlot/ui/button';
import { cardOf, DataList, type Column } from '@fairlot/ui/list';
import { useMay } from '../../../staff/operator/index.ts';
import { ConfirmYear } from './ConfirmYear.tsx';
import { periodText } from './days.ts';
import styles from './calendar.module.css';
import { text } from './text.ts';
import { useCalendar, type Year } from './use-calendar.ts';

function StateBadge({ year }: { readonly year: Year }) {
  const words = useWords(text);
  const { State, IsDue } = year;
  if (State !== 'proposed') return <Badge tone="accent">{words[State]}</Badge>;
  return <Badge tone={IsDue ? 'danger' : 'time'}>{IsDue ? words.due : words.proposedState}</Badge>;
}

function useColumns(onConfirm: ((year: Year) => void) | undefined): readonly Column<Year>[] {
  const words = useWords(text);
  const say = useSay();
  const source = ({ Source, AuthorName, MadeAt }: Year) => {
    if (!Source) return words.byRule;
    if (AuthorName === null || MadeAt === null) return say(Source);
    return `${say(Source)} · ${AuthorName} · ${formatMoment(MadeAt)}`;
  };
  return [
    { id: 'year', head: words.year, className: inline['num'], cell: ({ Year }) => Year },
    { id: 'state', head: words.status, cell: (year) => <StateBadge year={year} /> },
    {
      id: 'acts',
      head: words.acts,
      isHeadHidden: true,
      cell: (year) =>
        onConfirm &&
        year.State === 'proposed' && (
          <Button
            size="small"
            look={year.IsDue ? 'primary' : 'plain'}
            aria-label={words.confirmOf(String(year.Year))}
            onClick={() => onConfirm(year)}
          >
            {words.confirm}
          </Button>
        ),
    },
    {
      id: 'rests',
      head: words.restsOf,
      className: inline['num'],
      cell: ({ Rests, State }) =>
        State === 'confirmed'
          ? words.asRows
          : Rests.map((rest) => (
              <div key={rest.From} className={styles['period']}>
                {periodText(rest)}
              </div>
            )),
    },
    { id: 'source', head: words.source, className: styles['wrap'], cell: source },
  ];
}

/** The years of state days off, newest first, with their source or as unconfirmed. */
export function YearList() {
  const words = useWords(text);
  const mayChange = useMay('lottery.calendar.change');
  const [year, setYear] = useState<Year>();
  const { calendar, ...read } = useCalendar();
  const columns = useColumns(mayChange ? setYear : undefined);
  return (
    <>
      <h2 className={styles['head']}>{words.years}</h2>
      <DataList<Year>
        label={words.years}
        source={{ rows: calendar?.Years.toReversed(), ...read }}
        keyOf={({ Year }) => String(Year)}
        columns={columns}
        renderCard={cardOf(columns, [['year', 'state'], ['rests'], ['source', 'acts']])}
        empty={{ title: words.empty }}
      />
      {year && (
        <ConfirmYear
          year={year}
          today={siteDayOf(calendar?.DateTimeNow ?? 0)}
          onClose={() => setYear(undefined)}
        />
      )}
    </>
  );
}
