import { useWords } from '@fairlot/ui';
import { PasskeyButton } from '@fairlot/shell/passkey/PasskeyButton';
import { text as passkeyText } from '../by-passkey/text.ts';
import { enterByPasskey } from '../by-passkey/use-passkey.ts';
import { EnrolForm } from './EnrolForm.tsx';
import { SignInForm } from './SignInForm.tsx';
import styles from './entry.module.css';
import { text } from './text.ts';
import { useHanded } from './use-handed.ts';

/** The way in: signing in, and at the first time words of one's own, before anything else. */
export function Entry({ why }: { readonly why: string | undefined }) {
  const words = useWords(text);
  const passkeyWords = useWords(passkeyText);
  const [login, take] = useHanded();
  if (typeof login === 'object') {
    return (
      <section className={styles['card']}>
        <h1 className={styles['title']}>{words.enrolTitle}</h1>
        <p className={styles['note']}>{words.enrolWhy}</p>
        <EnrolForm login={login} />
      </section>
    );
  }
  const isOver = login === 'over' || why === 'expired';
  const known = why === 'closed' ? words.closed : why;
  const note = login === 'failed' ? words.offerFailed : isOver ? words.expired : known;
  return (
    <section className={styles['card']}>
      <h1 className={styles['title']}>{words.title}</h1>
      {note && <p className={styles['note']}>{note}</p>}
      <SignInForm onHanded={(handed) => void take(handed)} />
      <PasskeyButton label={passkeyWords.enter} onPress={enterByPasskey} />
    </section>
  );
}
