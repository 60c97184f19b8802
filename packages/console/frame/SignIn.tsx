import { Entry } from '../features/staff/operator/index.ts';
import styles from './frame.module.css';

/** The sign-in page, with the reason that led to it. */
export const SignIn = ({ why }: { readonly why: string | undefined }) => (
  <div className={styles['entry']}>
    <Entry why={why} />
  </div>
);
