import { sharesOf } from '@fairlot/rules/odds/raise';
import { useState, type ComponentProps } from 'react';
import { useWords } from '@fairlot/ui';
import { Button } from '@fairlot/ui/button';
import { Field, TextInput } from '@fairlot/ui/field';
import { Form } from '@fairlot/ui/form';
import { Select } from '@fairlot/ui/select';
import { membersHttp } from '@fairlot/wire/team/members';
import { useContractForm } from '@fairlot/shell/form/use-contract-form';
import { mayGive } from '../../account/registration-link/index.ts';
import styles from './members.module.css';
import { newPassword } from './new-password.ts';
import type { OpenedAccount } from './opened-account.ts';
import { OPENING } from './open-text.ts';

type Values = {
  readonly account: string;
  readonly password: string;
  readonly nick: string;
  readonly kind: 'agent' | 'player';
  readonly group: string;
};

type Line = Exclude<keyof Values, 'kind'>;
type TextInputProps = ComponentProps<typeof TextInput>;

/** Steps below the own group at which a new account begins: most agents keep something. */
const BELOW = 20;
const FIELDS = {
  LENGTH: 'account',
  INVALID_CHAR: 'account',
  LOGIN_ID_EXISTS: 'account',
  PASSWORD_RULE: 'password',
  NICK_LENGTH: 'nick',
  GROUP_ABOVE: 'group',
  GROUP_BY_QUOTA: 'group',
} as const;

function useOpening(own: number, done: (account: OpenedAccount) => void) {
  const [initial] = useState<Values>(() => ({
    account: '',
    password: newPassword(),
    nick: '',
    kind: 'player',
    group: String(Math.max(own - BELOW, 1800)),
  }));
  const [sent, setSent] = useState('');
  return useContractForm<typeof membersHttp.openAccount, Values>(membersHttp.openAccount, {
    initial,
    names: {
      UserName: 'account',
      Password: 'password',
      NickName: 'nick',
      Kind: 'kind',
      PrizeGroup: 'group',
    },
    check: ({ group }) =>
      mayGive(own, Number(group))
        ? {}
        : { group: { zh: OPENING.badGroup.zh(own), en: OPENING.badGroup.en(own) } },
    begin: ({ password }) => setSent(password),
    input: ({ account, password, nick, kind, group }) => ({
      UserName: account.trim(),
      Password: password,
      Kind: kind,
      PrizeGroup: Number(group),
      ...(nick.trim() !== '' && { NickName: nick.trim() }),
    }),
    fields: FIELDS,
    unreachable: OPENING.unreachable,
    done: (value) => done({ ...value, password: sent }),
  });
}

/** Account, first password, type, prize group and nickname. */
export function OpenForm(props: {
  readonly own: number;
  readonly done: (account: OpenedAccount) => void;
}) {
  const { own, done } = props;
  const words = useWords(OPENING);
  const form = useOpening(own, done);
  const { values, change, fault } = form;
  const group = Number(values.group);
  const shares = mayGive(own, group) ? sharesOf(own, group) : undefined;
  const line = (field: Line, label: string, more: Partial<TextInputProps>, hint?: string) => (
    <Field label={label} error={fault(field)} {...(hint !== undefined && { hint })}>
      {(control) => (
        <TextInput
          {...control}
          {...more}
          size="large"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          value={values[field]}
          onText={(typed) => change(field, typed)}
        />
      )}
    </Field>
  );
  const another = (
    <Button size="small" look="quiet" onClick={() => change('password', newPassword())}>
      {words.generate}
    </Button>
  );
  return (
    <Form form={form} send={words.send}>
      {line('account', words.account, { maxLength: 16 }, words.accountHint)}
      {line('password', words.password, { maxLength: 64, end: another }, words.passwordHint)}
      <Field label={words.kind}>
        {(control) => (
          <Select
            {...control}
            value={values.kind}
            choices={[
              { value: 'player', label: words.player },
              { value: 'agent', label: words.agent },
            ]}
            onChoose={(kind) => change('kind', kind)}
          />
        )}
      </Field>
      {line('group', words.group, { maxLength: 4, inputMode: 'numeric' }, words.groupHint(own))}
      <p className={styles['shares']} role="status">
        {shares ? words.shares(shares.kept, shares.given) : '\u00A0'}
      </p>
      {line('nick', words.nick, { maxLength: 16 })}
    </Form>
  );
}
