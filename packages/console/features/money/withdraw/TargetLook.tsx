import { useState } from 'react';
import { send } from '@fairlot/shell';
import { useSay, useWords } from '@fairlot/ui';
import { Button } from '@fairlot/ui/button';
import type { Output } from '@fairlot/wire/core';
import { withdrawConsole, type QueueDetail } from '@fairlot/wire/money/withdraw';
import { Restated } from '../../staff/operator/act-form/index.ts';
import { text } from './text.ts';
import styles from './withdraw.module.css';

/** Shows holder and account in full after a press. Each look is a row of the audit; the values go with the dialog. */
export function TargetLook({ detail }: { readonly detail: QueueDetail }) {
  const words = useWords(text);
  const say = useSay();
  const [seen, setSeen] = useState<Output<typeof withdrawConsole.viewTarget>>();
  const [fault, setFault] = useState('');
  const look = () => {
    const { PlayerId, Id, Hash } = detail;
    void send(withdrawConsole.viewTarget, { PlayerId, Id, Hash })
      .then((answer) => (answer.ok ? setSeen(answer.value) : setFault(say(answer.error.text))))
      .catch(() => setFault(words.unread));
  };
  return (
    <>
      {seen ? (
        <div role="status" data-target>
          <Restated
            rows={[
              [words.bank, say(detail.BankName)],
              ...(seen.Holder === null ? [] : [[words.holder, seen.Holder] as const]),
              [words.account, seen.Number],
            ]}
          />
        </div>
      ) : (
        <p className={styles['quiet']}>
          <Button size="small" onClick={look}>
            {words.showTarget}
          </Button>{' '}
          <span role="status">{fault || words.showTargetNote}</span>
        </p>
      )}
      <p className={styles['quiet']}>{words.byHandNote}</p>
    </>
  );
}
