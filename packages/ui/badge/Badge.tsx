import type { ReactNode } from 'react';
import { classes } from '../class-names.ts';
import styles from './badge.module.css';

/** A word about the thing beside it. Colour has one job each. */
export function Badge(props: {
  readonly tone?: 'plain' | 'accent' | 'time' | 'danger';
  readonly children: ReactNode;
}) {
  const { tone = 'plain', children } = props;
  return <span className={classes(styles['tag'], styles[tone])}>{children}</span>;
}

/** The largest count that is written out. */
const MOST_SHOWN = 99;

/** How many are waiting; nothing when none are. `label` says it to who cannot see the figure. */
export function CountBadge({ count, label }: { count: number; label?: string }) {
  if (count <= 0) return null;
  return (
    <span
      className={styles['count']}
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
    >
      {count > MOST_SHOWN ? `${MOST_SHOWN}+` : count}
    </span>
  );
}
