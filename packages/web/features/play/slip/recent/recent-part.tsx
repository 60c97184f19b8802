import { lazyComponent, Missing } from '@fairlot/shell';
import styles from './recent.module.css';

/** The second tab of the slip. */
export const RecentBets = lazyComponent(() => import('./RecentBets.tsx'), {
  waiting: <div className={styles['lines']} />,
  missing: (retry) => (
    <div className={styles['lines']}>
      <Missing retry={retry} />
    </div>
  ),
});
