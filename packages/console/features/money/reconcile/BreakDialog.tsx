import { refetch } from '@fairlot/shell';
import { showToast, useWords } from '@fairlot/ui';
import { Dialog } from '@fairlot/ui/modal';
import { type Break, reconcileConsole } from '@fairlot/wire/money/reconcile';
import { ActForm, NOTHING, useActForm } from '../../staff/operator/act-form/index.ts';
import styles from './reconcile.module.css';
import { text } from './text.ts';

type Part = { readonly row: Break; readonly onClose: () => void };

function useDone(onClose: () => void): () => void {
  return () => {
    showToast({ kind: 'done', text: text.done });
    void refetch(reconcileConsole.getBreaks);
    onClose();
  };
}

/** Takes a break up: the others see who looks at it. */
export function TakeDialog({ row, onClose }: Part) {
  const words = useWords(text);
  const form = useActForm(reconcileConsole.takeBreak, {
    initial: NOTHING,
    input: ({ reason }) => ({ Id: row.Id, Reason: reason.trim() }),
    done: useDone(onClose),
  });
  return (
    <Dialog isOpen onClose={onClose} title={words.takeTitle(row.Id)}>
      <ActForm form={form} send={words.take} onCancel={onClose} />
    </Dialog>
  );
}

/** Closes one, with what came of it. */
export function CloseDialog({ row, onClose }: Part) {
  const words = useWords(text);
  const form = useActForm(reconcileConsole.closeBreak, {
    initial: NOTHING,
    input: ({ reason }) => ({ Id: row.Id, Note: reason.trim() }),
    done: useDone(onClose),
  });
  return (
    <Dialog isOpen onClose={onClose} title={words.closeTitle(row.Id)}>
      <p className={styles['note']}>{words.closeNote}</p>
      <ActForm form={form} send={words.close} onCancel={onClose} />
    </Dialog>
  );
}
