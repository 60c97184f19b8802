import { useState } from 'react';
import type { Assertion } from '@fairlot/wire/auth/credentials';
import { useWords } from '@fairlot/ui';
import { Field, PasswordInput } from '@fairlot/ui/field';
import { Form } from '@fairlot/ui/form';
import { usePlayer } from '../../../session/index.ts';
import { AuthenticatorCode, PasswordRules, useWeakList } from '../../auth/login/index.ts';
import { contextOf, type PasswordAsk } from './check-password.ts';
import { ShowPasskey } from './ShowPasskey.tsx';
import { ACCOUNT } from './text.ts';
import { usePasswordForm } from './use-password-form.ts';
import styles from './account.module.css';

type Part = {
  readonly kind: 'login' | 'fund';
  readonly hasFund: boolean;
  readonly isCodeAsked: boolean;
  /** One that he can show in place of a code. */
  readonly hasPasskey: boolean;
};

/** One password: what it is now, what it is to be, twice. After it was changed the form is empty again. */
export function PasswordFormPart(part: Part) {
  const [changed, setChanged] = useState(0);
  return <Fields key={changed} {...part} done={() => setChanged(changed + 1)} />;
}

function Fields({
  kind,
  hasFund,
  isCodeAsked,
  hasPasskey,
  done,
}: Part & { readonly done: () => void }) {
  const words = useWords(ACCOUNT);
  const isWeak = useWeakList();
  const userName = usePlayer()?.UserName ?? '';
  const isReplaced = kind === 'login' || hasFund;
  const [passkey, setPasskey] = useState<Assertion>();
  const asked: PasswordAsk = { kind, userName, isReplaced, isCodeAsked, isWeak };
  const form = usePasswordForm(asked, { passkey, forget: () => setPasskey(undefined) }, done);
  const { values, change, fault } = form;
  const secret = (field: 'old' | 'next' | 'again', autoComplete: string) => ({
    size: 'large' as const,
    autoComplete,
    value: values[field],
    onText: (typed: string) => change(field, typed),
  });
  return (
    <div className={styles['form']} data-password={kind}>
      <p className={styles['about']}>{isReplaced ? words.endsOthers : words.firstAbout}</p>
      <Form form={form} send={isReplaced ? words.save : words.saveFirst}>
        <Field label={isReplaced ? words.old : words.loginForFund} error={fault('old')}>
          {(control) => <PasswordInput {...control} {...secret('old', 'current-password')} />}
        </Field>
        <Field
          label={words.next}
          error={fault('next')}
          after={<PasswordRules password={values.next} {...contextOf(asked, values.old)} />}
        >
          {(control) => <PasswordInput {...control} {...secret('next', 'new-password')} />}
        </Field>
        <Field label={words.again} error={fault('again')}>
          {(control) => <PasswordInput {...control} {...secret('again', 'new-password')} />}
        </Field>
        {passkey && <p role="status">{words.passkeyShown}</p>}
        {isCodeAsked && !passkey && (
          <AuthenticatorCode
            label={words.code}
            error={fault('code')}
            value={values.code}
            onText={(typed) => change('code', typed)}
          />
        )}
        {isCodeAsked && !passkey && hasPasskey && <ShowPasskey shown={setPasskey} />}
      </Form>
    </div>
  );
}
