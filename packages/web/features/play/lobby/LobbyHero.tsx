import { useWords } from '@fairlot/ui';
import { buttonClass } from '@fairlot/ui/button';
import box from '@fairlot/ui/card.module.css';
import { classes } from '@fairlot/ui/class-names';
import inline from '@fairlot/ui/inline.module.css';
import { Link } from '@fairlot/shell';
import { useSite } from '../../../session/index.ts';
import { AnyLink } from '../../../frame/AnyLink.tsx';
import { useDemoLink } from '../../auth/login/index.ts';
import { LobbyProof } from './LobbyProof.tsx';
import { LOBBY } from './text.ts';
import styles from './lobby.module.css';

/** What the house promises, the ways in, and a draw to check. */
export function LobbyHero() {
  const words = useWords(LOBBY);
  return (
    <section className={classes(box['card'], styles['hero'])}>
      <div className={styles['say']}>
        <h1>{words.headline}</h1>
        <p className={inline['sec']}>{words.about}</p>
        <WaysIn />
      </div>
      <LobbyProof />
    </section>
  );
}

/** One primary way in: play money where it is on offer, else an account. */
function WaysIn() {
  const words = useWords(LOBBY);
  const isOpen = useSite()?.IsRegisterOpen ?? true;
  const demo = useDemoLink();
  const register = (look: 'plain' | 'primary') => (
    <Link className={buttonClass({ look, size: 'large' })} to="/Register">
      {words.register}
    </Link>
  );
  return (
    <div className={styles['ways']}>
      {demo === '' ? (
        isOpen && register('primary')
      ) : (
        <>
          {demo === undefined ? (
            <span className={styles['way']} />
          ) : (
            <AnyLink to={demo} className={buttonClass({ look: 'primary', size: 'large' })}>
              {words.demo}
            </AnyLink>
          )}
          {isOpen && register('plain')}
        </>
      )}
    </div>
  );
}
