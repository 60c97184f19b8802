import inline from '@fairlot/ui/inline.module.css';
import { useState } from 'react';
import { isPrizeGroup } from '@fairlot/rules/odds/prize-group';
import { refetch } from '@fairlot/shell';
import { showToast, useWords } from '@fairlot/ui';
import { Button } from '@fairlot/ui/button';
import { copyText } from '@fairlot/ui/copy-text';
import { Field, TextInput } from '@fairlot/ui/field';
import { Dialog } from '@fairlot/ui/modal';
import type { Output } from '@fairlot/wire/core';
import { agentsConsole } from '@fairlot/wire/team/agents';
import {
  ActForm,
  NOTHING,
  useActForm,
  type ActValues,
} from '../../staff/operator/act-form/index.ts';
import styles from './agents.module.css';
import { text } from './text.ts';

type Opened = Output<typeof agentsConsole.openTopAgent>;
type Values = ActValues & {
  readonly account: string;
  readonly nick: string;
  readonly group: string;
};

const FAULTS = {
  LOGIN_ID_EXISTS: 'account',
  LENGTH: 'account',
  INVALID_CHAR: 'account',
  NICK_LENGTH: 'nick',
} as const;

const useOpen = (done: (opened: Opened) => void) =>
  useActForm<typeof agentsConsole.openTopAgent, Values>(agentsConsole.openTopAgent, {
    initial: { ...NOTHING, account: '', nick: '', group: '1980' },
    check: ({ account, group }) => ({
      ...(account.trim() === '' && { account: text.needAccount }),
      ...(!isPrizeGroup(Number(group)) && { group: text.badGroup }),
    }),
    input: ({ account, nick, group, reason }) => ({
      UserName: account.trim(),
      NickName: nick.trim(),
      PrizeGroup: Number(group),
      Reason: reason.trim(),
    }),
    fields: FAULTS,
    done: (opened) => {
      done(opened);
      void refetch(agentsConsole.getAgents);
    },
  });

/** The password that was made: nobody can see it again. */
function Made({ opened, onClose }: { readonly opened: Opened; readonly onClose: () => void }) {
  const words = useWords(text);
  return (
    <div role="status">
      <p className={styles['note']}>{words.opened(opened.UserName)}</p>
      <p className={`${styles['made']} ${inline['mono']}`}>{opened.Password}</p>
      <div className={styles['ends']}>
        <Button
          onClick={() =>
            void copyText(opened.Password).then(
              (isCopied) => isCopied && showToast({ kind: 'done', text: words.copied }),
            )
          }
        >
          {words.copy}
        </Button>
        <Button look="primary" onClick={onClose}>
          {words.close}
        </Button>
      </div>
    </div>
  );
}

/** Opens an agent without a parent. */
export function OpenDialog({ onClose }: { readonly onClose: () => void }) {
  const words = useWords(text);
  const [opened, setOpened] = useState<Opened>();
  const form = useOpen(setOpened);
  const line = (field: 'account' | 'nick' | 'group', label: string, hint?: string) => (
    <Field label={label} error={form.fault(field)} {...(hint !== undefined && { hint })}>
      {(control) => (
        <TextInput
          {...control}
          size="large"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={32}
          value={form.values[field]}
          onText={(typed) => form.change(field, typed)}
          {...(field === 'group' && { inputMode: 'numeric' as const })}
        />
      )}
    </Field>
  );
  return (
    <Dialog isOpen onClose={onClose} title={words.open}>
      {opened && <Made opened={opened} onClose={onClose} />}
      {!opened && (
        <>
          <p className={styles['note']}>{words.openNote}</p>
          <ActForm form={form} send={words.open} hasCode={false} onCancel={onClose}>
            {line('account', words.account)}
            {line('nick', words.nick, words.nickHint)}
            {line('group', words.group, words.groupHint)}
          </ActForm>
        </>
      )}
    </Dialog>
  );
}
