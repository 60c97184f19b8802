import { AgreementParts } from './AgreementParts.tsx';
import styles from './agreement.module.css';

/** What the player agreed to, to be read again at any time (spec section 2, Helper). */
export default function AgreementTab() {
  return (
    <article className={styles['tab']}>
      <AgreementParts />
    </article>
  );
}
