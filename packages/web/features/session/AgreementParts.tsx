import { useWords } from '@fairlot/ui';
import { AGREEMENT } from './agreement-text.ts';
import styles from './agreement.module.css';

const PARTS = ['who', 'money', 'bets', 'draws', 'account', 'data', 'calm'] as const;

/** The text of the terms, part by part, below whatever names them. */
export function AgreementParts() {
  const words = useWords(AGREEMENT);
  return (
    <>
      <p className={styles['version']}>{words.version}</p>
      {PARTS.map((part) => (
        <section key={part}>
          <h2>{words[part]}</h2>
          <p>{words[`${part}Says`]}</p>
        </section>
      ))}
    </>
  );
}
