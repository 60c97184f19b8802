import { isContactCode } from '@fairlot/rules/check/contact';
import { useState } from 'react';
import { contactHttp } from '@fairlot/wire/account/contact';
import { useWords } from '@fairlot/ui';
import { Button } from '@fairlot/ui/button';
import { Field, TextInput } from '@fairlot/ui/field';
import { Form } from '@fairlot/ui/form';
import { useContractForm } from '@fairlot/shell/form/use-contract-form';
import { missingPassword, OwnPassword, PASSWORD_FIELDS } from '../profile/index.ts';
import { CONTACT } from './text.ts';
import styles from './contact.module.css';

export type Kind = 'email' | 'phone';
type Part = { readonly kind: Kind; readonly done: () => void };
type Asked = { readonly address: string; readonly password: string };

const ADDRESS_FAULTS = {
  EMAIL_FORMAT: 'address',
  EMAIL_TOO_LONG: 'address',
  PHONE_FORMAT: 'address',
  TOO_OFTEN: 'address',
  TOO_MANY: 'address',
  ...PASSWORD_FIELDS,
} as const;

/** First where the code goes and whose account it is, then the code. */
export function BindForm({ kind, done }: Part) {
  const [sentTo, setSentTo] = useState<string>();
  const other = () => setSentTo(undefined);
  return sentTo === undefined ? (
    <SendForm kind={kind} sent={setSentTo} />
  ) : (
    <CodeForm kind={kind} address={sentTo} done={done} other={other} />
  );
}

function SendForm({ kind, sent }: Pick<Part, 'kind'> & { readonly sent: (to: string) => void }) {
  const words = useWords(CONTACT);
  const form = useContractForm<typeof contactHttp.sendContactCode, Asked>(
    contactHttp.sendContactCode,
    {
      initial: { address: '', password: '' },
      names: { Address: 'address', Password: 'password' },
      check: ({ address, password }) => ({
        ...(address.trim() === '' && { address: CONTACT.needAddress }),
        ...missingPassword({ password }),
      }),
      input: ({ address, password }) => ({
        Kind: kind,
        Address: address.trim(),
        Password: password,
      }),
      fields: ADDRESS_FAULTS,
      unreachable: CONTACT.unreachable,
      done: () => sent(form.values.address.trim()),
    },
  );
  const { values, change, fault } = form;
  return (
    <Form form={form} send={words.send}>
      <Field
        label={words[kind]}
        error={fault('address')}
        {...(kind === 'phone' && { hint: words.phoneHint })}
      >
        {(control) => (
          <TextInput
            {...control}
            size="large"
            type={kind === 'email' ? 'email' : 'tel'}
            autoComplete={kind === 'email' ? 'email' : 'tel'}
            maxLength={128}
            value={values.address}
            onText={(typed) => change('address', typed)}
          />
        )}
      </Field>
      <OwnPassword
        error={fault('password')}
        value={values.password}
        onText={(typed) => change('password', typed)}
      />
    </Form>
  );
}

type Sent = Part & { readonly address: string; readonly other: () => void };

function CodeForm({ kind, address, done, other }: Sent) {
  const words = useWords(CONTACT);
  const form = useContractForm<typeof contactHttp.bindContact, { readonly code: string }>(
    contactHttp.bindContact,
    {
      initial: { code: '' },
      names: { Code: 'code' },
      check: ({ code }) => (isContactCode(code) ? {} : { code: CONTACT.needCode }),
      input: ({ code }) => ({ Kind: kind, Address: address, Code: code.trim() }),
      fields: { CODE_WRONG: 'code', CODE_EXPIRED: 'code', CONTACT_EXISTS: 'code' },
      unreachable: CONTACT.unreachable,
      done,
    },
  );
  return (
    <>
      <p className={styles['about']} role="status">
        {words.sent(address)}
      </p>
      <Form form={form} send={words.bind}>
        <Field label={words.code} error={form.fault('code')}>
          {(control) => (
            <TextInput
              {...control}
              size="large"
              inputMode="numeric"
              autoComplete="one-time-code"
              maxLength={32}
              value={form.values.code}
              onText={(typed) => form.change('code', typed)}
            />
          )}
        </Field>
      </Form>
      <Button className={styles['other']} onClick={other}>
        {words.other}
      </Button>
    </>
  );
}
