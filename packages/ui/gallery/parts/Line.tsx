import type { ReactNode } from 'react';
import styles from '../gallery.module.css';

export const Line = ({ children }: { children: ReactNode }) => (
  <div className={styles['line']}>{children}</div>
);

export const Stack = ({ children }: { children: ReactNode }) => (
  <div className={styles['stack']}>{children}</div>
);
