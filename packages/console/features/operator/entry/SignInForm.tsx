import { grant, navigate } from '@fairlot/shell';
import { useFormSend } from '@fairlot/shell/form/use-form-send';
import { useWords } from '@fairlot/ui';
import { Field, PasswordInput, TextInput } from '@fairlot/ui/field';
import { Form, useFormOf, type Faults } from '@fairlot/ui/form';
import { operatorHttp } from '@fairlot/wire/operator';
import styles from './entry.module.css';
import { FAULTS, text } from './text.ts';

type Credentials = { readonly name: string; readonly password: string; readonly code: string };

const EMPTY: Credentials = { name: '', password: '', code: '' };
const digitsOf = (code: string): string => code.replaceAll(/\s/g, '');

const check = ({ name, password, code }: Credentials): Faults<Credentials> => ({
  ...(name.trim() === '' && { name: FAULTS.needed }),
  ...(password === '' && { password: FAULTS.needed }),
  ...(!/^\d{6}$/.test(digitsOf(code)) && { code: FAULTS.code }),
});

function useSignInForm() {
  const send = useFormSend<typeof operatorHttp.signIn, Credentials>(operatorHttp.signIn, {
    input: ({ name, password, code }) => ({
      Name: name.trim(),
      Password: password,
      Code: digitsOf(code),
    }),
    fields: {},
    unreachable: FAULTS.noAnswer,
    done: (granted) => {
      grant(granted);
      navigate.to('/', { replace: true });
    },
  });
  const form = useFormOf<Credentials>({
    initial: EMPTY,
    check,
    send: async (claim) => {
      const refused = await send(claim);
      // A code is good once; that there was no answer says nothing of it.
      if (refused && refused.form !== FAULTS.noAnswer) form.change('code', '');
      return refused;
    },
  });
  return form;
}

/** Signing in by password and authenticator; both always. */
export function SignInForm({ why }: { readonly why: string | undefined }) {
  const words = useWords(text);
  const form = useSignInForm();
  const { name, password, code } = form.values;
  const note = why === 'expired' ? words.expired : why;
  return (
    <section className={styles['card']}>
      <h1 className={styles['title']}>{words.title}</h1>
      {note && <p className={styles['note']}>{note}</p>}
      <Form form={form} send={words.signIn}>
        <Field label={words.name} error={form.fault('name')}>
          {(control) => (
            <TextInput
              {...control}
              size="large"
              autoComplete="username"
              maxLength={64}
              value={name}
              onText={(next) => form.change('name', next)}
            />
          )}
        </Field>
        <Field label={words.password} error={form.fault('password')}>
          {(control) => (
            <PasswordInput
              {...control}
              size="large"
              autoComplete="current-password"
              value={password}
              onText={(next) => form.change('password', next)}
            />
          )}
        </Field>
        <Field label={words.code} error={form.fault('code')} hint={words.codeHint}>
          {(control) => (
            <TextInput
              {...control}
              size="large"
              inputMode="numeric"
              autoComplete="one-time-code"
              maxLength={8}
              value={code}
              onText={(next) => form.change('code', next)}
            />
          )}
        </Field>
      </Form>
    </section>
  );
}
