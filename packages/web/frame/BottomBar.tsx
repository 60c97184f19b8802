import { Icon, useSay, useWords } from '@fairlot/ui';
import { CountBadge } from '@fairlot/ui/badge';
import {
  navigate,
  useNav,
  useRootMark,
  useStore,
  type NavEntry,
  type Unread,
  type Watched,
} from '@fairlot/shell';
import { AccountTab } from './AccountButton.tsx';
import { NavLink } from './NavLink.tsx';
import { text } from './text.ts';
import styles from './frame.module.css';

/** A tab with a count, which opens the list that has something new. */
function UnreadTab({ entry, unread }: { entry: NavEntry; unread: Watched<Unread> }) {
  const words = useWords(text);
  const say = useSay();
  const { count, window } = useStore(unread);
  return (
    <button type="button" className={styles['tab']} onClick={() => navigate.openWindow(window)}>
      <span className={styles['counted']} data-news-count>
        <Icon name={entry.icon} size={24} />
        <CountBadge count={count} label={words.unread(count)} />
      </span>
      <span>{say(entry.label)}</span>
    </button>
  );
}

/** The phone's navigation. The features give its tabs; the last one is the account. */
export function BottomBar() {
  const words = useWords(text);
  const say = useSay();
  const entries = useNav('bottom', 'both');
  useRootMark('data-on-bar', '');
  return (
    <nav className={styles['bottom']} aria-label={words.mainNav}>
      {entries.map((entry) =>
        entry.unread ? (
          <UnreadTab key={entry.label.en} entry={entry} unread={entry.unread} />
        ) : (
          <NavLink key={entry.label.en} entry={entry} className={styles['tab']}>
            <Icon name={entry.icon} size={24} />
            <span>{say(entry.label)}</span>
          </NavLink>
        ),
      )}
      <AccountTab />
    </nav>
  );
}
