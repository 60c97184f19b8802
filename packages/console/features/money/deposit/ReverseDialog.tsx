import { useWords } from '@fairlot/ui';
import { Field } from '@fairlot/ui/field';
import { Dialog } from '@fairlot/ui/modal';
import { Select } from '@fairlot/ui/select';
import { depositConsole, type QueueRow } from '@fairlot/wire/money/deposit';
import {
  ActForm,
  codeOf,
  NOTHING,
  useActForm,
  type ActValues,
} from '../../staff/operator/act-form/index.ts';
import styles from './deposit.module.css';
import { useDone } from './dialogs.tsx';
import { REVERSAL } from './text-reversal.ts';

type Where = 'gone' | 'there';
type Values = ActValues & { readonly where: Where };

/** Takes a credited deposit back, once another operator says so too. */
export function ReverseDialog(props: { readonly row: QueueRow; readonly onClose: () => void }) {
  const { row, onClose } = props;
  const words = useWords(REVERSAL);
  const form = useActForm<typeof depositConsole.proposeReversal, Values>(
    depositConsole.proposeReversal,
    {
      initial: { ...NOTHING, where: 'gone' },
      input: ({ where, reason, code }) => ({
        OrderNo: row.OrderNo,
        IsThere: where === 'there',
        Reason: reason.trim(),
        Code: codeOf(code),
      }),
      done: useDone('putDone', onClose),
    },
  );
  return (
    <Dialog isOpen onClose={onClose} title={words.title(row.OrderNo)}>
      <p className={styles['note']}>{words.note}</p>
      <ActForm form={form} send={words.put} isDangerous onCancel={onClose}>
        <Field label={words.where}>
          {(control) => (
            <Select
              {...control}
              value={form.values.where}
              choices={(['gone', 'there'] as const).map((value) => ({
                value,
                label: words[value],
              }))}
              onChoose={(value) => form.change('where', value === 'there' ? value : 'gone')}
            />
          )}
        </Field>
      </ActForm>
    </Dialog>
  );
}
