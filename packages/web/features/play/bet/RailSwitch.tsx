import { Icon, useWords } from '@fairlot/ui';
import { railFolded } from './rail-folded.ts';
import { PAGE } from './text.ts';
import styles from './desk.module.css';

/** Folds the column of draws and trend away, or brings it back: the board has its room meanwhile. */
export function RailSwitch({ isFolded }: { isFolded: boolean }) {
  const words = useWords(PAGE);
  const label = isFolded ? words.unfold : words.fold;
  return (
    <button
      type="button"
      className={styles['switch']}
      aria-label={label}
      title={label}
      onClick={() => railFolded.set(!isFolded)}
    >
      <Icon name={isFolded ? 'left' : 'right'} size={14} />
    </button>
  );
}
