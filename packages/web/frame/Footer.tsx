import { Seal, useWords } from '@fairlot/ui';
import { useSite } from '../session/index.ts';
import { text } from './text.ts';
import { classes } from '@fairlot/ui/class-names';
import styles from './frame.module.css';
import inline from '@fairlot/ui/inline.module.css';

/** Age, moderation, where to turn, and that the money is play money. */
export function Footer() {
  const words = useWords(text);
  const site = useSite();
  return (
    <footer className={classes(styles['foot'], inline['mut'])}>
      <Seal mark="公" size={10} line />
      <span>{words.adults}</span>
      <span>{words.calm}</span>
      <span>{words.help}</span>
      {(site?.IsDemoSite ?? true) && <span>{words.playMoneyLong}</span>}
      <span className={inline['grow']} />
      <span>{words.browsers}</span>
    </footer>
  );
}
