import { Skeleton, useWords } from '@fairlot/ui';
import { WINDOW } from './window-text.ts';
import styles from './tab-skeleton.module.css';
import inline from '@fairlot/ui/inline.module.css';

const LINES = 8;

/** The shape of a tab of the popup window while its code loads. */
export function TabSkeleton() {
  return (
    <div className={styles['waiting']} role="status" data-skeleton>
      <span className={inline['vh']}>{useWords(WINDOW).loading}</span>
      {Array.from({ length: LINES }, (_, at) => (
        <Skeleton key={at} width={at % 3 === 0 ? '40%' : '100%'} height={at % 3 === 0 ? 16 : 36} />
      ))}
    </div>
  );
}
