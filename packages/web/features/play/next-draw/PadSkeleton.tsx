import { Skeleton } from '@fairlot/ui';
import styles from './next-draw.module.css';

/** The pad before its plays are there: as tall as with three rows of sides. */
export const PadSkeleton = () => (
  <div className={styles['pad']} aria-hidden="true">
    <div className={styles['sides']}>
      {Array.from({ length: 6 }, (_, at) => (
        <Skeleton key={at} height={40} />
      ))}
    </div>
    <Skeleton height={40} />
  </div>
);
