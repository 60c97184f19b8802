import { Hash, Plate, Seal, shortIssue, useWords } from '@fairlot/ui';
import { text } from './text.ts';
import { useCommitment } from '../session/index.ts';

/** What is committed for the issue that is on sale: its plate and the beginning of its hash. */
export default function FairCard() {
  const words = useWords(text);
  const commitment = useCommitment();
  if (!commitment) return null;
  return (
    <section className="card lob-fair">
      <div className="row">
        <Plate hash={commitment.hash} size={116} title={words.plate} />
        <div className="grow">
          <div className="mut">{words.commitment(shortIssue(commitment.serial))}</div>
          <Hash hex={commitment.hash} groups={4} />
        </div>
      </div>
      <div className="row lob-fair-say">
        <Seal mark="验" />
        <span>{words.fair}</span>
      </div>
    </section>
  );
}
