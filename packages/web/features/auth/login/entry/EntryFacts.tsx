import { Balls, Hash, shortIssue, useWords } from '@fairlot/ui';
import { useCommitment } from './commitment.ts';
import { FACTS } from './facts-text.ts';

/**
 * What is committed for the next issue and what came of the last: live, and checkable by anyone.
 */
export default function EntryFacts() {
  const words = useWords(FACTS);
  const commitment = useCommitment();
  if (!commitment) return null;
  const { hash, last, serial } = commitment;
  return (
    <dl>
      <div>
        <dt>{words.commitment(shortIssue(serial))}</dt>
        <dd>
          <Hash hex={hash} />
        </dd>
      </div>
      {last && (
        <div>
          <dt>{words.drawn(shortIssue(last.serial))}</dt>
          <dd>
            <Balls number={last.number} />
          </dd>
        </div>
      )}
    </dl>
  );
}
