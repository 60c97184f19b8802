import { useState } from 'react';
import { contactHttp } from '@fairlot/wire/account/contact';
import { Empty, useWords } from '@fairlot/ui';
import { Button } from '@fairlot/ui/button';
import { navigate, useCall } from '@fairlot/shell';
import { ChooseForm } from './ChooseForm.tsx';
import { SendForm, type Sent } from './SendForm.tsx';
import { FUND_RESET } from './text.ts';
import styles from '../account.module.css';

const FRESH = { staleTime: 0 } as const;

/** Another fund password for who forgot his: a code to what he has bound, then the new one by it. */
export function FundReset({ close }: { readonly close: () => void }) {
  const words = useWords(FUND_RESET);
  const { data } = useCall(contactHttp.getContacts, undefined, FRESH);
  const [sent, setSent] = useState<Sent>();
  if (!data?.ok) return <Empty title="" />;
  const { Contacts } = data.value;
  if (Contacts.length === 0) {
    return (
      <div className={styles['form']} data-fund-reset>
        <p className={styles['about']}>{words.none}</p>
        <Button onClick={() => navigate.openWindow('AccountSecurity')}>{words.bind}</Button>
      </div>
    );
  }
  return (
    <div className={styles['form']} data-fund-reset>
      {!sent && <SendForm contacts={Contacts} sent={setSent} />}
      {sent && <ChooseForm sent={sent} again={() => setSent(undefined)} close={close} />}
    </div>
  );
}
