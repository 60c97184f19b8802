import { useState, type FormEvent } from 'react';
import { useWords } from '@fairlot/ui';
import { Button } from '@fairlot/ui/button';
import { Field, FieldError, PasswordInput, TextInput } from '@fairlot/ui/field';
import styles from './operator.module.css';
import { text } from './text.ts';
import { useClaimFaults, useSignIn } from './use-sign-in.ts';

/** Signing in by password and authenticator; both always. */
export function SignInForm({ why }: { readonly why: string | undefined }) {
  const words = useWords(text);
  const [name, setName] = useState('');
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const [isChecked, check] = useState(false);
  const faults = useClaimFaults({ name, password, code });
  const { submit, isSending, fault } = useSignIn();
  const onSubmit = async (event: FormEvent) => {
    event.preventDefault();
    check(true);
    if (faults.name ?? faults.password ?? faults.code) return;
    if (await submit({ name, password, code })) return;
    // A code is good once.
    setCode('');
    check(false);
  };
  const shown = (error: string | undefined) => (isChecked ? error : undefined);
  const note = why === 'expired' ? words.expired : why;
  return (
    <section className={styles['card']}>
      <h1 className={styles['title']}>{words.title}</h1>
      {note && <p className={styles['note']}>{note}</p>}
      <form noValidate className={styles['form']} onSubmit={(event) => void onSubmit(event)}>
        <Field label={words.name} error={shown(faults.name)}>
          {(control) => (
            <TextInput
              {...control}
              size="large"
              autoComplete="username"
              maxLength={64}
              value={name}
              onText={setName}
            />
          )}
        </Field>
        <Field label={words.password} error={shown(faults.password)}>
          {(control) => (
            <PasswordInput
              {...control}
              size="large"
              autoComplete="current-password"
              value={password}
              onText={setPassword}
            />
          )}
        </Field>
        <Field label={words.code} error={shown(faults.code)} hint={words.codeHint}>
          {(control) => (
            <TextInput
              {...control}
              size="large"
              inputMode="numeric"
              autoComplete="one-time-code"
              maxLength={8}
              value={code}
              onText={setCode}
            />
          )}
        </Field>
        <div role="alert">{fault && <FieldError>{fault}</FieldError>}</div>
        <Button type="submit" look="primary" size="large" isWide isBusy={isSending}>
          {words.signIn}
        </Button>
      </form>
    </section>
  );
}
