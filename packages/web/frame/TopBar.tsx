import { BrandMark, useSay, useWords } from '@fairlot/ui';
import {
  LanguageButton,
  Link,
  LookButton,
  useFeatures,
  useMobile,
  useNav,
  useSignedIn,
} from '@fairlot/shell';
import { AccountButton } from './AccountButton.tsx';
import { DemoLabel } from './DemoLabel.tsx';
import { NavLink } from './NavLink.tsx';
import { text } from './text.ts';

/**
 * Brand, what there is to go to, wallet, language, look and account. On a phone the rest is below.
 */
export function TopBar() {
  const words = useWords(text);
  const say = useSay();
  const isMobile = useMobile();
  const isSignedIn = useSignedIn();
  const nav = useNav('top', 'both');
  const { bar } = useFeatures();
  return (
    <header className="topbar">
      <Link to="/" className="brand" aria-label="Fairlot">
        <BrandMark />
        <span className="brand-name">Fairlot</span>
      </Link>
      <DemoLabel />
      {!isMobile && isSignedIn && (
        <nav className="nav" aria-label={words.mainNav}>
          {nav.map((entry) => (
            <NavLink key={entry.label.en} entry={entry}>
              {say(entry.label)}
            </NavLink>
          ))}
        </nav>
      )}
      <span className="grow" />
      {!isMobile && <LanguageButton />}
      {!isMobile && <LookButton />}
      {isSignedIn && bar.map((Part, place) => <Part key={place} />)}
      {isSignedIn && <AccountButton />}
    </header>
  );
}
