import { useWords } from '@fairlot/ui';
import { PasskeyButton } from '@fairlot/shell/passkey/PasskeyButton';
import { text as passkeyText } from '../by-passkey/text.ts';
import { enterByPasskey } from '../by-passkey/use-passkey.ts';
import { SignInForm } from './SignInForm.tsx';
import styles from './entry.module.css';
import { text } from './text.ts';

/** Signing in, with the reason that led here. */
export function Entry({ why }: { readonly why: string | undefined }) {
  const words = useWords(text);
  const passkeyWords = useWords(passkeyText);
  const known = why === 'closed' ? words.closed : why;
  const note = why === 'expired' ? words.expired : known;
  return (
    <section className={styles['card']}>
      <h1 className={styles['title']}>{words.title}</h1>
      {note && <p className={styles['note']}>{note}</p>}
      <SignInForm />
      <PasskeyButton label={passkeyWords.enter} onPress={enterByPasskey} />
    </section>
  );
}
