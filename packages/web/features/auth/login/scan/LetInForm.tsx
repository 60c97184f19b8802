import { useState, type FormEvent } from 'react';
import type { Bilingual } from '@fairlot/rules/core/text';
import type { Output, Params } from '@fairlot/wire/core';
import { qrLoginHttp } from '@fairlot/wire/account/qr-login';
import { termsHttp } from '@fairlot/wire/account/terms';
import { formatMoment, useSay, useWords } from '@fairlot/ui';
import { Button } from '@fairlot/ui/button';
import { Field, FieldError, TextInput } from '@fairlot/ui/field';
import { useSend } from '@fairlot/shell';
import { AuthenticatorCode } from '../code/AuthenticatorCode.tsx';
import { TermsField } from '../terms/terms-forms.ts';
import { LET_IN } from './text.ts';
import styles from './scan.module.css';

type Props = {
  readonly ticket: string;
  readonly asked: Output<typeof qrLoginHttp.scanQrCode>;
  readonly end: (at: 'in' | 'out' | { readonly fault: Bilingual }) => void;
};

/** After these the code is still there, and can be answered once more. */
const AGAIN: readonly string[] = [
  'AGREEMENT',
  'GOOGLE_REQUIRED',
  'GOOGLE_FAILED',
  'LOCKED',
  'BUSY',
];

/** What would be let in, told so that nobody says yes to what he does not see before him. */
export function LetInForm({ ticket, asked, end }: Props) {
  const words = useWords(LET_IN);
  const say = useSay();
  const [number, setNumber] = useState('');
  const [code, setCode] = useState('');
  const [isCodeAsked, askCode] = useState(false);
  const [changed, askTerms] = useState<{ readonly params: Params }>();
  const [terms, setTerms] = useState<number>();
  const [fault, setFault] = useState<{
    readonly field: 'number' | 'form';
    readonly text: Bilingual;
  }>();
  const { send, isSending } = useSend(qrLoginHttp.answerQrCode);
  const accepting = useSend(termsHttp.acceptTerms);
  const answer = async (IsYes: boolean) => {
    const Code = code.trim();
    // By the login of this phone: it stays accepted where the code is over meanwhile.
    if (IsYes && terms !== undefined) {
      await accepting.send({ Version: terms }).catch(() => undefined);
    }
    const shown = IsYes ? { Number: number, ...(Code && { Code }) } : {};
    const said = await send({ Ticket: ticket, IsYes, ...shown }).catch(() => undefined);
    if (!said) return setFault({ field: 'form', text: LET_IN.unreachable });
    if (said.ok) return end(said.value.IsIn ? 'in' : 'out');
    if (!AGAIN.includes(said.error.code)) return end({ fault: said.error.text });
    if (said.error.code === 'GOOGLE_REQUIRED') askCode(true);
    if (said.error.code === 'AGREEMENT') askTerms(said.error);
    return setFault({ field: 'form', text: said.error.text });
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (!/^\d\d$/.test(number)) return setFault({ field: 'number', text: LET_IN.needNumber });
    setFault(undefined);
    void answer(true);
  };
  return (
    <section>
      <Facts asked={asked} />
      <form className={styles['form']} noValidate onSubmit={onSubmit}>
        <Field label={words.number} error={fault?.field === 'number' ? say(fault.text) : undefined}>
          {(control) => (
            <TextInput
              {...control}
              size="large"
              inputMode="numeric"
              autoComplete="off"
              maxLength={2}
              value={number}
              onText={setNumber}
            />
          )}
        </Field>
        {isCodeAsked && <AuthenticatorCode value={code} onText={setCode} />}
        {changed && <TermsField asked={changed} onAccept={setTerms} />}
        <div role="alert">
          {fault?.field === 'form' && <FieldError>{say(fault.text)}</FieldError>}
        </div>
        <div className={styles['row']}>
          <Button isBusy={isSending || accepting.isSending} onClick={() => void answer(false)}>
            {words.no}
          </Button>
          <Button type="submit" look="primary" isBusy={isSending || accepting.isSending}>
            {words.yes}
          </Button>
        </div>
      </form>
    </section>
  );
}

function Facts({ asked }: Pick<Props, 'asked'>) {
  const words = useWords(LET_IN);
  return (
    <>
      <h3>{words.title}</h3>
      <dl className={styles['facts']}>
        <dt>{words.device}</dt>
        <dd>{asked.Device || words.someDevice}</dd>
        <dt>{words.from}</dt>
        <dd>
          {asked.IP}
          {asked.IsSameNetwork && ` · ${words.sameNetwork}`}
        </dd>
        <dt>{words.at}</dt>
        <dd>{formatMoment(asked.AskedTimeStamp)}</dd>
      </dl>
      {!asked.IsSameNetwork && (
        <p role="alert" className={styles['warn']}>
          {words.otherNetwork}
        </p>
      )}
    </>
  );
}
