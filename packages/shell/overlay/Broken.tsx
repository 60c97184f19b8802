import { Failed, useSay, useWords } from '@fairlot/ui';
import { realm } from '../realm/realm.ts';
import { text } from './text.ts';
import styles from './overlay.module.css';

/**
 * A screen that threw, or whose file could not be fetched: say so, keep the shell, offer a reload.
 */
export function Broken() {
  const words = useWords(text);
  const detail = useSay()(realm().words.failedWhat);
  return (
    <div className={styles['centre']}>
      <Failed title={words.failed} detail={detail} retry={() => location.reload()} />
    </div>
  );
}
