import { findFamily } from '@fairlot/rules/play/registry';
import { useSay, useWords } from '@fairlot/ui';
import { text } from './text.ts';
import { classes } from '@fairlot/ui/class-names';
import styles from './home.module.css';

/** All games, or one family of them. */
export function Families(props: {
  families: readonly string[];
  chosen: string | undefined;
  choose: (family: string | undefined) => void;
}) {
  const words = useWords(text);
  const say = useSay();
  const { families, chosen, choose } = props;
  return (
    <div className={styles['families']} role="group" aria-label={words.games}>
      {[undefined, ...families].map((family) => (
        <button
          key={family ?? ''}
          type="button"
          className={classes(styles['family'], family === chosen && styles['on'])}
          aria-pressed={family === chosen}
          onClick={() => choose(family)}
        >
          {family === undefined ? words.all : say(findFamily(family)?.name ?? text.other)}
        </button>
      ))}
    </div>
  );
}
