import { Missing } from '@fairlot/shell';
import { Ring, useSay, useWords } from '@fairlot/ui';
import { Checkbox } from '@fairlot/ui/checkbox';
import type { Proposal } from '../../../../registry/proposal-view.ts';
import styles from './content.module.css';
import { text } from './text.ts';
import type { ProposalReading } from './use-proposal-reader.ts';

/** Returns the rendered content of a proposal, or undefined if it cannot be shown. */
export const contentOf = ({ loaded }: ProposalReading, proposal: Proposal) =>
  loaded?.views[proposal.Permission]?.show(proposal);

/** The question that both operators must answer with yes. */
export const questionOf = ({ loaded }: ProposalReading, proposal: Proposal) =>
  loaded?.views[proposal.Permission]?.question?.(proposal);

/** Shows a proposal in words, the same to maker and confirmer. */
export function ProposalContent(props: {
  readonly proposal: Proposal;
  readonly reader: ProposalReading;
}) {
  const { proposal, reader } = props;
  const words = useWords(text);
  const { loaded, retry } = reader;
  if (retry) return <Missing retry={retry} />;
  if (!loaded) return <Ring label={words.loading} />;
  return (
    <>
      {loaded.notes.map((Note, at) => (
        <Note key={at} proposal={proposal} />
      ))}
      {contentOf(reader, proposal) ?? (
        <p className={styles['unreadable']} role="alert">
          {words.unreadable}
        </p>
      )}
    </>
  );
}

/** Asks for a confirmation of an unusual amount, with both numbers. */
export function Question(props: {
  readonly proposal: Proposal;
  readonly reader: ProposalReading;
  readonly isSure: boolean;
  readonly onSure: (isSure: boolean) => void;
}) {
  const { proposal, reader, isSure, onSure } = props;
  const words = useWords(text);
  const say = useSay();
  const question = questionOf(reader, proposal);
  if (!question) return null;
  return (
    <div className={styles['question']} role="group" aria-label={say(question)}>
      <p>{say(question)}</p>
      <Checkbox isOn={isSure} onChange={onSure}>
        {words.yesAll}
      </Checkbox>
    </div>
  );
}
