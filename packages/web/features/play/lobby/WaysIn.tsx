import { useWords } from '@fairlot/ui';
import { buttonClass } from '@fairlot/ui/button';
import { Link } from '@fairlot/shell';
import { useSite } from '../../../session/index.ts';
import { AnyLink } from '../../../frame/AnyLink.tsx';
import { useDemoLink } from '../../auth/login/index.ts';
import { LOBBY } from './text.ts';
import styles from './lobby.module.css';

/** One primary way in: play money where it is on offer, else an account. */
export default function WaysIn() {
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
