import { useWords } from '@fairlot/ui';
import { buttonClass } from '@fairlot/ui/button';
import { classes } from '@fairlot/ui/class-names';
import { AnyLink } from '../../../frame/AnyLink.tsx';
import { useDemoLink } from './demo-link.ts';
import { LINE } from './line-text.ts';
import styles from './entry/entry.module.css';

/** Playing without an account, beside Register. Its room is kept until the server has said where. */
export default function DemoWay() {
  const words = useWords(LINE);
  const demo = useDemoLink();
  if (demo === undefined) return <span className={styles['other']} />;
  return demo === '' ? null : (
    <AnyLink to={demo} className={classes(buttonClass(), styles['other'])} replace>
      {words.demo}
    </AnyLink>
  );
}
