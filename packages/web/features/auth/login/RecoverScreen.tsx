import { useState } from 'react';
import { contactHttp } from '@fairlot/wire/account/contact';
import { Empty, useWords } from '@fairlot/ui';
import { buttonClass } from '@fairlot/ui/button';
import { Field, PasswordInput, TextInput } from '@fairlot/ui/field';
import { Form } from '@fairlot/ui/form';
import { Link } from '@fairlot/shell';
import { useContractForm } from '@fairlot/shell/form/use-contract-form';
import { EntryFrame } from './entry/EntryFrame.tsx';
import { AuthenticatorCode } from './code/AuthenticatorCode.tsx';
import { CODE } from './code/text.ts';
import { PasswordRules } from './password/PasswordRules.tsx';
import { RECOVER } from './recover-text.ts';
import { text } from './entry/text.ts';
import styles from './entry/entry.module.css';

/** The token of a link stands in the fragment: no server sees it before it is used. */
const tokenOf = (hash: string): string | undefined => /^#([\w-]{43})$/.exec(hash)?.[1];

function ToLogin() {
  const words = useWords(RECOVER);
  return (
    <Link className={buttonClass()} to="/Login">
      {words.login}
    </Link>
  );
}

type Asked = { readonly account: string; readonly email: string };

/** Asks for a link; the answer is the same whether there is such an account or not. */
function AskForm({ done }: { readonly done: () => void }) {
  const words = useWords(RECOVER);
  const form = useContractForm<typeof contactHttp.forgotPassword, Asked>(
    contactHttp.forgotPassword,
    {
      initial: { account: '', email: '' },
      names: { UserName: 'account', Email: 'email' },
      check: (typed) => ({
        ...(typed.account.trim() === '' && { account: RECOVER.needAccount }),
        ...(typed.email.trim() === '' && { email: RECOVER.needEmail }),
      }),
      input: (typed) => ({ UserName: typed.account.trim(), Email: typed.email.trim() }),
      fields: { EMAIL_FORMAT: 'email', EMAIL_TOO_LONG: 'email' },
      unreachable: text.unreachable,
      done,
    },
  );
  return (
    <>
      <p className={styles['gift']}>{words.about}</p>
      <Form form={form} send={words.ask} after={<ToLogin />}>
        <Field label={words.account} error={form.fault('account')}>
          {(control) => (
            <TextInput
              {...control}
              size="large"
              autoComplete="username"
              maxLength={64}
              value={form.values.account}
              onText={(typed) => form.change('account', typed)}
            />
          )}
        </Field>
        <Field label={words.email} error={form.fault('email')}>
          {(control) => (
            <TextInput
              {...control}
              size="large"
              type="email"
              autoComplete="email"
              maxLength={128}
              value={form.values.email}
              onText={(typed) => form.change('email', typed)}
            />
          )}
        </Field>
      </Form>
    </>
  );
}

type Chosen = { readonly password: string; readonly code: string };

function useChosen(token: string, done: () => void) {
  return useContractForm<typeof contactHttp.resetPassword, Chosen>(contactHttp.resetPassword, {
    initial: { password: '', code: '' },
    names: { Password: 'password', Code: 'code' },
    check: () => ({}),
    input: ({ password, code }) => ({
      Token: token,
      Password: password,
      ...(code.trim() !== '' && { Code: code.trim() }),
    }),
    fields: {
      PASSWORD_RULE: 'password',
      SAME_AS_OLD: 'password',
      SAME_AS_OTHER: 'password',
      CODE_NEEDED: 'code',
      GOOGLE_FAILED: 'code',
    },
    unreachable: text.unreachable,
    done,
  });
}

/** Chooses a password by the link that came. */
function NewForm(props: {
  readonly token: string;
  readonly done: () => void;
  readonly again: () => void;
}) {
  const { token, done, again } = props;
  const words = useWords(RECOVER);
  const ofCode = useWords(CODE);
  const form = useChosen(token, done);
  const { password, code } = form.values;
  const fault = form.fault('code');
  // Few are asked for one: the field is there from the first time on that this is said.
  const [isAsked, ask] = useState(false);
  if (!isAsked && fault !== undefined) ask(true);
  return (
    <>
      <p className={styles['gift']}>{words.newAbout}</p>
      <Form
        form={form}
        send={words.save}
        after={
          <button type="button" className={buttonClass()} onClick={again}>
            {words.again}
          </button>
        }
      >
        <Field
          label={words.newPassword}
          error={form.fault('password')}
          after={<PasswordRules password={password} />}
        >
          {(control) => (
            <PasswordInput
              {...control}
              size="large"
              autoComplete="new-password"
              value={password}
              onText={(typed) => form.change('password', typed)}
            />
          )}
        </Field>
        {isAsked && (
          <AuthenticatorCode
            label={ofCode.code}
            error={fault}
            value={code}
            onText={(typed) => form.change('code', typed)}
          />
        )}
      </Form>
    </>
  );
}

/** Back in without the password: a link by mail, and what it leads to. */
export default function RecoverScreen() {
  const words = useWords(RECOVER);
  const [token, setToken] = useState(() => tokenOf(location.hash));
  const [said, setSaid] = useState<'taken' | 'done'>();
  return (
    <EntryFrame>
      <h1 className={styles['title']}>{token === undefined ? words.title : words.newTitle}</h1>
      {said !== undefined && <Empty title={words[said]} action={<ToLogin />} />}
      {said === undefined && token === undefined && <AskForm done={() => setSaid('taken')} />}
      {said === undefined && token !== undefined && (
        <NewForm
          token={token}
          done={() => setSaid('done')}
          again={() => {
            history.replaceState(history.state, '', '/Recover');
            setToken(undefined);
          }}
        />
      )}
    </EntryFrame>
  );
}
