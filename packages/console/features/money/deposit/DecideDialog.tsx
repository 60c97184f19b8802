import { useWords } from '@fairlot/ui';
import { Field, TextInput } from '@fairlot/ui/field';
import { Dialog } from '@fairlot/ui/modal';
import { Select } from '@fairlot/ui/select';
import type { Output } from '@fairlot/wire/core';
import { depositConsole } from '@fairlot/wire/money/deposit';
import {
  ActForm,
  codeOf,
  NOTHING,
  useActForm,
  type ActValues,
} from '../../staff/operator/act-form/index.ts';
import styles from './deposit.module.css';
import { useDone } from './dialogs.tsx';
import { FAULTS, text } from './text.ts';

export type Exception = Output<typeof depositConsole.getDepositExceptions>['Rows'][number];
const WAYS = ['credit', 'refund', 'forfeit', 'ignore'] as const;
type Way = (typeof WAYS)[number];
type Values = ActValues & { readonly as: Way | null; readonly name: string };

function waysOf({ IsBooked, Kind }: Exception): readonly Way[] {
  if (!IsBooked) return ['ignore'];
  return Kind === 'disputed' ? ['forfeit', 'credit', 'ignore'] : WAYS;
}

/** What becomes of a payment that is nobody's, once another operator says so too. */
export function DecideDialog(props: { readonly row: Exception; readonly onClose: () => void }) {
  const { row, onClose } = props;
  const words = useWords(text);
  const ways = waysOf(row);
  const isDisputed = row.IsBooked && row.Kind === 'disputed';
  const form = useActForm<typeof depositConsole.resolveException, Values>(
    depositConsole.resolveException,
    {
      // Of what was charged back none is chosen beforehand: they move money of the house in opposite ways.
      initial: { ...NOTHING, as: isDisputed ? null : (ways[0] ?? 'ignore'), name: '' },
      check: ({ as }) => (as === null ? { as: FAULTS.as } : {}),
      input: ({ as, name, reason, code }) => ({
        Id: row.Id,
        As: as ?? 'ignore',
        ...(name.trim() !== '' && { UserName: name.trim() }),
        Reason: reason.trim(),
        Code: codeOf(code),
      }),
      fields: { NO_PLAYER: 'name', NO_SUCH_PLAYER: 'name' },
      done: useDone('putDone', onClose),
    },
  );
  const { values, change, fault } = form;
  return (
    <Dialog isOpen onClose={onClose} title={words.decideTitle(row.Id)}>
      <p className={styles['note']}>{words.decideNote}</p>
      {isDisputed && <p className={styles['note']}>{words.disputedNote}</p>}
      <ActForm
        form={form}
        send={words.put}
        isDangerous={values.as === 'forfeit'}
        onCancel={onClose}
      >
        <Field label={words.as} error={fault('as')}>
          {(control) => (
            <Select
              {...control}
              value={values.as}
              placeholder={words.choose}
              choices={ways.map((value) => ({ value, label: words[value] }))}
              onChoose={(value) => change('as', WAYS.find((each) => each === value) ?? 'ignore')}
            />
          )}
        </Field>
        {values.as === 'credit' && row.PlayerId === null && (
          <Field label={words.toWhom} hint={words.toWhomHint} error={fault('name')}>
            {(control) => (
              <TextInput
                {...control}
                size="large"
                autoComplete="off"
                autoCapitalize="none"
                maxLength={32}
                value={values.name}
                onText={(typed) => change('name', typed)}
              />
            )}
          </Field>
        )}
      </ActForm>
    </Dialog>
  );
}
