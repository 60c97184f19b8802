import { useEffect, useState } from 'react';
import { RESEND_SECONDS } from '@fairlot/rules/check/contact';
import type { Bilingual } from '@fairlot/rules/core/text';
import { registrationLinkHttp } from '@fairlot/wire/account/registration-link';
import { useSay, useWords } from '@fairlot/ui';
import { Button } from '@fairlot/ui/button';
import { Field, TextInput } from '@fairlot/ui/field';
import type { FormState } from '@fairlot/ui/form';
import { useSend } from '@fairlot/shell';
import { text } from '../entry/text.ts';
import { loadWork } from '../work/load-work.ts';
import type { RegisterForm } from './check-form.ts';
import { REGISTER } from './register-text.ts';
import styles from './register.module.css';

type Kind = 'phone' | 'email';
const CODE = { phone: 'phoneCode', email: 'emailCode' } as const;
const TICK_MS = 1_000;

/** Seconds until another code may be asked for. */
function useWait(): readonly [number, (seconds: number) => void] {
  const [left, setLeft] = useState(0);
  useEffect(() => {
    if (left === 0) return;
    const timer = setTimeout(() => setLeft(left - 1), TICK_MS);
    return () => clearTimeout(timer);
  }, [left]);
  return [left, setLeft];
}

/** Asks for a code, with the work that the server may ask for first; why there is none, or undefined. */
function useCode(kind: Kind) {
  const { send, isSending } = useSend(registrationLinkHttp.sendRegisterCode);
  const ask = async (address: string): Promise<Bilingual | undefined> => {
    const asked = { Kind: kind, Address: address };
    try {
      let answer = await send(asked);
      if (!answer.ok && answer.error.code === 'CAPTCHA') {
        const work = await (await loadWork()).findWork();
        if (!work.ok) return work.error.text;
        answer = await send({ ...asked, Work: work.value });
      }
      return answer.ok ? undefined : answer.error.text;
    } catch {
      return text.unreachable;
    }
  };
  return { ask, isSending };
}

/** Phone or email, and the code that proves it. */
export function CodedField(props: {
  readonly kind: Kind;
  readonly label: string;
  readonly form: FormState<RegisterForm>;
}) {
  const { kind, label, form } = props;
  const { values, change, fault } = form;
  const words = useWords(REGISTER);
  const say = useSay();
  const { ask, isSending } = useCode(kind);
  const [wait, setWait] = useWait();
  const [said, setSaid] = useState<{ readonly isSent: boolean; readonly why?: Bilingual }>();
  const sendCode = async () => {
    const why = await ask(values[kind].trim());
    setSaid({ isSent: !why, ...(why && { why }) });
    if (!why) setWait(RESEND_SECONDS);
  };
  const why = said?.why && say(said.why);
  return (
    <>
      <Field
        label={label}
        error={fault(kind) ?? why}
        {...(kind === 'phone' && { hint: words.phoneHint })}
      >
        {(control) => (
          <div className={styles['coded']}>
            <TextInput
              {...control}
              size="large"
              type={kind === 'email' ? 'email' : 'tel'}
              autoComplete={kind === 'email' ? 'email' : 'tel'}
              maxLength={128}
              value={values[kind]}
              onText={(typed) => {
                setSaid(undefined);
                change(kind, typed);
              }}
            />
            <Button
              size="large"
              isBusy={isSending}
              disabled={wait > 0 || values[kind].trim() === ''}
              onClick={() => void sendCode()}
            >
              {wait > 0 ? words.sendAgain(wait) : words.sendCode}
            </Button>
          </div>
        )}
      </Field>
      <Field label={words[CODE[kind]]} error={fault(CODE[kind])}>
        {(control) => (
          <TextInput
            {...control}
            size="large"
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={32}
            value={values[CODE[kind]]}
            onText={(typed) => change(CODE[kind], typed)}
          />
        )}
      </Field>
      <p role="status" className={styles['said']}>
        {said?.isSent ? words.codeSent : ''}
      </p>
    </>
  );
}
