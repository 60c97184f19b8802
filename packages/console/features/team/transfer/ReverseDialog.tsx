import { showToast, useWords } from '@fairlot/ui';
import { Dialog } from '@fairlot/ui/modal';
import { operatorHttp } from '@fairlot/wire/staff/operator';
import { transferConsole, type TransferRow } from '@fairlot/wire/team/transfer';
import { refetch } from '@fairlot/shell';
import {
  ActForm,
  codeOf,
  NOTHING,
  useActForm,
  type ActValues,
} from '../../staff/operator/act-form/index.ts';
import { text } from './text.ts';
import styles from './transfer.module.css';

/** Reverses a transfer, once another operator says so too. */
export function ReverseDialog(props: { readonly row: TransferRow; readonly onClose: () => void }) {
  const { row, onClose } = props;
  const words = useWords(text);
  const form = useActForm<typeof transferConsole.proposeReversal, ActValues>(
    transferConsole.proposeReversal,
    {
      initial: NOTHING,
      input: ({ reason, code }) => ({ Id: row.Id, Reason: reason.trim(), Code: codeOf(code) }),
      done: () => {
        showToast({ kind: 'done', text: text.putDone });
        void refetch(operatorHttp.getProposals);
        onClose();
      },
    },
  );
  return (
    <Dialog isOpen onClose={onClose} title={words.reverseTitle(row.No)}>
      <p className={styles['about']}>{words.reverseNote}</p>
      <ActForm form={form} send={words.put} isDangerous onCancel={onClose} isReasonRead />
    </Dialog>
  );
}
