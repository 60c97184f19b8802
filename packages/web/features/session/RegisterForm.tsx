import { useState, type FormEvent } from 'react';
import { useSay, useWords } from '@fairlot/ui';
import { Link } from '../../session/index.ts';
import { AccountField } from './AccountField.tsx';
import type { Faults, RegisterForm as Values } from './check-form.ts';
import { FieldError } from './FieldError.tsx';
import { PasswordField } from './PasswordField.tsx';
import { PasswordRules } from './PasswordRules.tsx';
import { text } from './text.ts';
import { useRegister } from './use-register.ts';

const BLANK: Values = { account: '', password: '', again: '', nickname: '', agree: false };

/** As it is sent. */
const trimmed = (form: Values): Values => ({ ...form, account: form.account.trim() });

type Part = {
  form: Values;
  fault: (name: keyof Faults) => string | undefined;
  change: <K extends keyof Values>(name: K) => (value: Values[K]) => void;
};

function Fields({ form, fault, change }: Part) {
  const words = useWords(text);
  return (
    <>
      <AccountField
        label={words.account}
        value={form.account}
        change={change('account')}
        error={fault('account')}
        hint={words.accountHint}
        autoComplete="username"
      />
      <PasswordField
        label={words.password}
        value={form.password}
        change={change('password')}
        error={fault('password')}
        autoComplete="new-password"
      >
        <PasswordRules password={form.password} account={form.account.trim()} />
      </PasswordField>
      <PasswordField
        label={words.passwordAgain}
        value={form.again}
        change={change('again')}
        error={fault('again')}
        autoComplete="new-password"
      />
      <AccountField
        label={words.nickname}
        value={form.nickname}
        change={change('nickname')}
        error={fault('nickname')}
        hint={words.nicknameHint}
        autoComplete="nickname"
      />
      <div className="entry-agree">
        <label className="chk">
          <input
            type="checkbox"
            checked={form.agree}
            aria-invalid={fault('agree') !== undefined}
            onChange={(event) => change('agree')(event.target.checked)}
          />
          {words.agree}
        </label>
        <a className="link nw" href="/Agreement" target="_blank" rel="noopener">
          {words.readAgreement}
        </a>
      </div>
    </>
  );
}

/** The form of a new account; the focus goes to the first field that is refused. */
export function RegisterForm() {
  const words = useWords(text);
  const say = useSay();
  const [form, setForm] = useState(BLANK);
  const { submit, recheck, isSending, faults } = useRegister();
  const change: Part['change'] = (name) => (value) => {
    const next = { ...form, [name]: value };
    setForm(next);
    recheck(trimmed(form), trimmed(next));
  };
  const fault: Part['fault'] = (name) => {
    const found = faults[name];
    return found && say(found);
  };
  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { currentTarget } = event;
    const found = await submit(trimmed(form));
    if (Object.keys(found).length === 0) return;
    requestAnimationFrame(() =>
      currentTarget.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus(),
    );
  };
  return (
    <form className="fm" noValidate onSubmit={(event) => void onSubmit(event)}>
      <Fields form={form} fault={fault} change={change} />
      <div role="alert">
        {fault('agree') && <FieldError>{fault('agree')}</FieldError>}
        {fault('form') && <FieldError>{fault('form')}</FieldError>}
      </div>
      <button type="submit" className="btn btn-p entry-go" disabled={isSending}>
        {isSending ? words.sending : words.register}
      </button>
      <Link className="btn entry-other" to="/Login">
        {words.haveAccount}
      </Link>
    </form>
  );
}
