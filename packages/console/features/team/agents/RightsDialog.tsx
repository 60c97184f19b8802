import { FLAG_TEXT } from '@fairlot/rules/check/flag-text';
import { refetch } from '@fairlot/shell';
import { showToast, useSay, useWords } from '@fairlot/ui';
import { Field } from '@fairlot/ui/field';
import { Dialog } from '@fairlot/ui/modal';
import { Select } from '@fairlot/ui/select';
import {
  AGENT_RIGHTS,
  agentsConsole,
  type AgentRight,
  type AgentRow,
} from '@fairlot/wire/team/agents';
import {
  ActForm,
  NOTHING,
  useActForm,
  type ActValues,
} from '../../staff/operator/act-form/index.ts';
import styles from './agents.module.css';
import { text } from './text.ts';

type Values = ActValues & { readonly right: AgentRight };

/** Sets one right of an agent, or takes it off. */
export function RightsDialog(props: { readonly row: AgentRow; readonly onClose: () => void }) {
  const { row, onClose } = props;
  const words = useWords(text);
  const say = useSay();
  const isSetNow = (right: AgentRight): boolean => row.Rights.includes(right);
  // An account that is no agent any more can only lose rights.
  const rights = AGENT_RIGHTS.filter((right) => row.IsAgent || isSetNow(right));
  const form = useActForm<typeof agentsConsole.setAgentRight, Values>(agentsConsole.setAgentRight, {
    initial: { ...NOTHING, right: rights[0] ?? 'ALLOW_TRANSFER' },
    input: ({ right, reason }) => ({
      PlayerId: row.PlayerId,
      Right: right,
      IsSet: !isSetNow(right),
      Reason: reason.trim(),
    }),
    done: () => {
      showToast({ kind: 'done', text: text.done });
      void refetch(agentsConsole.getAgents);
      onClose();
    },
  });
  const { right } = form.values;
  return (
    <Dialog isOpen onClose={onClose} title={words.rightsOf(row.UserName)}>
      <ActForm
        form={form}
        send={isSetNow(right) ? words.take : words.give}
        hasCode={false}
        onCancel={onClose}
      >
        <Field label={words.right}>
          {(control) => (
            <Select
              {...control}
              value={right}
              choices={rights.map((value) => ({
                value,
                label: isSetNow(value)
                  ? `${say(FLAG_TEXT[value])} · ${words.isSet}`
                  : say(FLAG_TEXT[value]),
              }))}
              onChoose={(value) => form.change('right', value)}
            />
          )}
        </Field>
        <p className={styles['note']}>{say(FLAG_TEXT[right].effect)}</p>
      </ActForm>
    </Dialog>
  );
}
