import inline from '@fairlot/ui/inline.module.css';
import { useState } from 'react';
import { useCall } from '@fairlot/shell';
import { formatMoment, useSay, useWords } from '@fairlot/ui';
import { Button } from '@fairlot/ui/button';
import { cardOf, DataList, type Column, type ListSource } from '@fairlot/ui/list';
import { operatorHttp } from '@fairlot/wire/staff/operator';
import { actName } from '../acts/act-name.ts';
import { useMay, useMe } from '../me/use-me.ts';
import { usePage } from '../me/use-page.ts';
import { ProposalDialog } from './ProposalDialog.tsx';
import styles from './proposals.module.css';
import { text } from './text.ts';
import type { Proposal } from '../../../../registry/proposal-view.ts';
import {
  type ProposalReading,
  useProposalReader,
} from '../proposal-content/use-proposal-reader.ts';

function useSource(): ListSource<Proposal> {
  const { data, isError, refetch } = useCall(
    operatorHttp.getProposals,
    undefined,
    usePage('operator.proposals', operatorHttp.getProposals),
  );
  const value = data?.ok ? data.value : undefined;
  return {
    rows: value?.Rows,
    problem: isError && !value ? { text: undefined } : undefined,
    retry: () => void refetch(),
    readAtMs: value?.DateTimeNow,
  };
}

function useColumns(
  { loaded }: ProposalReading,
  open: (row: Proposal) => void,
): readonly Column<Proposal>[] {
  const words = useWords(text);
  const say = useSay();
  return [
    { id: 'id', head: '#', className: inline['num'], cell: ({ Id }) => Id },
    { id: 'act', head: words.act, cell: ({ Permission }) => say(actName(Permission)) },
    {
      id: 'target',
      head: words.target,
      className: styles['strong'],
      cell: (row) => loaded?.views[row.Permission]?.subject(row, say) ?? '',
    },
    { id: 'maker', head: words.maker, cell: ({ Maker }) => Maker || words.site },
    {
      id: 'made',
      head: words.madeAt,
      className: inline['num'],
      cell: ({ MadeAt }) => formatMoment(MadeAt),
    },
    {
      id: 'expires',
      head: words.expires,
      className: inline['num'],
      cell: ({ ExpiresAt }) => formatMoment(ExpiresAt),
    },
    {
      id: 'open',
      head: words.actions,
      isHeadHidden: true,
      cell: (row) => <Open row={row} open={open} />,
    },
  ];
}

function Open({ row, open }: { row: Proposal; open: (row: Proposal) => void }) {
  const words = useWords(text);
  return (
    <Button size="small" aria-label={words.openOf(row.Id)} onClick={() => open(row)}>
      {words.open}
    </Button>
  );
}

function Rows() {
  const words = useWords(text);
  const [opened, setOpened] = useState<Proposal>();
  const source = useSource();
  const reader = useProposalReader();
  const columns = useColumns(reader, setOpened);
  return (
    <>
      <DataList<Proposal>
        label={words.proposals}
        source={source}
        keyOf={({ Id }) => String(Id)}
        columns={columns}
        renderCard={cardOf(columns, [
          ['target', 'act'],
          [({ Reason }) => Reason, 'maker'],
          [{ headed: 'expires' }, 'open'],
        ])}
        empty={{ title: words.none }}
      />
      {opened && (
        <ProposalDialog
          key={opened.Id}
          proposal={opened}
          reader={reader}
          isOpen={source.rows?.some(({ Id }) => Id === opened.Id) ?? true}
          onClose={() => setOpened(undefined)}
        />
      )}
    </>
  );
}

/** What one operator asks another to confirm. */
export default function ProposalsPage() {
  const words = useWords(text);
  const me = useMe();
  const mayRead = useMay('operator.proposals.read');
  return (
    <section className={styles['panel']} aria-labelledby="proposals-title">
      <h1 id="proposals-title" className={styles['title']}>
        {words.proposals}
      </h1>
      {mayRead && <Rows />}
      {me && !mayRead && <p className={styles['note']}>{words.notAllowed}</p>}
    </section>
  );
}
