import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { navigate } from '../session/index.ts';
import type { NavEntry } from './manifest.ts';

/** A navigation entry: a link, or the opener of a tab of the popup window. */
export function NavLink(props: { entry: NavEntry; children: ReactNode; className?: string }) {
  const { entry, children, className } = props;
  if ('window' in entry) {
    return (
      <button type="button" className={className} onClick={() => navigate.openWindow(entry.window)}>
        {children}
      </button>
    );
  }
  return (
    <Link
      to={entry.to}
      className={className}
      activeOptions={{ exact: true, includeSearch: false }}
      activeProps={{ className: `${className ?? ''} on`, 'aria-current': 'page' }}
    >
      {children}
    </Link>
  );
}
