import type { ReactNode } from 'react';
import { classes } from './class-names.ts';
import styles from './status.module.css';

export type StatusLook = 'wait' | 'off' | 'lose' | 'win' | 'tie' | 'done' | 'warn' | 'err';

/** A state: shape, word and colour together, never colour alone. */
export function Status({ look, children }: { look: StatusLook; children: ReactNode }) {
  return (
    <span className={classes(styles['status'], styles[look])} data-status={look}>
      {children}
    </span>
  );
}
