import { usePlayer } from '../session/index.ts';
import styles from './frame.module.css';
import inline from '@fairlot/ui/inline.module.css';

/** Whose window it is. */
export function WindowHead() {
  const player = usePlayer();
  const name = player?.NickName || player?.UserName || '';
  return (
    <div>
      <span className={styles['ava']}>{[...name][0]}</span>
      <span className={inline['b']}>{name}</span>
    </div>
  );
}
