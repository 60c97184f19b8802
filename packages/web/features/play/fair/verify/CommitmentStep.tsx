import { categoryOfCode } from '@fairlot/rules/lottery/game';
import { formatMoment, useSay, useWords } from '@fairlot/ui';
import { Button } from '@fairlot/ui/button';
import { openVerify } from './address.ts';
import { HashBox } from './display/HashBox.tsx';
import type { IssueParts } from './panel-view.ts';
import { VERIFY } from './display/text.ts';
import { classes } from '@fairlot/ui/class-names';
import inline from '@fairlot/ui/inline.module.css';
import styles from './display/verify.module.css';

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
      {day.parent && <ParentLine parent={day.parent} serial={issue?.serial} />}
      <HashBox label={words.anchor} hex={day.anchor} />
      {day.late && <p className={styles['note']}>{words.dayLate}</p>}
    </>
  );
}

/** The game that this one is read off, and the way to its own proof. */
function ParentLine({ parent, serial }: { parent: string; serial: string | undefined }) {
  const words = useWords(VERIFY);
  const say = useSay();
  const category = categoryOfCode(parent);
  const name = category ? say(category.name) : parent;
  return (
    <p>
      {words.parentHow(name)}{' '}
      {category && serial && (
        <Button size="small" onClick={() => openVerify(category.id, Number(serial))}>
          {words.parentProof}
        </Button>
      )}
    </p>
  );
}
