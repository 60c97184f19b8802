import { isPrizeGroup } from '@fairlot/rules/odds/prize-group';
import { refetch } from '@fairlot/shell';
import { showToast, useWords } from '@fairlot/ui';
import { Field, TextInput } from '@fairlot/ui/field';
import { Dialog } from '@fairlot/ui/modal';
import { operatorHttp } from '@fairlot/wire/staff/operator';
import { prizeGroupConsole } from '@fairlot/wire/team/prize-group';
import {
  ActForm,
  codeOf,
  NOTHING,
  useActForm,
  type ActValues,
} from '../../staff/operator/act-form/index.ts';
import styles from './prize-group.module.css';
import { text } from './text.ts';

type Values = ActValues & { readonly group: string };
const FIELDS = {
  NO_CHANGE: 'group',
  GROUP_ABOVE_PARENT: 'group',
  GROUP_BELOW_CHILD: 'group',
} as const;

/** Asks another operator to raise or lower the prize group of a player. */
export function GroupDialog(props: {
  readonly playerId: number;
  readonly userName: string;
  readonly bounds: {
    readonly Lowest: number;
    readonly Highest: number;
    readonly PrizeGroup: number;
  };
  readonly onClose: () => void;
}) {
  const { playerId, userName, bounds, onClose } = props;
  const { Lowest, Highest, PrizeGroup } = bounds;
  const words = useWords(text);
  const form = useActForm<typeof prizeGroupConsole.proposeGroup, Values>(
    prizeGroupConsole.proposeGroup,
    {
      initial: { ...NOTHING, group: String(PrizeGroup) },
      check: ({ group }) => {
        const typed = Number(group);
        const isGood = isPrizeGroup(typed) && typed >= Lowest && typed <= Highest;
        return isGood ? {} : { group: text.badGroup };
      },
      input: ({ group, reason, code }) => ({
        PlayerId: playerId,
        PrizeGroup: Number(group),
        Reason: reason.trim(),
        Code: codeOf(code),
      }),
      fields: FIELDS,
      done: () => {
        showToast({ kind: 'done', text: text.putDone });
        void refetch(operatorHttp.getProposals);
        onClose();
      },
    },
  );
  return (
    <Dialog isOpen onClose={onClose} title={words.changeOf(userName)}>
      <p className={styles['about']}>{words.changeNote}</p>
      <ActForm form={form} send={words.put} onCancel={onClose}>
        <Field
          label={words.group}
          hint={words.groupHint(Lowest, Highest)}
          error={form.fault('group')}
        >
          {(control) => (
            <TextInput
              {...control}
              inputMode="numeric"
              autoComplete="off"
              maxLength={4}
              value={form.values.group}
              onText={(typed) => form.change('group', typed)}
            />
          )}
        </Field>
      </ActForm>
    </Dialog>
  );
}
