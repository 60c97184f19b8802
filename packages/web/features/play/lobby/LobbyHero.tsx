import { useWords } from '@fairlot/ui';
import box from '@fairlot/ui/card.module.css';
import { classes } from '@fairlot/ui/class-names';
import inline from '@fairlot/ui/inline.module.css';
import { lazyComponent, usePageIdle } from '@fairlot/shell';
import { LOBBY } from './text.ts';
import styles from './lobby.module.css';

const room = <div className={styles['ways']} />;
/** The pages that lead in share their code, and none of it belongs to the first view. */
const WaysIn = lazyComponent(() => import('./WaysIn.tsx'), { waiting: room });
/** Its hash is asked for once the page is quiet, and so is its code. */
const LobbyProof = lazyComponent(() => import('./LobbyProof.tsx'), { missing: () => null });

/** What the house promises, the ways in, and a draw to check. */
export function LobbyHero() {
  const words = useWords(LOBBY);
  const isIdle = usePageIdle();
  return (
    <section className={classes(box['card'], styles['hero'])}>
      <div className={styles['say']}>
        <h1>{words.headline}</h1>
        <p className={inline['sec']}>{words.about}</p>
        <WaysIn />
      </div>
      <section className={styles['proof']} aria-label={words.proof}>
        {isIdle && <LobbyProof />}
      </section>
    </section>
  );
}
