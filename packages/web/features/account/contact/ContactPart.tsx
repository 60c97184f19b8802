import { useState } from 'react';
import type { Bilingual } from '@fairlot/rules/core/text';
import { profileHttp } from '@fairlot/wire/account/profile';
import { contactHttp } from '@fairlot/wire/account/contact';
import { Empty, showToast, useWords } from '@fairlot/ui';
import { Tabs } from '@fairlot/ui/tabs';
import { refetch, useCall } from '@fairlot/shell';
import { BindForm, type Kind } from './BindForm.tsx';
import { RemoveForm } from './RemoveForm.tsx';
import { CONTACT } from './text.ts';
import styles from './contact.module.css';

const FRESH = { staleTime: 0 } as const;

/** Email or phone of whoever is signed in: bound by a code, changed, removed. */
export function ContactPart({ kind, close }: { readonly kind: Kind; readonly close: () => void }) {
  const words = useWords(CONTACT);
  const [what, choose] = useState<'change' | 'remove'>('change');
  const { data } = useCall(contactHttp.getContacts, undefined, FRESH);
  if (!data?.ok) return <Empty title="" />;
  const isBound = data.value.Contacts.some(({ Kind }) => Kind === kind);
  const done = (said: Bilingual) => {
    showToast({ kind: 'done', text: said });
    void refetch(contactHttp.getContacts);
    void refetch(profileHttp.getSecurityCenterData);
    close();
  };
  const bind = <BindForm kind={kind} done={() => done(CONTACT.bound)} />;
  return (
    <div className={styles['part']} data-contact={kind}>
      {!isBound && bind}
      {isBound && (
        <Tabs
          label={words.what}
          value={what}
          onChoose={choose}
          tabs={[
            { value: 'change', label: words.change, content: bind },
            {
              value: 'remove',
              label: words.remove,
              content: <RemoveForm kind={kind} done={() => done(CONTACT.removed)} />,
            },
          ]}
        />
      )}
    </div>
  );
}
