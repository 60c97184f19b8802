import { Ring, useWords } from '@fairlot/ui';
import { VERIFY } from './text.ts';
import styles from './verify.module.css';

/** While a proof is read or computed: it says which. */
export function Working({ what }: { what: 'reading' | 'working' }) {
  const words = useWords(VERIFY);
  return (
    <div className={styles['waiting']}>
      <Ring label={words[what]} />
      <p aria-hidden="true">{words[what]}</p>
    </div>
  );
}
