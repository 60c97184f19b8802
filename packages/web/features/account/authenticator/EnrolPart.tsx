import { useState } from 'react';
import type { Output } from '@fairlot/wire/core';
import { authenticatorHttp } from '@fairlot/wire/account/authenticator';
import { showToast, useWords } from '@fairlot/ui';
import { IconButton } from '@fairlot/ui/button';
import { copyText } from '@fairlot/ui/copy-text';
import { Form } from '@fairlot/ui/form';
import { QrCode } from '@fairlot/ui/qr';
import { useContractForm } from '@fairlot/shell/form/use-contract-form';
import { missingPassword, OwnPassword, PASSWORD_FIELDS } from '../profile/index.ts';
import { CodeInput } from './CodeInput.tsx';
import { FACTOR } from './text.ts';
import styles from './factor.module.css';

type Offered = Output<typeof authenticatorHttp.offerAuthenticator>;
type Done = { readonly done: (codes: readonly string[]) => void };

/** Turning it on: the password first, then the secret as a picture and a code of it. */
export function EnrolPart({ done }: Done) {
  const [offered, setOffered] = useState<Offered>();
  return offered ? <Confirm offered={offered} done={done} /> : <Ask done={setOffered} />;
}

function Ask({ done }: { readonly done: (offered: Offered) => void }) {
  const words = useWords(FACTOR);
  const form = useContractForm<typeof authenticatorHttp.offerAuthenticator, { password: string }>(
    authenticatorHttp.offerAuthenticator,
    {
      initial: { password: '' },
      names: { Password: 'password' },
      check: missingPassword,
      input: ({ password }) => ({ Password: password }),
      fields: PASSWORD_FIELDS,
      unreachable: FACTOR.unreachable,
      done,
    },
  );
  return (
    <Form form={form} send={words.begin}>
      <OwnPassword
        error={form.fault('password')}
        value={form.values.password}
        onText={(typed) => form.change('password', typed)}
      />
    </Form>
  );
}

function Confirm({ offered: { Key, Url }, done }: Done & { readonly offered: Offered }) {
  const words = useWords(FACTOR);
  const form = useContractForm<typeof authenticatorHttp.confirmAuthenticator, { code: string }>(
    authenticatorHttp.confirmAuthenticator,
    {
      initial: { code: '' },
      names: { Code: 'code' },
      check: ({ code }) => (code.trim() === '' ? { code: FACTOR.needCode } : {}),
      input: ({ code }) => ({ Code: code.trim() }),
      fields: { CODE_WRONG: 'code' },
      unreachable: FACTOR.unreachable,
      done: ({ RecoveryCodes }) => {
        showToast({ kind: 'done', text: FACTOR.isOn });
        done(RecoveryCodes);
      },
    },
  );
  const copy = async () => {
    const isCopied = await copyText(Key);
    showToast(
      isCopied ? { kind: 'done', text: FACTOR.copied } : { kind: 'failed', text: FACTOR.notCopied },
    );
  };
  return (
    <>
      <p className={styles['about']}>{words.scan}</p>
      <QrCode className={styles['code']} text={Url} label={words.picture} />
      <div className={styles['key']}>
        {words.key} <code data-key>{Key}</code>
        <IconButton icon="copy" label={words.copyKey} onClick={() => void copy()} />
      </div>
      <Form form={form} send={words.turnOn}>
        <CodeInput
          label={words.code}
          error={form.fault('code')}
          value={form.values.code}
          onText={(typed) => form.change('code', typed)}
        />
      </Form>
    </>
  );
}
