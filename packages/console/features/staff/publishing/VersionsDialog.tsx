import { useState } from 'react';
import { refetch as readAnew, useCall } from '@fairlot/shell';
import { Empty, Failed, formatMoment, Status, useSay, useWords } from '@fairlot/ui';
import { Button } from '@fairlot/ui/button';
import { Dialog } from '@fairlot/ui/modal';
import {
  type DueVersion,
  publishingConsole,
  type PublishedVersion,
  type VoidVersion,
} from '@fairlot/wire/staff/publishing';
import { Changes, isPlain } from '../operator/proposal-content/index.ts';
import { useMay } from '../operator/index.ts';
import { Gone } from './Gone.tsx';
import { staysOf } from './stays-of.ts';
import { ReviewDialog } from './ReviewDialog.tsx';
import { RetryDialog } from './RetryDialog.tsx';
import { TakeBackDialog } from './TakeBackDialog.tsx';
import styles from './publish.module.css';
import { text, WHYS } from './text.ts';

const SHOWN = 20;

type Props = {
  readonly subject: string;
  readonly name: string;
  /** Whether who looks may ask for other rules: then an earlier version can be gone back to. */
  readonly mayChange: boolean;
  readonly onClose: () => void;
};
/** The version that holds, and the one that is to hold again. */
type Way = { readonly now: PublishedVersion; readonly earlier: PublishedVersion };

/** What was published of something, each version against the one before it, what waits, and the way back. */
export function VersionsDialog(props: Props) {
  const { subject, name, mayChange, onClose } = props;
  const words = useWords(text);
  const mayRevert = useMay('publish.versions.revert') && mayChange;
  const [before, setBefore] = useState<number>();
  const [newest, setNewest] = useState<PublishedVersion>();
  const [way, setWay] = useState<Way>();
  const [due, setDue] = useState<DueVersion | VoidVersion>();
  const [failed, setFailed] = useState<VoidVersion>();
  const { data, isError, refetch } = useCall(publishingConsole.getVersions, {
    Subject: subject,
    Before: before,
    Count: SHOWN,
  });
  const page = data?.ok ? data.value : undefined;
  if (way)
    return <Revert subject={subject} way={way} onBack={() => setWay(undefined)} onDone={onClose} />;
  const done = () => {
    void readAnew(publishingConsole.getVersions);
    setDue(undefined);
    setFailed(undefined);
  };
  if (failed) return <RetryDialog due={failed} onBack={() => setFailed(undefined)} onDone={done} />;
  if (due) {
    return <TakeBackDialog due={due} onBack={() => setDue(undefined)} onDone={done} />;
  }
  const now = before === undefined ? page?.Rows[0] : newest;
  const earlier = () => {
    setNewest(now);
    setBefore(page?.Next ?? undefined);
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={words.versionsOf(name)}
      actions={
        page && page.Next !== null ? <Button onClick={earlier}>{words.more}</Button> : undefined
      }
    >
      {!page && isError && <Failed title={words.unread} retry={() => void refetch()} />}
      {page?.Rows.length === 0 && !page.Due && !page.Void && <Empty title={words.none} />}
      {/* Longer than its window: the keyboard scrolls it. */}
      <div tabIndex={0} role="region" aria-label={words.versions}>
        {page && (
          <Pending
            due={page.Due}
            gone={page.Void}
            mayChange={mayRevert}
            onTakeBack={setDue}
            onRetry={setFailed}
          />
        )}
        {page?.Rows.map((row, at) => (
          <Version
            key={row.Version}
            row={row}
            former={page.Rows[at + 1]}
            onRevert={
              mayRevert && now && row.Version < now.Version && !page.Due
                ? () => setWay({ now, earlier: row })
                : undefined
            }
          />
        ))}
      </div>
    </Dialog>
  );
}

function Revert(props: {
  readonly subject: string;
  readonly way: Way;
  readonly onBack: () => void;
  readonly onDone: () => void;
}) {
  const { subject, way, onBack, onDone } = props;
  const words = useWords(text);
  const { now, earlier } = way;
  const before = isPlain(now.Rules) ? now.Rules : {};
  const { stays, gone } = staysOf(isPlain(earlier.Rules) ? earlier.Rules : {}, before);
  return (
    <ReviewDialog
      title={words.revertTo(earlier.Version)}
      endpoint={publishingConsole.proposeRevert}
      before={before}
      after={stays}
      note={gone.length > 0 && <Gone names={gone} />}
      input={(said) => ({ Subject: subject, Seen: now.Version, Version: earlier.Version, ...said })}
      onBack={onBack}
      onDone={onDone}
    />
  );
}

/** What waits for its time, what was not published at it, and what can be done about both. */
function Pending(props: {
  readonly due: DueVersion | null;
  readonly gone: VoidVersion | null;
  readonly mayChange: boolean;
  readonly onTakeBack: (of: DueVersion | VoidVersion) => void;
  readonly onRetry: (of: VoidVersion) => void;
}) {
  const { due, gone, mayChange, onTakeBack, onRetry } = props;
  const mayRetry = mayChange && gone?.Why === 'failed' && !due;
  return (
    <>
      {due && <Waits due={due} onTakeBack={mayChange ? () => onTakeBack(due) : undefined} />}
      {gone && (
        <Waits
          due={gone}
          onTakeBack={mayChange ? () => onTakeBack(gone) : undefined}
          onRetry={mayRetry ? () => onRetry(gone) : undefined}
        />
      )}
    </>
  );
}

/** What two agreed on and that is not published yet, or was not at its time. */
function Waits(props: {
  readonly due: DueVersion | VoidVersion;
  readonly onTakeBack: (() => void) | undefined;
  readonly onRetry?: (() => void) | undefined;
}) {
  const { due, onTakeBack, onRetry } = props;
  const words = useWords(text);
  const say = useSay();
  const isVoid = 'Why' in due;
  const moment = formatMoment(due.TimeStamp);
  return (
    <section className={styles['version']} data-due={due.Version}>
      <h3>
        {words.version(due.Version)}{' '}
        <small>{isVoid ? words.wasVoid(moment) : words.due(moment)}</small>
      </h3>
      <p className={styles['note']}>
        {words.agreed(due.Maker, due.Checker)} · {due.Reason}
      </p>
      {isVoid && (
        <>
          <Status look="err">{words.isVoid}</Status>
          <p className={styles['note']}>{say(WHYS[due.Why])}</p>
        </>
      )}
      {!isVoid && due.RetryTimeStamp !== null && (
        <>
          <Status look="err">{words.failing(due.Failures)}</Status>
          <p className={styles['note']}>{words.triedAt(formatMoment(due.RetryTimeStamp))}</p>
        </>
      )}
      {isPlain(due.Content) && (
        <Changes before={isPlain(due.Before) ? due.Before : null} after={due.Content} />
      )}
      <div className={styles['acts']}>
        {onRetry && (
          <Button size="small" look="primary" onClick={onRetry}>
            {words.retry}
          </Button>
        )}
        {onTakeBack && (
          <Button size="small" onClick={onTakeBack}>
            {isVoid ? words.putAway : words.takeBack}
          </Button>
        )}
      </div>
    </section>
  );
}

function Version(props: {
  readonly row: PublishedVersion;
  readonly former: PublishedVersion | undefined;
  readonly onRevert: (() => void) | undefined;
}) {
  const { row, former, onRevert } = props;
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
      {onRevert && (
        <Button size="small" aria-label={words.revertTo(row.Version)} onClick={onRevert}>
          {words.revert}
        </Button>
      )}
    </section>
  );
}
