import { headingOf } from '@fairlot/rules/check/terms-text';
import { Failed, formatMoment, useSay, useWords, Waiting } from '@fairlot/ui';
import styles from './terms.module.css';
import { text } from './text.ts';
import { useTerms, type Terms } from './use-terms.ts';

const WAITING = ['text'] as const;

/** A line of the terms: a heading, or what stands below it. */
export function TermsLine({ line }: { readonly line: string }) {
  const heading = headingOf(line);
  if (heading !== undefined) return <h2>{heading}</h2>;
  return line === '' ? null : <p>{line}</p>;
}

/** When the terms changed last. */
export function TermsDay({ terms: { Version, PublishedTimeStamp } }: { readonly terms: Terms }) {
  const words = useWords(text);
  const day = formatMoment(PublishedTimeStamp).slice(0, 10);
  return <p className={styles['version']}>{words.version(Version, day)}</p>;
}

/** While the text is on its way. */
export const TermsWaiting = () => (
  <div className={styles['waiting']}>
    <Waiting parts={WAITING} />
  </div>
);

/** The text of the terms below whatever names them: read from the server, for anybody. */
export function TermsBody() {
  const words = useWords(text);
  const say = useSay();
  const { terms, isFailed, retry } = useTerms();
  if (!terms) {
    if (isFailed) return <Failed title={words.failed} retry={retry} />;
    return <TermsWaiting />;
  }
  return (
    <>
      <TermsDay terms={terms} />
      {say(terms.Text)
        .split('\n')
        .map((line, place) => (
          <TermsLine key={`${place}`} line={line} />
        ))}
    </>
  );
}
