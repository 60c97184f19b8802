import { Balls, Hash, Icon, Plate, shortIssue, useSay, useWords } from '@fairlot/ui';
import { Button } from '@fairlot/ui/button';
import { classes } from '@fairlot/ui/class-names';
import inline from '@fairlot/ui/inline.module.css';
import { useCommitment, type Commitment } from '../../auth/login/index.ts';
import { checkDraw } from './check-draw.ts';
import { LOBBY } from './text.ts';
import styles from './lobby.module.css';

/** What is committed for the issue on sale, and the last draw, which anyone can check here. */
export default function LobbyProof() {
  const commitment = useCommitment();
  return commitment && <Proof commitment={commitment} />;
}

function Proof({ commitment }: { readonly commitment: Commitment }) {
  const words = useWords(LOBBY);
  const say = useSay();
  const { gameId, game, serial, hash, last } = commitment;
  return (
    <>
      <Plate className={styles['plate'] ?? ''} hash={hash} size={136} title={words.plate} />
      <div className={styles['facts']}>
        <p className={inline['mut']}>{words.commitment(say(game), shortIssue(serial))}</p>
        <Hash hex={hash} groups={4} />
        {last && (
          <>
            <p className={classes(inline['mut'], styles['drawn'])}>
              {words.drawn(shortIssue(last.serial))}
            </p>
            <Balls number={last.number} />
            <Button className={styles['check']} onClick={() => checkDraw(gameId, last.serial)}>
              <Icon name="shield" size={16} />
              {words.check}
            </Button>
          </>
        )}
      </div>
    </>
  );
}
