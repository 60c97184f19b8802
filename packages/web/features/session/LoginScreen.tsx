import { useRef, useState, type FormEvent } from 'react';
import { useSay, useWords } from '@fairlot/ui';
import { Link, useSite } from '../../session/index.ts';
import { AccountField } from './AccountField.tsx';
import { EntryFrame } from './EntryFrame.tsx';
import { FieldError } from './FieldError.tsx';
import { LineStrip } from './LineStrip.tsx';
import { PasswordField } from './PasswordField.tsx';
import { remembered } from './remembered.ts';
import { text } from './text.ts';
import { useLogin } from './use-login.ts';

/** Signing in. Going here has cleared the stored token already. */
export default function LoginScreen() {
  const words = useWords(text);
  const say = useSay();
  const site = useSite();
  const [account, setAccount] = useState(remembered.get());
  const [password, setPassword] = useState('');
  const [keep, setKeep] = useState(remembered.get() !== '');
  const accountInput = useRef<HTMLInputElement>(null);
  const passwordInput = useRef<HTMLInputElement>(null);
  const { submit, isSending, faults, clear } = useLogin();
  const change =
    (name: 'account' | 'password', set: (value: string) => void) => (value: string) => {
      set(value);
      clear(name);
    };
  const onSubmit = async (event: FormEvent) => {
    event.preventDefault();
    const found = await submit(account.trim(), password, keep);
    if (found.account) accountInput.current?.focus();
    else if (found.password || found.form) passwordInput.current?.focus();
  };
  return (
    <EntryFrame>
      <h1 className="entry-title">{words.accountLogin}</h1>
      <form className="fm" noValidate onSubmit={(event) => void onSubmit(event)}>
        <AccountField
          label={words.account}
          value={account}
          change={change('account', setAccount)}
          error={faults.account && say(faults.account)}
          autoComplete="username"
          inputRef={accountInput}
        />
        <PasswordField
          label={words.password}
          value={password}
          change={change('password', setPassword)}
          error={faults.password && say(faults.password)}
          autoComplete="current-password"
          inputRef={passwordInput}
        />
        <label className="chk">
          <input
            type="checkbox"
            checked={keep}
            onChange={(event) => setKeep(event.target.checked)}
          />
          {words.remember}
        </label>
        <div role="alert">{faults.form && <FieldError>{say(faults.form)}</FieldError>}</div>
        <button type="submit" className="btn btn-p entry-go" disabled={isSending}>
          {isSending ? words.sending : words.login}
        </button>
        {(site?.IsRegisterOpen ?? true) && (
          <Link className="btn entry-other" to="/Register">
            {words.register}
          </Link>
        )}
      </form>
      <LineStrip />
    </EntryFrame>
  );
}
