import { refetch } from '@fairlot/shell';
import { showToast, useWords } from '@fairlot/ui';
import { Dialog } from '@fairlot/ui/modal';
import { moveConsole } from '@fairlot/wire/team/move';
import { ActForm, NOTHING, useActForm } from '../../staff/operator/act-form/index.ts';
import type { Chosen } from './columns.tsx';
import styles from './move.module.css';
import { text } from './text.ts';

/** Approves a move that waits, or refuses it with a reason that the agent reads. */
export function DecideDialog({
  row,
  isApproved,
  onClose,
}: Chosen & { readonly onClose: () => void }) {
  const words = useWords(text);
  const form = useActForm(moveConsole.decideMove, {
    initial: NOTHING,
    input: ({ reason }) => ({ Id: row.Id, IsApproved: isApproved, Reason: reason.trim() }),
    done: () => {
      showToast({ kind: 'done', text: isApproved ? text.approved : text.isRefused });
      void refetch(moveConsole.getDeskMoves);
      onClose();
    },
  });
  const title = isApproved ? words.approveTitle(row.UserName) : words.refuseTitle(row.UserName);
  return (
    <Dialog isOpen onClose={onClose} title={title}>
      <p className={styles['note']}>{words.what(row.FromName, row.ToName, row.Accounts)}</p>
      <p className={styles['note']}>{isApproved ? words.approveNote : words.refuseNote}</p>
      <ActForm
        form={form}
        send={isApproved ? words.approve : words.refuse}
        isDangerous={!isApproved}
        hasCode={false}
        onCancel={onClose}
      />
    </Dialog>
  );
}
