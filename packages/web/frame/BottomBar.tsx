import { Icon, useSay, useWords } from '@fairlot/ui';
import { useNav, useRootMark } from '@fairlot/shell';
import { NavLink } from './NavLink.tsx';
import { text } from './text.ts';
import styles from './frame.module.css';

/** The phone's navigation: what exists, and nothing that does not. */
export function BottomBar() {
  const words = useWords(text);
  const say = useSay();
  const entries = useNav('bottom', 'both');
  useRootMark('data-on-bar', '');
  return (
    <nav className={styles['bottom']} aria-label={words.mainNav}>
      {entries.map((entry) => (
        <NavLink key={entry.label.en} entry={entry} className={styles['tab']}>
          <Icon name={entry.icon} size={24} />
          <span>{say(entry.label)}</span>
        </NavLink>
      ))}
    </nav>
  );
}
