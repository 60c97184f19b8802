import { useState } from 'react';
import { useCall } from '@fairlot/shell';
import { Empty, Failed, formatMoment, useWords } from '@fairlot/ui';
import { Button } from '@fairlot/ui/button';
import { Dialog } from '@fairlot/ui/modal';
import { publishConsole, type PublishedVersion } from '@fairlot/wire/publish';
import { Changes, isPlain } from '../operator/index.ts';
import styles from './publish.module.css';
import { text } from './text.ts';

const SHOWN = 20;

/** What was published of something, each version against the one before it. */
export function VersionsDialog(props: {
  readonly subject: string;
  readonly name: string;
  readonly onClose: () => void;
}) {
  const { subject, name, onClose } = props;
  const words = useWords(text);
  const [before, setBefore] = useState<number>();
  const { data, isError, refetch } = useCall(publishConsole.getVersions, {
    Subject: subject,
    Before: before,
    Count: SHOWN,
  });
  const page = data?.ok ? data.value : undefined;
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={words.versionsOf(name)}
      actions={
        page && page.Next !== null ? (
          <Button onClick={() => setBefore(page.Next ?? undefined)}>{words.more}</Button>
        ) : undefined
      }
    >
      {!page && isError && <Failed title={words.unread} retry={() => void refetch()} />}
      {page?.Rows.length === 0 && <Empty title={words.none} />}
      {/* Longer than its window: the keyboard scrolls it. */}
      <div tabIndex={0} role="region" aria-label={words.versions}>
        {page?.Rows.map((row, at) => (
          <Version key={row.Version} row={row} former={page.Rows[at + 1]} />
        ))}
      </div>
    </Dialog>
  );
}

function Version(props: {
  readonly row: PublishedVersion;
  readonly former: PublishedVersion | undefined;
}) {
  const { row, former } = props;
  const words = useWords(text);
  const was = former && isPlain(former.Rules) ? former.Rules : null;
  return (
    <section className={styles['version']} data-version={row.Version}>
      <h3>
        {words.version(row.Version)} <small>{formatMoment(row.TimeStamp)}</small>
      </h3>
      <p className={styles['note']}>
        {row.Checker === '' ? words.first : `${words.by(row.Maker, row.Checker)} · ${row.Reason}`}
      </p>
      {isPlain(row.Rules) && <Changes before={was} after={row.Rules} />}
    </section>
  );
}
