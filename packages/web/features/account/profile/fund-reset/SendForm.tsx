import { useState } from 'react';
import { profileHttp } from '@fairlot/wire/account/profile';
import type { contactHttp } from '@fairlot/wire/account/contact';
import type { Output } from '@fairlot/wire/core';
import { useWords } from '@fairlot/ui';
import { Form } from '@fairlot/ui/form';
import { Radio } from '@fairlot/ui/radio';
import { useContractForm } from '@fairlot/shell/form/use-contract-form';
import { missingPassword, OwnPassword, PASSWORD_FIELDS } from '../owner/OwnerFields.tsx';
import { FUND_RESET } from './text.ts';
import styles from '../account.module.css';

type Contacts = Output<typeof contactHttp.getContacts>['Contacts'];

/** Where a code went, and the password of the login that was shown for it. */
export type Sent = {
  readonly kind: Contacts[number]['Kind'];
  readonly masked: string;
  readonly password: string;
};

type Part = { readonly contacts: Contacts; readonly sent: (to: Sent) => void };

/** Whose account it is, and where the code goes. */
export function SendForm({ contacts, sent }: Part) {
  const words = useWords(FUND_RESET);
  const [kind, choose] = useState(contacts[0]?.Kind ?? 'email');
  const form = useContractForm<typeof profileHttp.sendFundCode, { readonly password: string }>(
    profileHttp.sendFundCode,
    {
      initial: { password: '' },
      names: { Password: 'password' },
      check: missingPassword,
      input: ({ password }) => ({ Kind: kind, Password: password }),
      fields: PASSWORD_FIELDS,
      unreachable: FUND_RESET.unreachable,
      done: ({ Masked }) => sent({ kind, masked: Masked, password: form.values.password }),
    },
  );
  return (
    <>
      <p className={styles['about']}>{words.about}</p>
      <Form form={form} send={words.send}>
        <Radio
          label={words.where}
          value={kind}
          options={contacts.map(({ Kind, Masked }) => ({ value: Kind, label: Masked }))}
          onChange={choose}
        />
        <OwnPassword
          error={form.fault('password')}
          value={form.values.password}
          onText={(typed) => form.change('password', typed)}
        />
      </Form>
    </>
  );
}
