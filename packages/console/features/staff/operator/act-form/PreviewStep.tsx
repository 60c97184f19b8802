import { useEffect, useRef } from 'react';
import { useWords } from '@fairlot/ui';
import { ProposalContent, Question } from '../proposal-content/ProposalContent.tsx';
import styles from '../proposal-content/content.module.css';
import { text } from './text.ts';
import type { Preview } from './use-preview.ts';

/** The proposal as the second operator will see it. */
export function PreviewStep({ proposal, reader, isSure, setSure }: Preview) {
  const words = useWords(text);
  const head = useRef<HTMLParagraphElement>(null);
  // The field that had the focus is gone; the maker reads before they press.
  useEffect(() => head.current?.focus(), []);
  return (
    <section aria-label={words.reviewOf} data-preview>
      <p ref={head} tabIndex={-1} className={styles['note']}>
        {words.reviewOf}
      </p>
      <ProposalContent proposal={proposal} reader={reader} />
      <p className={styles['reason']}>
        {words.reason}: {proposal.Reason}
      </p>
      <Question proposal={proposal} reader={reader} isSure={isSure} onSure={setSure} />
    </section>
  );
}
