import { isPrizeGroup } from '@fairlot/rules/odds/prize-group';
import { FIRST_QUOTA_GROUP } from '@fairlot/rules/odds/raise';
import { refetch } from '@fairlot/shell';
import { showToast, useWords } from '@fairlot/ui';
import { Field, TextInput } from '@fairlot/ui/field';
import { Dialog } from '@fairlot/ui/modal';
import { operatorHttp } from '@fairlot/wire/staff/operator';
import { MOST_QUOTA, prizeGroupConsole } from '@fairlot/wire/team/prize-group';
import {
  ActForm,
  codeOf,
  NOTHING,
  useActForm,
  type ActValues,
} from '../../staff/operator/act-form/index.ts';
import styles from './prize-group.module.css';
import { text } from './text.ts';

type Values = ActValues & { readonly group: string; readonly most: string };

const isMost = (typed: string): boolean => /^\d{1,6}$/.test(typed) && Number(typed) <= MOST_QUOTA;
const isGroup = (typed: string): boolean =>
  isPrizeGroup(Number(typed)) && Number(typed) >= FIRST_QUOTA_GROUP;

/** Asks another operator how many directs of an agent may have the agent's own prize group. */
export function QuotaDialog(props: {
  readonly playerId: number;
  readonly userName: string;
  /** The agent's own group, at which the form begins. */
  readonly group: number;
  readonly onClose: () => void;
}) {
  const { playerId, userName, group: own, onClose } = props;
  const words = useWords(text);
  const form = useActForm<typeof prizeGroupConsole.proposeQuota, Values>(
    prizeGroupConsole.proposeQuota,
    {
      initial: { ...NOTHING, group: String(Math.max(own, FIRST_QUOTA_GROUP)), most: '' },
      check: ({ group, most }) => ({
        ...(!isGroup(group) && { group: text.badGroup }),
        ...(!isMost(most.trim()) && { most: text.badMost }),
      }),
      input: ({ group, most, reason, code }) => ({
        PlayerId: playerId,
        PrizeGroup: Number(group),
        Most: Number(most),
        Reason: reason.trim(),
        Code: codeOf(code),
      }),
      fields: { NO_CHANGE: 'most' },
      done: () => {
        showToast({ kind: 'done', text: text.putDone });
        void refetch(operatorHttp.getProposals);
        onClose();
      },
    },
  );
  const line = (field: 'group' | 'most', label: string, hint?: string) => (
    <Field label={label} error={form.fault(field)} {...(hint !== undefined && { hint })}>
      {(control) => (
        <TextInput
          {...control}
          inputMode="numeric"
          autoComplete="off"
          maxLength={6}
          value={form.values[field]}
          onText={(typed) => form.change(field, typed)}
        />
      )}
    </Field>
  );
  return (
    <Dialog isOpen onClose={onClose} title={words.quotaOf(userName)}>
      <p className={styles['about']}>{words.quotaNote}</p>
      <ActForm form={form} send={words.put} onCancel={onClose}>
        {line('group', words.group, words.quotaGroupHint)}
        {line('most', words.most)}
      </ActForm>
    </Dialog>
  );
}
