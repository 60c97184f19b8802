import { useState } from 'react';
import { Link } from '@tanstack/react-router';
import { useCursorList } from '@fairlot/shell/record/use-cursor-list';
import { formatMoment, useSay, useWords } from '@fairlot/ui';
import { Badge } from '@fairlot/ui/badge';
import { Button } from '@fairlot/ui/button';
import { FindBox } from '@fairlot/ui/field';
import { WITHDRAW_RISKS } from '@fairlot/rules/check/withdraw-risk';
import inline from '@fairlot/ui/inline.module.css';
import { cardOf, type Column, DataList, type RowState } from '@fairlot/ui/list';
import { Select } from '@fairlot/ui/select';
import { type RiskCase, riskConsole } from '@fairlot/wire/money/risk';
import { useMay, usePage } from '../../staff/operator/index.ts';
import { CasePanel } from './CasePanel.tsx';
import { OpenDialog } from './case-dialogs.tsx';
import type { Props } from './filter.ts';
import styles from './risk.module.css';
import { OUTCOMES, STATES, text } from './text.ts';

/** Opens and closes what is known of a case, by its number. */
const Toggle = ({ row, state }: { readonly row: RiskCase; readonly state: RowState }) => (
  <Button
    size="small"
    aria-expanded={state.isOpen}
    aria-controls={state.isOpen ? state.detailId : undefined}
    onClick={(event) => {
      // The row below it opens by a click as well.
      event.stopPropagation();
      state.toggle();
    }}
  >
    {row.Id}
  </Button>
);

/** What the rules found, in words; of a case by hand what its operator said. */
function Why({ row: { Marks, Reason } }: { readonly row: RiskCase }) {
  const say = useSay();
  return (
    <>
      {Reason}{' '}
      <span className={styles['marks']}>
        {Marks.map((name) => (
          <span key={name} className={styles['mark']} data-set>
            {say(WITHDRAW_RISKS[name])}
          </span>
        ))}
      </span>
    </>
  );
}

function useColumns(): readonly Column<RiskCase>[] {
  const words = useWords(text);
  const say = useSay();
  return [
    {
      id: 'id',
      head: words.id,
      width: 6,
      cell: (row, state) => <Toggle row={row} state={state} />,
    },
    {
      id: 'player',
      head: words.player,
      width: 10,
      cell: ({ PlayerId, UserName }) => (
        <Link to="/Players/$id" params={{ id: String(PlayerId) }}>
          {UserName}
        </Link>
      ),
    },
    { id: 'score', head: words.score, isNumber: true, width: 6, cell: ({ Score }) => Score },
    {
      id: 'frozen',
      head: words.frozen,
      width: 9,
      cell: ({ IsFrozen }) => (IsFrozen ? <Badge tone="danger">{words.frozen}</Badge> : '–'),
    },
    {
      id: 'since',
      head: words.since,
      width: 12,
      className: inline['num'],
      cell: ({ OpenedTimeStamp }) => formatMoment(OpenedTimeStamp),
    },
    { id: 'by', head: words.openedBy, width: 8, cell: ({ OpenedBy }) => OpenedBy ?? words.byRules },
    { id: 'why', head: words.why, width: 26, cell: (row) => <Why row={row} /> },
    {
      id: 'state',
      head: words.state,
      width: 9,
      cell: ({ Outcome, State }) => say(Outcome ? OUTCOMES[Outcome] : STATES[State]),
    },
    {
      id: 'taker',
      head: words.taker,
      width: 8,
      cell: ({ Closer, Taker }) => Closer ?? Taker ?? '–',
    },
  ];
}

function Filters({ filter, onFilter }: Props) {
  const words = useWords(text);
  return (
    <>
      <div className={styles['find']}>
        <FindBox
          label={words.findPlayer}
          value={filter.search}
          onFind={(search) => onFilter({ search })}
        />
      </div>
      <Select
        aria-label={words.show}
        value={filter.show ?? 'open'}
        choices={(['open', 'closed'] as const).map((value) => ({ value, label: words[value] }))}
        onChoose={(value) => onFilter({ show: value === 'closed' ? value : undefined })}
      />
    </>
  );
}

/** What somebody has to look into, with all that is known below each row. */
export function Cases({ filter, onFilter }: Props) {
  const words = useWords(text);
  const mayChange = useMay('risk.cases.change');
  const [isOpening, setOpening] = useState(false);
  const columns = useColumns();
  const { show = 'open', search } = filter;
  const { source } = useCursorList<typeof riskConsole.getCases, RiskCase>(
    riskConsole.getCases,
    (before, size) => ({ IsOpen: show === 'open', Search: search, Before: before, Count: size }),
    usePage('risk.cases', riskConsole.getCases),
  );
  return (
    <>
      {mayChange && (
        <div>
          <Button onClick={() => setOpening(true)}>{words.openCase}</Button>
        </div>
      )}
      <DataList<RiskCase>
        label={words.cases}
        source={source}
        keyOf={({ Id }) => String(Id)}
        columns={columns}
        renderCard={cardOf(columns, [
          ['player', 'id'],
          ['state', 'score'],
          ['why', 'frozen'],
          ['since', 'taker'],
        ])}
        renderDetail={(row) => <CasePanel row={row} />}
        empty={{ title: words.noCases }}
        filters={{
          controls: <Filters filter={filter} onFilter={onFilter} />,
          chosen: [words[show], search].filter(Boolean).join(' · '),
        }}
      />
      {isOpening && <OpenDialog onClose={() => setOpening(false)} />}
    </>
  );
}
