import { Skeleton, useWords } from '@fairlot/ui';
import { HISTORY } from './text.ts';
import styles from './draw-history.module.css';
import inline from '@fairlot/ui/inline.module.css';

const ROWS = 8;

/** The shape of the screen while the games are being read. */
export function HistorySkeleton() {
  return (
    <section className={styles['screen']} role="status" data-skeleton>
      <span className={inline['vh']}>{useWords(HISTORY).loading}</span>
      <div className={styles['head']}>
        <Skeleton width={200} height={24} />
      </div>
      <div className={styles['views']}>
        <Skeleton width={260} height={36} />
      </div>
      <div className={styles['rows']}>
        {Array.from({ length: ROWS }, (_, at) => (
          <Skeleton key={at} height={40} />
        ))}
      </div>
    </section>
  );
}
