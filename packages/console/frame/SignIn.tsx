import { useEffect } from 'react';
import { navigate } from '@fairlot/shell';
import { Entry } from '../features/staff/operator/index.ts';
import styles from './frame.module.css';

/** The sign-in page, with the reason that led to it. Meanwhile the code of the first page loads. */
export function SignIn({ why }: { readonly why: string | undefined }) {
  useEffect(() => navigate.preload('/'), []);
  return (
    <div className={styles['entry']}>
      <Entry why={why} />
    </div>
  );
}
