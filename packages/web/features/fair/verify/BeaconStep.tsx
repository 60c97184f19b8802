import inline from '@fairlot/ui/inline.module.css';
import { useWords } from '@fairlot/ui';
import { HashBox } from './HashBox.tsx';
import type { IssueParts } from './panel-view.ts';
import { VERIFY } from './text.ts';
import styles from './verify.module.css';

/** The public half of the seed, or the words that there is none. */
export function BeaconStep({ parts }: { parts: IssueParts }) {
  const words = useWords(VERIFY);
  const { issue, result, close } = parts;
  if (!issue) return <p className={inline['mut']}>{words.toCome}</p>;
  return (
    <>
      <p>{issue.round === null ? words.step2Mode0How : words.step2How(issue.round)}</p>
      {result?.signature && <HashBox label={words.signature} hex={result.signature} />}
      {close?.late && <p className={styles['note']}>{words.lateHow}</p>}
    </>
  );
}
