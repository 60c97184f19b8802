import { part } from '@fairlot/shell';
import styles from './ticks.module.css';

/** The positions that a play chooses among: few plays have them. */
export const PositionTicks = part(() => import('./PositionTicks.tsx'), {
  waiting: <div className={styles['ticks']} />,
});
