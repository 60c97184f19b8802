import { useState } from 'react';
import { navigate } from '@fairlot/shell';
import { useWords } from '@fairlot/ui';
import { Button } from '@fairlot/ui/button';
import type { Offer } from './AuthenticatorKey.tsx';
import { ChooseForm } from './ChooseForm.tsx';
import { CodeForm } from './CodeForm.tsx';
import styles from './enrol.module.css';
import { text } from './text.ts';

/** The secret is after the `#`, which browsers do not send to servers. */
const tokenOf = (hash: string): string | undefined => /^#([\w-]{43})$/.exec(hash)?.[1];

/** The first sign-in of an invited operator: link and code, then password and authenticator. */
export default function EnrolPage() {
  const words = useWords(text);
  const [token] = useState(() => tokenOf(location.hash));
  const [opened, setOpened] = useState<{ readonly code: string; readonly offer: Offer }>();
  return (
    <div className={styles['page']}>
      <section className={styles['card']}>
        <h1 className={styles['title']}>{words.title}</h1>
        {token === undefined && (
          <>
            <p className={styles['note']}>{words.incomplete}</p>
            <Button onClick={() => navigate.to('/SignIn')}>{words.toSignIn}</Button>
          </>
        )}
        {token !== undefined && !opened && (
          <>
            <p className={styles['note']}>{words.intro}</p>
            <CodeForm token={token} onOpened={(code, offer) => setOpened({ code, offer })} />
          </>
        )}
        {token !== undefined && opened && (
          <>
            <p className={styles['note']}>{words.choose(opened.offer.Name)}</p>
            <ChooseForm invitation={{ token, ...opened }} />
          </>
        )}
      </section>
    </div>
  );
}
