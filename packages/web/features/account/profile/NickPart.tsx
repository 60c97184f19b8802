import { useState } from 'react';
import { checkNickname } from '@fairlot/rules/check/account';
import { profileHttp } from '@fairlot/wire/account/profile';
import { playerHttp } from '@fairlot/wire/account/player';
import { formatMoment, showToast, useWords } from '@fairlot/ui';
import { Button } from '@fairlot/ui/button';
import { Field, TextInput } from '@fairlot/ui/field';
import { Form } from '@fairlot/ui/form';
import { refetch } from '@fairlot/shell';
import { useContractForm } from '@fairlot/shell/form/use-contract-form';
import { ACCOUNT } from './text.ts';
import styles from './account.module.css';

/** The name that others see, with the form that changes it where that may be. */
export function NickPart({ name, from }: { name: string; from: number | null }) {
  const words = useWords(ACCOUNT);
  const [isOpen, setOpen] = useState(false);
  return (
    <div className={styles['nick']}>
      <div className={styles['fact']}>
        <span className={styles['term']}>{words.nick}</span>
        <b>{name}</b>
        {from === null ? (
          <Button
            size="small"
            aria-expanded={isOpen}
            aria-label={words.actOn(words.change, words.nick)}
            onClick={() => setOpen(!isOpen)}
          >
            {words.change}
          </Button>
        ) : (
          <span className={styles['when']}>{words.nickFrom(formatMoment(from))}</span>
        )}
      </div>
      {isOpen && from === null && <NickForm name={name} close={() => setOpen(false)} />}
    </div>
  );
}

function NickForm({ name, close }: { name: string; close: () => void }) {
  const words = useWords(ACCOUNT);
  const form = useContractForm<typeof profileHttp.changeNickname, { nick: string }>(
    profileHttp.changeNickname,
    {
      initial: { nick: name },
      names: { NickName: 'nick' },
      check: ({ nick }) => (checkNickname(nick).ok ? {} : { nick: ACCOUNT.badNick }),
      input: ({ nick }) => ({ NickName: nick.trim() }),
      fields: { NICK_LENGTH: 'nick', NICK_TOO_SOON: 'nick' },
      unreachable: ACCOUNT.unreachable,
      done: () => {
        showToast({ kind: 'done', text: ACCOUNT.nickSaved });
        void refetch(playerHttp.getPlayerBaseData);
        void refetch(profileHttp.getProfile);
        close();
      },
    },
  );
  return (
    <div className={styles['form']}>
      <Form form={form} send={words.keep}>
        <Field label={words.nick} hint={words.nickHint} error={form.fault('nick')}>
          {(control) => (
            <TextInput
              {...control}
              size="large"
              autoComplete="nickname"
              maxLength={16}
              value={form.values.nick}
              onText={(typed) => form.change('nick', typed)}
            />
          )}
        </Field>
      </Form>
    </div>
  );
}
