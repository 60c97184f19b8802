import { useMay } from '../operator/index.ts';
import styles from './merchant.module.css';
import { Lines } from './Lines.tsx';
import { Settings } from './Settings.tsx';
import { State } from './State.tsx';

/** The site itself: whom it lets in, its lines, its settings. */
export function SitePage() {
  const mayState = useMay('site.state.read');
  const maySettings = useMay('site.settings.read');
  return (
    <div className={styles['site']}>
      {mayState && <State />}
      {maySettings && <Lines />}
      {maySettings && <Settings />}
    </div>
  );
}
