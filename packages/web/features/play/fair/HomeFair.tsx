import {
  CardSkeleton,
  Failed,
  Hash,
  Icon,
  Plate,
  Seal,
  shortIssue,
  useSay,
  useWords,
} from '@fairlot/ui';
import { Button } from '@fairlot/ui/button';
import { useCommitmentQuery } from '../../auth/login/index.ts';
import { HOME_FAIR } from './home-text.ts';
import { openVerify } from './verify/address.ts';
import { classes } from '@fairlot/ui/class-names';
import box from '@fairlot/ui/card.module.css';
import inline from '@fairlot/ui/inline.module.css';
import styles from './home-fair.module.css';

/** What is committed for the issue that is on sale: its plate and the beginning of its hash. */
export default function HomeFair() {
  const words = useWords(HOME_FAIR);
  const say = useSay();
  const { data: commitment, isPending, isError, refetch } = useCommitmentQuery();
  if (isPending) return <CardSkeleton />;
  const { last, gameId } = commitment ?? {};
  return (
    <section className={classes(box['card'], styles['fair'])} aria-label={words.title} data-fair>
      {!commitment && isError && <Failed title={words.failed} retry={() => void refetch()} />}
      {!commitment && !isError && <p className={inline['mut']}>{words.none}</p>}
      {commitment && (
        <div className={styles['plate']}>
          <Plate hash={commitment.hash} size={104} title={words.plate} />
          <div className={inline['grow']}>
            <h2>{say(commitment.game)}</h2>
            <div className={inline['mut']}>{words.committed(shortIssue(commitment.serial))}</div>
            <Hash hex={commitment.hash} groups={4} />
          </div>
        </div>
      )}
      {commitment && (
        <div className={styles['say']}>
          <Seal mark="验" />
          <span className={inline['grow']}>{words.fair}</span>
        </div>
      )}
      {last !== undefined && gameId !== undefined && (
        <Button isWide onClick={() => openVerify(gameId, last.serial)}>
          <Icon name="shield" size={16} />
          {words.check(shortIssue(last.serial))}
        </Button>
      )}
    </section>
  );
}
