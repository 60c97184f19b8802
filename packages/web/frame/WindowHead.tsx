import { usePlayer } from '../session/index.ts';
import { Head } from './Head.tsx';
import styles from './frame.module.css';
import inline from '@fairlot/ui/inline.module.css';

/** Whose window it is. */
export function WindowHead() {
  const player = usePlayer();
  const name = player?.NickName || player?.UserName || '';
  return (
    <div>
      <span className={styles['ava']}>
        <Head
          picture={player?.HeadPicture ?? ''}
          image={player?.HeadImage ?? 0}
          name={name}
          size={32}
        />
      </span>
      <span className={inline['b']}>{name}</span>
    </div>
  );
}
