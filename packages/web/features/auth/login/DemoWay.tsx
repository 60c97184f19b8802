import { useWords } from '@fairlot/ui';
import { buttonClass } from '@fairlot/ui/button';
import { classes } from '@fairlot/ui/class-names';
import { DemoLink, useDemoLink } from './DemoLink.tsx';
import { LINE } from './line-text.ts';
import styles from './entry/entry.module.css';

/** Playing without an account, beside Register. Its room is kept until the server has said where. */
export default function DemoWay() {
  const words = useWords(LINE);
  const demo = useDemoLink();
  if (demo === undefined) return <span className={styles['other']} />;
  return demo === '' ? null : (
    <DemoLink to={demo} className={classes(buttonClass(), styles['other'])} replace>
      {words.demo}
    </DemoLink>
  );
}
