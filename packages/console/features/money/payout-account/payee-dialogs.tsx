import { useState } from 'react';
import { refetch } from '@fairlot/shell';
import { showToast, useWords } from '@fairlot/ui';
import { Dialog } from '@fairlot/ui/modal';
import type { Output } from '@fairlot/wire/core';
import { payoutAccountConsole } from '@fairlot/wire/money/payout-account';
import {
  ActForm,
  NOTHING,
  useActForm,
  type ActValues,
} from '../../staff/operator/act-form/index.ts';
import type { PlayerPayee } from './bank.ts';
import { text } from './text.ts';
import inline from '@fairlot/ui/inline.module.css';
import styles from './payee.module.css';

type Part = {
  readonly playerId: number;
  readonly payee: PlayerPayee;
  readonly onClose: () => void;
};

/** Number and holder in full, with the reason of the look. */
export function ViewDialog({ playerId, payee, onClose }: Part) {
  const words = useWords(text);
  const [seen, setSeen] = useState<Output<typeof payoutAccountConsole.viewPayee>>();
  const form = useActForm<typeof payoutAccountConsole.viewPayee, ActValues>(
    payoutAccountConsole.viewPayee,
    {
      initial: NOTHING,
      input: ({ reason }) => ({ PlayerId: playerId, Id: payee.Id, Reason: reason.trim() }),
      done: setSeen,
    },
  );
  return (
    <Dialog isOpen onClose={onClose} title={words.viewOf(payee.Masked)}>
      {seen && (
        <p className={styles['seen']} role="status">
          <span className={inline['mono']}>{seen.Number}</span>
          {seen.Holder !== null && ` · ${words.holder} ${seen.Holder}`}
        </p>
      )}
      {!seen && (
        <>
          <p className={styles['about']}>{words.viewNote}</p>
          <ActForm form={form} send={words.view} hasCode={false} onCancel={onClose} />
        </>
      )}
    </Dialog>
  );
}

export function RemoveDialog({ playerId, payee, onClose }: Part) {
  const words = useWords(text);
  const form = useActForm<typeof payoutAccountConsole.removePlayerPayee, ActValues>(
    payoutAccountConsole.removePlayerPayee,
    {
      initial: NOTHING,
      input: ({ reason }) => ({ PlayerId: playerId, Id: payee.Id, Reason: reason.trim() }),
      done: () => {
        showToast({ kind: 'done', text: text.removed });
        void refetch(payoutAccountConsole.getPlayerPayees);
        onClose();
      },
    },
  );
  return (
    <Dialog isOpen onClose={onClose} title={words.removeOf(payee.Masked)}>
      <p className={styles['about']}>{words.removeNote}</p>
      <ActForm form={form} send={words.remove} isDangerous hasCode={false} onCancel={onClose} />
    </Dialog>
  );
}
