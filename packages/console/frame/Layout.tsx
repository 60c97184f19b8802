import { useEffect, useState } from 'react';
import { Outlet } from '@tanstack/react-router';
import {
  LanguageButton,
  LoginEnd,
  logout,
  LookButton,
  LostBanner,
  ReloadBanner,
  useSignedIn,
} from '@fairlot/shell';
import { BrandMark, useWords } from '@fairlot/ui';
import { Button, IconButton } from '@fairlot/ui/button';
import { Sheet } from '@fairlot/ui/modal';
import { isPageKey, useMe } from '../features/staff/operator/index.ts';
import type { Badge } from '../registry/manifest.ts';
import type { NavGroup } from '../registry/navigation.ts';
import { useRegistry } from '../registry/registry.ts';
import styles from './frame.module.css';
import { Nav } from './Nav.tsx';
import { NavCount } from './NavCount.tsx';
import { text } from './text.ts';
import { Title } from './Title.tsx';
import { UnshownBanner } from './UnshownBanner.tsx';
import { useCurrentPage } from './use-current-page.ts';
import { useNarrow } from './use-narrow.ts';

/** The key F focuses the search for a page, unless another element has the keyboard. */
function useFindKey(open: () => void): void {
  useEffect(() => {
    const handleKey = (event: KeyboardEvent): void => {
      if (event.key.toLowerCase() !== 'f' || !isPageKey(event)) return;
      event.preventDefault();
      const find = document.querySelector<HTMLElement>('[data-find-page]');
      if (find) find.focus();
      else open();
    };
    document.addEventListener('keydown', handleKey);
    return () => document.removeEventListener('keydown', handleKey);
  }, [open]);
}

const badgesOf = (navigation: readonly NavGroup[]): readonly Badge[] =>
  navigation.flatMap(({ items }) => items.flatMap(({ badge }) => badge ?? []));

/** The navigation: a column, or on a narrow window a sheet behind a button. */
function Navigation() {
  const words = useWords(text);
  const { navigation } = useRegistry();
  const isNarrow = useNarrow();
  const [isOpen, setOpen] = useState(false);
  useFindKey(() => setOpen(true));
  if (!isNarrow) return <Nav />;
  return (
    <>
      <span className={styles['pages']}>
        <IconButton icon="list" label={words.pages} data-pages onClick={() => setOpen(true)} />
        {!isOpen && (
          <span className={styles['waiting']}>
            <NavCount badges={badgesOf(navigation)} />
          </span>
        )}
      </span>
      <Sheet isOpen={isOpen} onClose={() => setOpen(false)} title={words.pages}>
        <Nav onGo={() => setOpen(false)} />
      </Sheet>
    </>
  );
}

function Side() {
  const words = useWords(text);
  const isSignedIn = useSignedIn();
  const me = useMe();
  return (
    <header className={styles['side']}>
      <div className={styles['brand']}>
        <BrandMark size={28} />
        <span className={styles['name']}>
          Fairlot <small>{words.console}</small>
        </span>
      </div>
      {isSignedIn && <Navigation />}
      <span className={styles['grow']} />
      <div className={styles['account']}>
        {isSignedIn && me && <span className={styles['who']}>{me.Name}</span>}
        {isSignedIn && (
          <Button look="quiet" onClick={() => void logout()}>
            {words.signOut}
          </Button>
        )}
        <LanguageButton />
        <LookButton />
      </div>
    </header>
  );
}

/** The frame around every page of the console. */
export function Layout() {
  const words = useWords(text);
  const isSignedIn = useSignedIn();
  const page = useCurrentPage();
  return (
    <div className={styles['app']} data-inside={isSignedIn || undefined}>
      <a className={styles['skip']} href="#main">
        {words.skip}
      </a>
      <Title />
      <Side />
      <div className={styles['body']}>
        {isSignedIn && <LostBanner />}
        {isSignedIn && <LoginEnd />}
        <ReloadBanner />
        {isSignedIn && <UnshownBanner />}
        <main id="main" tabIndex={-1} className={styles['main']} data-page={page?.path}>
          <Outlet />
        </main>
      </div>
    </div>
  );
}
