import { useState } from 'react';
import { classes } from '@fairlot/ui/class-names';
import inline from '@fairlot/ui/inline.module.css';
import { useSend } from '@fairlot/shell';
import { formatMoment, showToast, useWords } from '@fairlot/ui';
import { Button } from '@fairlot/ui/button';
import type { Output } from '@fairlot/wire/core';
import { operatorHttp } from '@fairlot/wire/staff/operator';
import styles from './security.module.css';
import { text } from './text.ts';

type Audit = Output<typeof operatorHttp.getSecurity>['Audit'];
type Checked = Output<typeof operatorHttp.checkAudit>;

/** What a look at the whole chain found. */
function Found({ checked }: { readonly checked: Checked }) {
  const words = useWords(text);
  const at = formatMoment(checked.CheckedTimeStamp);
  if (checked.Faults.length === 0) return <p className={styles['line']}>{words.whole(at)}</p>;
  return (
    <>
      <p className={styles['line']}>{words.broken(at, checked.Faults.length)}</p>
      <ul className={styles['faults']}>
        {checked.Faults.map((fault) => (
          <li key={fault}>{fault}</li>
        ))}
      </ul>
    </>
  );
}

/** The head of the chain, how far its copy goes, and a look at all of it. */
export function AuditChain({ audit }: { readonly audit: Audit }) {
  const words = useWords(text);
  const [checked, setChecked] = useState<Checked>();
  const { send, isSending } = useSend(operatorHttp.checkAudit);
  const look = async () => {
    const reply = await send(null).catch(() => undefined);
    if (reply?.ok) setChecked(reply.value);
    else showToast({ kind: 'failed', text: text.noAnswer });
  };
  return (
    <section className={styles['panel']} aria-labelledby="chain-title">
      <div className={styles['head']}>
        <h2 id="chain-title">{words.audit}</h2>
        <Button size="small" isBusy={isSending} onClick={() => void look()}>
          {words.check}
        </Button>
      </div>
      <dl className={styles['facts']}>
        <dt>{words.newest}</dt>
        <dd className={inline['num']}>{audit.Head?.N ?? words.none}</dd>
        <dt>{words.hash}</dt>
        <dd className={classes(styles['mono'])}>{audit.Head?.Hash ?? '–'}</dd>
        <dt>{words.copied}</dt>
        <dd className={inline['num']}>{audit.Copied ?? words.none}</dd>
      </dl>
      <div aria-live="polite">{checked && <Found checked={checked} />}</div>
    </section>
  );
}
