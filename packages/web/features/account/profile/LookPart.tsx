import { useWords } from '@fairlot/ui';
import { LanguageChoice } from '@fairlot/shell/look/LanguageChoice';
import { LookChoices } from '@fairlot/shell/look/LookChoices';
import { ACCOUNT } from './text.ts';
import styles from './account.module.css';

/** How the site looks to this player: kept on his device until he signs out (spec section 3). */
export function LookPart() {
  const words = useWords(ACCOUNT);
  return (
    <section aria-labelledby="look-title" data-look>
      <h2 id="look-title" className={styles['title']}>
        {words.look}
      </h2>
      <p className={styles['about']}>{words.lookAbout}</p>
      <LanguageChoice />
      <LookChoices />
    </section>
  );
}
