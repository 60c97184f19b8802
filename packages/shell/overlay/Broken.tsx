import { Failed, useSay, useWords } from '@fairlot/ui';
import { isDomFault } from '../page/dom-fault.ts';
import { realm } from '../realm/realm.ts';
import { text } from './text.ts';
import styles from './overlay.module.css';

/**
 * A screen that threw, or whose file could not be fetched: say so, keep the shell, offer a reload. A fault
 * of the page goes on to the root.
 */
export function Broken({ error }: { error?: unknown }) {
  const words = useWords(text);
  const detail = useSay()(realm().words.failedWhat);
  if (isDomFault(error)) throw error;
  return (
    <div className={styles['centre']}>
      <Failed title={words.failed} detail={detail} retry={() => location.reload()} />
    </div>
  );
}
