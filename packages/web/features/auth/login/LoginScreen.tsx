import { Button, buttonClass } from '@fairlot/ui/button';
import { Checkbox } from '@fairlot/ui/checkbox';
import { classes } from '@fairlot/ui/class-names';
import inline from '@fairlot/ui/inline.module.css';
import { useRef, useState, type FormEvent, type ReactNode, type RefObject } from 'react';
import { useSay, useWords } from '@fairlot/ui';
import { Field, FieldError, PasswordInput, TextInput } from '@fairlot/ui/field';
import { lazyComponent, Link, usePageIdle } from '@fairlot/shell';
import { useSite } from '../../../session/index.ts';
import { CodeField } from './code/CodeField.tsx';
import { EntryFrame } from './entry/EntryFrame.tsx';
import { NAME } from './entry/name-input.ts';
import { remembered } from './remembered.ts';
import { TermsField } from './terms/terms-forms.ts';
import { text } from './entry/text.ts';
import { useLogin, type LoginFaults } from './use-login.ts';
import styles from './entry/entry.module.css';

const strip = <div className={styles['strip']} />;
/** The line is measured once the page is quiet: until then so much room. */
const LineStrip = lazyComponent(() => import('./LineStrip.tsx'), {
  waiting: strip,
  missing: () => strip,
});
const room = <span className={styles['other']} />;
const DemoWay = lazyComponent(() => import('./DemoWay.tsx'), {
  waiting: room,
  missing: () => null,
});
/** Asked of few, and after the password alone. */
const OwnField = lazyComponent(() => import('./OwnField.tsx'));

/**
 * Signing in: of the kit it takes Field alone, since it is the first page that anybody loads. Going
 * to `/Login` has cleared the stored token already; `children` stand over the form.
 */
export default function LoginScreen({ children }: { children?: ReactNode }) {
  const words = useWords(text);
  const say = useSay();
  const isIdle = usePageIdle();
  const [account, setAccount] = useState(remembered.get());
  const [password, setPassword] = useState('');
  const [keep, setKeep] = useState(remembered.get() !== '');
  const accountInput = useRef<HTMLInputElement>(null);
  const passwordInput = useRef<HTMLInputElement>(null);
  const codeInput = useRef<HTMLInputElement>(null);
  const [code, setCode] = useState('');
  const [own, setOwn] = useState('');
  const [terms, setTerms] = useState<number>();
  const { submit, isSending, isWorking, asked, faults, clear } = useLogin();
  const onSubmit = async (event: FormEvent) => {
    event.preventDefault();
    const typed = { account: account.trim(), password, keep, code: code.trim(), own, terms };
    const found = await submit(typed);
    if (found.account) accountInput.current?.focus();
    else if (found.password || found.form) (codeInput.current ?? passwordInput.current)?.focus();
  };
  return (
    <EntryFrame>
      {children}
      <h1 className={styles['title']}>{words.accountLogin}</h1>
      <form className={styles['form']} noValidate onSubmit={(event) => void onSubmit(event)}>
        <Credentials
          {...{ account, password, faults, accountInput, passwordInput }}
          setAccount={(value) => {
            setAccount(value);
            clear('account');
          }}
          setPassword={(value) => {
            setPassword(value);
            clear('password');
          }}
        />
        {asked['FIRST_CHANGE'] && (
          <OwnField account={account} password={password} value={own} onText={setOwn} />
        )}
        {asked['AGREEMENT'] && <TermsField asked={asked['AGREEMENT']} onAccept={setTerms} />}
        {asked['GOOGLE_REQUIRED'] && <CodeField input={codeInput} value={code} onText={setCode} />}
        <div className={styles['aside']}>
          <Checkbox isOn={keep} onChange={setKeep}>
            {words.remember}
          </Checkbox>
          <Link className={inline['link']} to="/Recover">
            {words.forgot}
          </Link>
        </div>
        <div role="alert">{faults.form && <FieldError>{say(faults.form)}</FieldError>}</div>
        <Button type="submit" look="primary" className={styles['go']} isBusy={isSending}>
          {isWorking ? words.working : isSending ? words.sending : words.login}
        </Button>
        <OtherWays />
      </form>
      {isIdle ? <LineStrip /> : strip}
    </EntryFrame>
  );
}

/**
 * An account of one's own, or play money without one. The pages that lead in share one entry of the history:
 * Back from the game must not come to Login, which would end the login.
 */
function OtherWays() {
  const words = useWords(text);
  const site = useSite();
  const isIdle = usePageIdle();
  return (
    <div className={styles['others']}>
      {(site?.IsRegisterOpen ?? true) && (
        <Link
          className={classes(buttonClass(), styles['other'])}
          to={`/Register${location.hash}`}
          replace
        >
          {words.register}
        </Link>
      )}
      {isIdle ? <DemoWay /> : room}
    </div>
  );
}

function Credentials(props: {
  account: string;
  setAccount: (value: string) => void;
  accountInput: RefObject<HTMLInputElement | null>;
  password: string;
  setPassword: (value: string) => void;
  passwordInput: RefObject<HTMLInputElement | null>;
  faults: LoginFaults;
}) {
  const { account, setAccount, password, setPassword, faults } = props;
  const words = useWords(text);
  const say = useSay();
  return (
    <>
      <Field label={words.account} error={faults.account && say(faults.account)}>
        {(control) => (
          <TextInput
            {...control}
            ref={props.accountInput}
            {...NAME}
            autoComplete="username webauthn"
            value={account}
            onText={setAccount}
          />
        )}
      </Field>
      <Field label={words.password} error={faults.password && say(faults.password)}>
        {(control) => (
          <PasswordInput
            {...control}
            ref={props.passwordInput}
            size="large"
            autoComplete="current-password"
            value={password}
            onText={setPassword}
          />
        )}
      </Field>
    </>
  );
}
