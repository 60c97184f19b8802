import { Entry } from '../features/staff/operator/index.ts';
import styles from './frame.module.css';

/** The page before a login. */
export const SignIn = ({ why }: { readonly why: string | undefined }) => (
  <div className={styles['entry']}>
    <Entry why={why} />
  </div>
);
