import { formatMoment, useWords } from '@fairlot/ui';
import { HashBox } from './HashBox.tsx';
import type { IssueParts } from './panel-view.ts';
import { VERIFY } from './text.ts';
import { classes } from '@fairlot/ui/class-names';
import inline from '@fairlot/ui/inline.module.css';
import styles from './verify.module.css';

/** What was published before the first bet. */
export function CommitmentStep({ parts }: { parts: IssueParts }) {
  const words = useWords(VERIFY);
  const { day, issue } = parts;
  if (!day) return <p className={inline['mut']}>{words.toCome}</p>;
  return (
    <>
      <p>
        {issue && words.step1How(issue.i, day.N)}
        {issue && (
          <time
            className={classes(inline['mut'], inline['num'], styles['at'])}
          >{`${formatMoment(issue.openAt)} UTC+8`}</time>
        )}
      </p>
      <HashBox label={words.anchor} hex={day.anchor} />
      {day.late && <p className={styles['note']}>{words.dayLate}</p>}
    </>
  );
}
