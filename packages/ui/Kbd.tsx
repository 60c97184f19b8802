import type { ReactNode } from 'react';
import styles from './kbd.module.css';

/** A key of the keyboard. In a control that it presses it is decoration: `aria-keyshortcuts` says it. */
export const Kbd = (props: { children: ReactNode; 'aria-hidden'?: boolean }) => (
  <kbd {...props} className={styles['key']} translate="no" />
);
