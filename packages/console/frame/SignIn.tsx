import { SignInForm } from '../features/operator/index.ts';
import styles from './frame.module.css';

/** The page before a login. */
export const SignIn = ({ why }: { readonly why: string | undefined }) => (
  <div className={styles['entry']}>
    <SignInForm why={why} />
  </div>
);
