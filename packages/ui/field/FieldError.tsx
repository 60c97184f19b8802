import type { ReactNode } from 'react';
import { Icon } from '../Icon.tsx';
import styles from './field.module.css';

/** What is wrong with a field, or with a form as a whole. */
export function FieldError({ children }: { children: ReactNode }) {
  return (
    <span className={styles['error']}>
      <Icon name="notice" size={14} />
      {children}
    </span>
  );
}
