import { useState } from 'react';
import { formatTime, Money, useWords } from '@fairlot/ui';
import { Button } from '@fairlot/ui/button';
import { DataList, FilterChips, type Total } from '@fairlot/ui/list';
import type { LineSums, Member } from '@fairlot/wire/team/members';
import { lazyComponent, MissingWindow, navigate } from '@fairlot/shell';
import { BackButton } from './BackButton.tsx';
import { Breadcrumb } from './path/index.ts';
import { useCard, useColumns } from './columns.tsx';
import { isNarrowed, narrow, NARROWED, type MembersFilter } from './filters.ts';
import { MemberFilters, useChosen } from './MemberFilters.tsx';
import styles from './members.module.css';
import { MEMBERS } from './text.ts';
import { useMembers } from './use-members.ts';
import type { LineView, Walk } from './views.ts';

const OpenDialog = lazyComponent(() => import('./OpenDialog.tsx'), {
  missing: (retry, { close }) => <MissingWindow retry={retry} close={close} />,
});

type Props = {
  readonly view: LineView;
  readonly walk: Walk;
  /** Nothing lies below it: it is one's own line. */
  readonly isFirst: boolean;
  readonly onChange: (change: Partial<Pick<LineView, 'filter' | 'sort'>>) => void;
};

/** The direct members of one agent, and the way to what stands below each. */
export function MembersList({ view, walk, isFirst, onChange }: Props) {
  const words = useWords(MEMBERS);
  const { filter, sort } = view;
  const { source, head } = useMembers(view);
  const onFilter = (next: MembersFilter) => onChange({ filter: next });
  const counted = head && words.counted(formatTime(head.CountedTimeStamp));
  return (
    <>
      <div className={styles['head']}>
        {!isFirst && <BackButton back={walk.back} label={words.up} />}
        <Breadcrumb path={head?.Path} goTo={walk.goTo} />
        <span className={styles['counted']}>{counted ?? '\u00A0'}</span>
        {isFirst && <OpenButton />}
      </div>
      <DataList<Member>
        label={words.list}
        source={source}
        keyOf={({ PlayerId }) => String(PlayerId)}
        columns={useColumns(walk)}
        renderCard={useCard(walk)}
        sort={sort}
        onSort={(next) => onChange({ sort: next })}
        totals={useLineTotal(head?.Line)}
        filters={{
          controls: (
            <MemberFilters
              {...{ filter, onFilter, sort }}
              onSort={(next) => onChange({ sort: next })}
            />
          ),
          chosen: useChosen(filter),
        }}
        chips={
          <FilterChips
            label={words.narrow}
            chosen={filter.narrowed}
            options={NARROWED.map((value) => [value, words[value]] as const)}
            onChosen={(now) => onFilter({ ...filter, narrowed: narrow(filter.narrowed, now) })}
          />
        }
        empty={
          isNarrowed(filter)
            ? { title: words.noneFound }
            : { title: words.none, ...(isFirst && { action: <LinkButton /> }) }
        }
      />
    </>
  );
}

const LinkButton = () => (
  <Button look="tint" onClick={() => navigate.openWindow('RegisterLink')}>
    {useWords(MEMBERS).makeLink}
  </Button>
);

function OpenButton() {
  const words = useWords(MEMBERS);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button look="primary" aria-haspopup="dialog" data-open onClick={() => setOpen(true)}>
        {words.open}
      </Button>
      {isOpen && <OpenDialog close={() => setOpen(false)} />}
    </>
  );
}

/** The whole line below the head, whatever the filters find. */
function useLineTotal(line: LineSums | undefined): readonly Total[] {
  const words = useWords(MEMBERS);
  if (!line) return [];
  return [
    {
      id: 'line',
      name: words.line,
      cells: {
        directs: line.Directs,
        members: line.Members,
        lineBalance: <Money amount={line.LineBalance} />,
      },
      line: (
        <>
          {words.lineOf(line.Members, line.Agents)} · <Money amount={line.LineBalance} currency />
        </>
      ),
    },
  ];
}
