import { Icon, Skeleton, useWords } from '@fairlot/ui';
import { iconButtonClass } from '@fairlot/ui/button';
import { TabSkeleton } from '../feature/TabSkeleton.tsx';
import { WINDOW } from '../feature/window-text.ts';
import styles from './window.module.css';
import inline from '@fairlot/ui/inline.module.css';

const GROUPS = 6;

/** The shape of the popup window while its code loads. It can be closed already. */
export function WindowSkeleton({ close }: { close: () => void }) {
  const words = useWords(WINDOW);
  return (
    <>
      <div className={styles['scrim']} />
      <div className={styles['window']} data-skeleton>
        <div className={styles['nav']}>
          {Array.from({ length: GROUPS }, (_, at) => (
            <Skeleton key={at} width={120} height={40} />
          ))}
        </div>
        <div className={styles['body']}>
          <div className={styles['head']}>
            <span className={inline['grow']}>
              <Skeleton width={160} height={20} />
            </span>
            <button
              type="button"
              className={iconButtonClass()}
              aria-label={words.close}
              onClick={close}
            >
              <Icon name="close" />
            </button>
          </div>
          <TabSkeleton />
        </div>
      </div>
    </>
  );
}
