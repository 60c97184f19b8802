import { RouterProvider } from '@tanstack/react-router';
import {
  Dialogs,
  LanguageButton,
  LoginEnd,
  logout,
  LookButton,
  LostBanner,
  Overlays,
  ReloadBanner,
  useSignedIn,
} from '@fairlot/shell';
import { BrandMark, ToastRegion, useWords } from '@fairlot/ui';
import { Button } from '@fairlot/ui/button';
import { useMe } from '../features/operator/index.ts';
import { router } from './router.tsx';
import styles from './frame.module.css';
import { text } from './text.ts';

function Bar() {
  const words = useWords(text);
  const isSignedIn = useSignedIn();
  const me = useMe();
  return (
    <header className={styles['bar']}>
      <BrandMark size={28} />
      <span className={styles['name']}>Fairlot {words.console}</span>
      <span className={styles['grow']} />
      {isSignedIn && me && <span className={styles['who']}>{me.Name}</span>}
      <LanguageButton />
      <LookButton />
      {isSignedIn && (
        <Button look="quiet" onClick={() => void logout()}>
          {words.signOut}
        </Button>
      )}
    </header>
  );
}

/** What stands round every page of the console. */
export function Frame() {
  const words = useWords(text);
  const isSignedIn = useSignedIn();
  return (
    <div className={styles['app']}>
      <a className={styles['skip']} href="#main">
        {words.skip}
      </a>
      <Bar />
      {isSignedIn && <LostBanner />}
      {isSignedIn && <LoginEnd />}
      <ReloadBanner />
      <main id="main" tabIndex={-1} className={styles['main']}>
        <RouterProvider router={router} />
      </main>
      <Dialogs />
      {isSignedIn && <Overlays />}
      <ToastRegion />
    </div>
  );
}
