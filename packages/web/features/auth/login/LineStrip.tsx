import { Status, useWords } from '@fairlot/ui';
import { Link } from '@fairlot/shell';
import { LINE } from './line-text.ts';
import PasskeyEntry from './PasskeyEntry.tsx';
import { useLatency } from './use-latency.ts';
import { Ways } from './ways/Ways.tsx';
import styles from './entry/entry.module.css';
import ways from './ways/ways.module.css';
import { classes } from '@fairlot/ui/class-names';
import inline from '@fairlot/ui/inline.module.css';

/** Other ways to sign in, the line in use and what it takes, at the foot of the card. */
export default function LineStrip() {
  const words = useWords(LINE);
  const { reading, measure } = useLatency();
  const isGood = reading?.medianMs !== undefined;
  return (
    <div className={styles['strip']}>
      <Ways>{'PublicKeyCredential' in window && <PasskeyEntry />}</Ways>
      <div className={ways['line']}>
        <Status look={reading === undefined ? 'wait' : isGood ? 'done' : 'err'}>
          {words.line}
        </Status>
        <span className={classes(inline['num'], inline['mut'])}>
          {isGood ? `${reading.medianMs} ms` : '…'}
        </span>
        <span className={inline['grow']} />
        <button type="button" className={inline['link']} onClick={measure}>
          {words.measure}
        </button>
        <Link className={inline['link']} to="/speedtest">
          {words.allLines}
        </Link>
      </div>
    </div>
  );
}
