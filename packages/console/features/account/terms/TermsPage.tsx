import inline from '@fairlot/ui/inline.module.css';
import { useState } from 'react';
import { useCall } from '@fairlot/shell';
import { formatMoment, useWords } from '@fairlot/ui';
import { Button } from '@fairlot/ui/button';
import { cardOf, DataList, type Column } from '@fairlot/ui/list';
import type { Output } from '@fairlot/wire/core';
import { termsConsole } from '@fairlot/wire/account/terms';
import { useMay, useMe, usePage } from '../../staff/operator/index.ts';
import styles from './terms.module.css';
import { text } from './text.ts';
import { WriteDialog } from './WriteDialog.tsx';

type Row = Output<typeof termsConsole.getTermsVersions>['Rows'][number];

function useColumns(): readonly Column<Row>[] {
  const words = useWords(text);
  const makerOf = ({ MakerName, CheckerName }: Row) =>
    MakerName === '' ? words.program : CheckerName === '' ? words.command : MakerName;
  return [
    {
      id: 'version',
      head: words.version,
      className: inline['num'],
      cell: ({ Version }) => Version,
    },
    {
      id: 'at',
      head: words.at,
      className: inline['num'],
      cell: ({ PublishedAt }) => formatMoment(PublishedAt),
    },
    { id: 'maker', head: words.maker, cell: makerOf },
    { id: 'checker', head: words.checker, cell: ({ CheckerName }) => CheckerName || '–' },
    { id: 'reason', head: words.reason, cell: ({ Reason }) => Reason || '–' },
    {
      id: 'accepted',
      head: words.accepted,
      className: inline['num'],
      cell: ({ Accepted }) => Accepted,
    },
  ];
}

function Versions() {
  const words = useWords(text);
  const columns = useColumns();
  const mayChange = useMay('terms.text.change');
  const [isOpen, open] = useState(false);
  const { data, isError, refetch } = useCall(
    termsConsole.getTermsVersions,
    undefined,
    usePage('terms.text', termsConsole.getTermsVersions),
  );
  const known = data?.ok ? data.value : undefined;
  return (
    <>
      {mayChange && known && (
        <div className={styles['acts']}>
          <Button look="primary" onClick={() => open(true)}>
            {words.write}
          </Button>
        </div>
      )}
      <DataList<Row>
        label={words.title}
        source={{
          rows: known?.Rows,
          problem: isError && !known ? { text: undefined } : undefined,
          retry: () => void refetch(),
          readAtMs: known?.DateTimeNow,
        }}
        keyOf={({ Version }) => String(Version)}
        columns={columns}
        renderCard={cardOf(columns, [
          ['version', 'at'],
          ['maker', 'checker'],
          ['reason', 'accepted'],
        ])}
        empty={{ title: words.none }}
      />
      {isOpen && known && <WriteDialog known={known} onClose={() => open(false)} />}
    </>
  );
}

/** The terms of use by version, and writing a new one. */
export default function TermsPage() {
  const words = useWords(text);
  const me = useMe();
  const mayRead = useMay('terms.text.read');
  return (
    <section className={styles['panel']} aria-labelledby="terms-title">
      <h1 id="terms-title" className={styles['title']}>
        {words.title}
      </h1>
      <p className={styles['note']}>{mayRead || !me ? words.about : words.notAllowed}</p>
      {mayRead && <Versions />}
    </section>
  );
}
