import { readAmountText } from '@fairlot/rules/core/amount-text';
import { refetch } from '@fairlot/shell';
import { formatMoney, showToast, useWords } from '@fairlot/ui';
import { Field, TextInput } from '@fairlot/ui/field';
import { Dialog } from '@fairlot/ui/modal';
import { depositConsole, type QueueRow } from '@fairlot/wire/money/deposit';
import { operatorHttp } from '@fairlot/wire/staff/operator';
import {
  ActForm,
  codeOf,
  NoteField,
  noteFaults,
  noteOf,
  NOTHING,
  Restated,
  useActForm,
  type ActValues,
} from '../../staff/operator/act-form/index.ts';
import { PayerCell } from './Payer.tsx';
import styles from './deposit.module.css';
import { FAULTS, text } from './text.ts';

type Part = { readonly row: QueueRow; readonly onClose: () => void };

/** An act that was put to another, or done: said, read anew, and closed. */
export function useDone(said: 'putDone' | 'cancelled1', onClose: () => void): () => void {
  return () => {
    showToast({ kind: 'done', text: text[said] });
    void refetch(depositConsole.getDepositQueue);
    void refetch(operatorHttp.getProposals);
    onClose();
  };
}

const plainOf = (amount: bigint) => `${amount / 1000n}.${String(amount % 1000n).padStart(3, '0')}`;

/** Whose order it is, of what amount, and who pays it. */
function RestatedOrder({ row }: { readonly row: QueueRow }) {
  const words = useWords(text);
  const isNamed = row.Payer !== null || row.BankName !== null;
  return (
    <Restated
      rows={[
        [words.player, row.UserName],
        [words.amount, formatMoney(row.Amount)],
        ...(isNamed ? [[words.payer, <PayerCell key="payer" row={row} />] as const] : []),
      ]}
    />
  );
}

/** Credits an order with what arrived, once another operator says so too. */
export function ConfirmDialog({ row, onClose }: Part) {
  const words = useWords(text);
  const form = useActForm<
    typeof depositConsole.confirmDeposit,
    ActValues & { readonly amount: string }
  >(depositConsole.confirmDeposit, {
    initial: { ...NOTHING, amount: plainOf(row.Amount) },
    check: ({ amount }) => ((readAmountText(amount) ?? 0n) > 0n ? {} : { amount: FAULTS.amount }),
    input: ({ amount, reason, code }) => ({
      OrderNo: row.OrderNo,
      Amount: readAmountText(amount) ?? row.Amount,
      Reason: reason.trim(),
      Code: codeOf(code),
    }),
    fields: {},
    done: useDone('putDone', onClose),
  });
  return (
    <Dialog isOpen onClose={onClose} title={words.confirmTitle(row.OrderNo)}>
      <RestatedOrder row={row} />
      <p className={styles['note']}>{words.confirmNote}</p>
      <ActForm form={form} send={words.put} onCancel={onClose}>
        <Field label={words.arrived} error={form.fault('amount')}>
          {(control) => (
            <TextInput
              {...control}
              size="large"
              inputMode="decimal"
              autoComplete="off"
              maxLength={16}
              value={form.values.amount}
              onText={(typed) => form.change('amount', typed)}
            />
          )}
        </Field>
      </ActForm>
    </Dialog>
  );
}

/** Cancels an order at once; its player reads the reason. */
export function CancelDialog({ row, onClose }: Part) {
  const words = useWords(text);
  const form = useActForm<
    typeof depositConsole.cancelDeposit,
    ActValues & { readonly note: string }
  >(depositConsole.cancelDeposit, {
    initial: { ...NOTHING, note: '' },
    check: ({ note }) => noteFaults(note),
    input: ({ reason, note }) => ({
      OrderNo: row.OrderNo,
      Reason: reason.trim(),
      Note: noteOf(note),
    }),
    done: useDone('cancelled1', onClose),
  });
  return (
    <Dialog isOpen onClose={onClose} title={words.cancelTitle(row.OrderNo)}>
      <RestatedOrder row={row} />
      <p className={styles['note']}>{words.cancelNote}</p>
      <ActForm
        form={form}
        send={words.cancel}
        isDangerous
        isReasonRead
        hasCode={false}
        onCancel={onClose}
        note={
          <NoteField
            value={form.values.note}
            fault={form.fault('note')}
            onText={(note) => form.change('note', note)}
          />
        }
      />
    </Dialog>
  );
}
