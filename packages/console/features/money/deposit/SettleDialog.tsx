import { useWords } from '@fairlot/ui';
import { Field, TextInput } from '@fairlot/ui/field';
import { Dialog } from '@fairlot/ui/modal';
import { Select } from '@fairlot/ui/select';
import { depositConsole } from '@fairlot/wire/money/deposit';
import {
  ActForm,
  codeOf,
  NOTHING,
  useActForm,
  type ActValues,
} from '../../staff/operator/act-form/index.ts';
import styles from './deposit.module.css';
import type { Exception } from './DecideDialog.tsx';
import { useDone } from './dialogs.tsx';
import { FAULTS, text } from './text.ts';

type Outcome = 'wasPaid' | 'wasNotPaid';
type Values = ActValues & { readonly outcome: Outcome; readonly evidence: string };

/** Ends a refund that its provider does not end, once another operator says so too. */
export function SettleDialog(props: { readonly row: Exception; readonly onClose: () => void }) {
  const { row, onClose } = props;
  const words = useWords(text);
  const form = useActForm<typeof depositConsole.settleRefund, Values>(depositConsole.settleRefund, {
    initial: { ...NOTHING, outcome: 'wasNotPaid', evidence: '' },
    check: ({ evidence }) => (evidence.trim() === '' ? { evidence: FAULTS.evidence } : {}),
    input: ({ outcome, evidence, reason, code }) => ({
      Id: row.Id,
      IsPaid: outcome === 'wasPaid',
      Evidence: evidence.trim(),
      Reason: reason.trim(),
      Code: codeOf(code),
    }),
    done: useDone('putDone', onClose),
  });
  const { values, change, fault } = form;
  return (
    <Dialog isOpen onClose={onClose} title={words.endTitle(row.Id)}>
      <p className={styles['note']}>{words.endNote}</p>
      <ActForm form={form} send={words.put} isDangerous onCancel={onClose}>
        <Field label={words.outcome}>
          {(control) => (
            <Select
              {...control}
              value={values.outcome}
              choices={(['wasNotPaid', 'wasPaid'] as const).map((value) => ({
                value,
                label: words[value],
              }))}
              onChoose={(value) => change('outcome', value === 'wasPaid' ? value : 'wasNotPaid')}
            />
          )}
        </Field>
        <Field label={words.evidence} error={fault('evidence')}>
          {(control) => (
            <TextInput
              {...control}
              size="large"
              autoComplete="off"
              maxLength={100}
              value={values.evidence}
              onText={(typed) => change('evidence', typed)}
            />
          )}
        </Field>
      </ActForm>
    </Dialog>
  );
}
