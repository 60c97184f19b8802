import { Ring, useWords } from '@fairlot/ui';
import styles from './frame.module.css';
import { text } from './text.ts';

/** Replaces the page while the code of the next one is slow to load. */
export function PagePending() {
  const words = useWords(text);
  return (
    <div className={styles['pending']}>
      <Ring label={words.loading} />
    </div>
  );
}
