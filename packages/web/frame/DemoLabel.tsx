import { useWords } from '@fairlot/ui';
import { Badge } from '@fairlot/ui/badge';
import { useSite } from '../session/index.ts';
import { text } from './text.ts';
import styles from './frame.module.css';

/** Says on every screen that the money is play money, where it is. */
export function DemoLabel() {
  const words = useWords(text);
  const site = useSite();
  if (site && !site.IsDemoSite) return null;
  return (
    <span className={styles['demo']} title={words.playMoneyLong}>
      <Badge tone="time">{words.playMoney}</Badge>
    </span>
  );
}
