import { BrandMark, useSay, useWords } from '@fairlot/ui';
import {
  LanguageButton,
  Link,
  LookButton,
  useFeatures,
  usePhone,
  useNav,
  useSignedIn,
} from '@fairlot/shell';
import { buttonClass } from '@fairlot/ui/button';
import { PUBLIC_LOBBY } from '../session/index.ts';
import { AccountButton } from './AccountButton.tsx';
import { DemoLabel } from './DemoLabel.tsx';
import { NavLink } from './NavLink.tsx';
import { text } from './text.ts';
import styles from './frame.module.css';
import { classes } from '@fairlot/ui/class-names';
import brand from '@fairlot/ui/brand.module.css';
import inline from '@fairlot/ui/inline.module.css';

/**
 * Brand, what there is to go to, wallet, language, look and account. On a phone the rest is below.
 */
export function TopBar({ hasBottomBar }: { readonly hasBottomBar: boolean }) {
  const words = useWords(text);
  const say = useSay();
  const isPhone = usePhone();
  const isSignedIn = useSignedIn();
  const nav = useNav('top', 'both');
  const { bar } = useFeatures();
  return (
    <header className={styles['topbar']}>
      <Link
        to={isSignedIn ? '/' : PUBLIC_LOBBY}
        className={classes(brand['brand'], styles['home'])}
        aria-label="Fairlot"
      >
        <BrandMark />
        <span>Fairlot</span>
      </Link>
      <DemoLabel />
      {!isPhone && isSignedIn && (
        <nav className={styles['nav']} aria-label={words.mainNav}>
          {nav.map((entry) => (
            <NavLink key={entry.label.en} entry={entry}>
              {say(entry.label)}
            </NavLink>
          ))}
        </nav>
      )}
      <span className={classes(inline['grow'], styles['session'])} data-session />
      {(!isPhone || !isSignedIn) && <LanguageButton />}
      {!isPhone && <LookButton />}
      {isSignedIn && bar.map((Part, place) => <Part key={place} />)}
      {isSignedIn && !hasBottomBar && <AccountButton />}
      {!isSignedIn && (
        <Link className={buttonClass({ look: 'tint' })} to="/Login">
          {words.signIn}
        </Link>
      )}
    </header>
  );
}
