import { diffLines } from '@fairlot/rules/core/diff-lines';
import { Failed, useSay, useWords } from '@fairlot/ui';
import { TermsLine, TermsWaiting } from './TermsBody.tsx';
import styles from './terms.module.css';
import { text } from './text.ts';
import { useTerms } from './use-terms.ts';

/** The present terms with what is different from a version that somebody accepted. */
export function TermsDiff({ accepted }: { readonly accepted: number }) {
  const words = useWords(text);
  const say = useSay();
  const [present, earlier] = [useTerms(), useTerms(accepted)];
  if (!present.terms || !earlier.terms) {
    if (!present.isFailed && !earlier.isFailed) return <TermsWaiting />;
    const retry = () => {
      present.retry();
      earlier.retry();
    };
    return <Failed title={words.failed} retry={retry} />;
  }
  const lines = diffLines(say(earlier.terms.Text), say(present.terms.Text));
  return (
    <div className={styles['diff']}>
      {lines.map(({ kind, line }, place) => {
        const key = `${place}`;
        if (kind === 'same') return <TermsLine key={key} line={line} />;
        if (line === '') return null;
        const isGone = kind === 'gone';
        const Mark = isGone ? 'del' : 'ins';
        return (
          <Mark key={key}>
            <span className={styles['mark']}>{isGone ? words.gone : words.isNew}</span>
            <TermsLine line={line} />
          </Mark>
        );
      })}
    </div>
  );
}
