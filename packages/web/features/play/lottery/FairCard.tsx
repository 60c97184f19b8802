import { Hash, Plate, Seal, shortIssue, useWords } from '@fairlot/ui';
import { text } from './text.ts';
import { useCommitment } from '../../auth/login/index.ts';
import { classes } from '@fairlot/ui/class-names';
import box from '@fairlot/ui/card.module.css';
import styles from './home.module.css';
import inline from '@fairlot/ui/inline.module.css';

/** What is committed for the issue that is on sale: its plate and the beginning of its hash. */
export default function FairCard() {
  const words = useWords(text);
  const commitment = useCommitment();
  if (!commitment) return null;
  return (
    <section className={classes(box['card'], styles['fair'])}>
      <div className={inline['row']}>
        <Plate hash={commitment.hash} size={116} title={words.plate} />
        <div className={inline['grow']}>
          <div className={inline['mut']}>{words.commitment(shortIssue(commitment.serial))}</div>
          <Hash hex={commitment.hash} groups={4} />
        </div>
      </div>
      <div className={classes(inline['row'], styles['say'])}>
        <Seal mark="验" />
        <span>{words.fair}</span>
      </div>
    </section>
  );
}
