import { useWords } from '@fairlot/ui';
import { useMay, useMe } from '../../staff/operator/index.ts';
import styles from './merchant.module.css';
import { Lines } from './Lines.tsx';
import { Settings } from './Settings.tsx';
import { State } from './State.tsx';
import { text } from './text.ts';

/** The site itself: whom it lets in, its lines, its settings. */
export default function SitePage() {
  const words = useWords(text);
  const me = useMe();
  const mayState = useMay('site.state.read');
  const maySettings = useMay('site.settings.read');
  return (
    <div className={styles['site']}>
      {me && !mayState && !maySettings && <p className={styles['note']}>{words.notAllowed}</p>}
      {mayState && <State />}
      {maySettings && <Lines />}
      {maySettings && <Settings />}
    </div>
  );
}
