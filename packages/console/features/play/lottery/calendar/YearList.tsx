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
  const by = ({ State, AuthorName, MadeAt }: Year) => {
    if (State === 'published') return words.program;
    return AuthorName === null || MadeAt === null ? '' : `${AuthorName} · ${formatMoment(MadeAt)}`;
  };
  return [
    { id: 'year', head: words.year, className: inline['num'], cell: ({ Year }) => Year },
    { id: 'state', head: words.state2, cell: (year) => <StateBadge year={year} /> },
    {
      id: 'rests',
      head: words.restsOf,
      className: inline['num'],
      cell: ({ Rests, State }) =>
        State === 'confirmed' ? words.asRows : Rests.map(periodText).join(' · '),
    },
    {
      id: 'source',
      head: words.source,
      cell: ({ Source }) => (Source ? say(Source) : words.byRule),
    },
    { id: 'by', head: words.author, className: inline['num'], cell: by },
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
  ];
}

/** The years of the days off of the state, the newest first: where each was published, or that nobody confirmed it. */
export function YearList() {
  const words = useWords(text);
  const mayChange = useMay('lottery.calendar.change');
  const [year, setYear] = useState<Year>();
  const { calendar, ...read } = useCalendar();
  const columns = useColumns(mayChange ? setYear : undefined);
  return (
    <>
      <DataList<Year>
        label={words.years}
        source={{ rows: calendar?.Years.toReversed(), ...read }}
        keyOf={({ Year }) => String(Year)}
        columns={columns}
        renderCard={cardOf(columns, [['year', 'state'], ['rests'], ['source'], ['by', 'acts']])}
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
