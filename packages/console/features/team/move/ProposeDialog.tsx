import { showToast, useWords } from '@fairlot/ui';
import { Field, TextInput } from '@fairlot/ui/field';
import { Dialog } from '@fairlot/ui/modal';
import { moveConsole } from '@fairlot/wire/team/move';
import {
  ActForm,
  NOTHING,
  useActForm,
  type ActValues,
} from '../../staff/operator/act-form/index.ts';
import styles from './move.module.css';
import { text } from './text.ts';

type Values = ActValues & { readonly member: string; readonly target: string };

const FIELDS = {
  NO_MEMBER: 'member',
  TARGET_NOT_FOUND: 'target',
  TARGET_NOT_AGENT: 'target',
  TARGET_IN_SUBTREE: 'target',
  OTHER_LINE: 'target',
  ALREADY_THERE: 'target',
  GROUP_TOO_LOW: 'target',
} as const;

/** Asks another operator to move a member within the line of one top agent. */
export function ProposeDialog({ onClose }: { readonly onClose: () => void }) {
  const words = useWords(text);
  const form = useActForm<typeof moveConsole.proposeMove, Values>(moveConsole.proposeMove, {
    initial: { ...NOTHING, member: '', target: '' },
    check: ({ member, target }) => ({
      ...(member.trim() === '' && { member: text.noMember }),
      ...(target.trim() === '' && { target: text.noTarget }),
    }),
    input: ({ member, target, reason }) => ({
      UserName: member.trim(),
      Target: target.trim(),
      Reason: reason.trim(),
    }),
    fields: FIELDS,
    done: () => {
      showToast({ kind: 'done', text: text.put });
      onClose();
    },
  });
  const line = (field: 'member' | 'target', label: string) => (
    <Field label={label} error={form.fault(field)}>
      {(control) => (
        <TextInput
          {...control}
          size="large"
          autoComplete="off"
          autoCapitalize="none"
          maxLength={32}
          value={form.values[field]}
          onText={(typed) => form.change(field, typed)}
        />
      )}
    </Field>
  );
  return (
    <Dialog isOpen onClose={onClose} title={words.make}>
      <p className={styles['note']}>{words.makeNote}</p>
      <ActForm form={form} send={words.send} hasCode={false} onCancel={onClose}>
        {line('member', words.member)}
        {line('target', words.to)}
      </ActForm>
    </Dialog>
  );
}
