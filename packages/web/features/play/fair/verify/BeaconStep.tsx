import inline from '@fairlot/ui/inline.module.css';
import type { IssueManifest } from '@fairlot/draw';
import { formatMoment, type Spoken, useWords } from '@fairlot/ui';
import { HashBox } from './display/HashBox.tsx';
import type { IssueParts } from './panel-view.ts';
import { VERIFY } from './display/text.ts';
import styles from './display/verify.module.css';

function howOf({ round, block }: IssueManifest, words: Spoken<typeof VERIFY>): string {
  if (block) return words.step2BlockHow(block.chain, formatMoment(block.from));
  return round === null ? words.step2Mode0How : words.step2How(round);
}

/** The public half of the seed, or the words that there is none. */
export function BeaconStep({ parts }: { parts: IssueParts }) {
  const words = useWords(VERIFY);
  const { issue, result, close } = parts;
  if (!issue) return <p className={inline['mut']}>{words.toCome}</p>;
  return (
    <>
      <p>{howOf(issue, words)}</p>
      {result?.block && <HashBox label={words.blockHash} hex={result.block.hash} />}
      {issue.block && result?.block && (
        <p className={inline['num']}>
          {words.blockAt(issue.block.chain, result.block.height, formatMoment(result.block.at))}
        </p>
      )}
      {result?.signature && <HashBox label={words.signature} hex={result.signature} />}
      {close?.late && <p className={styles['note']}>{words.lateHow}</p>}
    </>
  );
}
