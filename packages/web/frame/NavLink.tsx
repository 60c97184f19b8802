import type { ReactNode } from 'react';
import { Link, navigate, pageLocation, useStore, type NavEntry } from '@fairlot/shell';
import { classes } from '@fairlot/ui/class-names';
import styles from './frame.module.css';

/** A navigation entry: a link, or the opener of a tab of the popup window. */
export function NavLink(props: {
  entry: NavEntry;
  children: ReactNode;
  className?: string | undefined;
}) {
  const { entry, children, className } = props;
  const { path } = useStore(pageLocation);
  if ('window' in entry) {
    return (
      <button type="button" className={className} onClick={() => navigate.openWindow(entry.window)}>
        {children}
      </button>
    );
  }
  const isHere = path === entry.to || (entry.to !== '/' && path.startsWith(`${entry.to}/`));
  return (
    <Link
      to={entry.to}
      className={classes(className, isHere && styles['on'])}
      aria-current={isHere ? 'page' : undefined}
    >
      {children}
    </Link>
  );
}
