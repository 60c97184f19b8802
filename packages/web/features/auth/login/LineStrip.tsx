import { Status, useWords } from '@fairlot/ui';
import { registrationLinkHttp } from '@fairlot/wire/account/registration-link';
import { Link, useCall } from '@fairlot/shell';
import { LINE } from './line-text.ts';
import { useLatency } from './use-latency.ts';
import { Ways } from './ways/Ways.tsx';
import styles from './entry/entry.module.css';
import ways from './ways/ways.module.css';
import { classes } from '@fairlot/ui/class-names';
import inline from '@fairlot/ui/inline.module.css';

const TEN_MINUTES_MS = 600_000;
/** Spec section 9: kept for 10 minutes. */
const KEPT = { staleTime: TEN_MINUTES_MS, gcTime: TEN_MINUTES_MS } as const;

/** Where one plays without an account: a page here, or another site. */
function DemoWay({ to }: { readonly to: string }) {
  const words = useWords(LINE);
  return to.startsWith('/') ? (
    <Link className={inline['link']} to={to}>
      {words.demo}
    </Link>
  ) : (
    <a className={inline['link']} href={to} rel="noopener">
      {words.demo}
    </a>
  );
}

/** Other ways to sign in, the line in use and what it takes, at the foot of the card. */
export default function LineStrip() {
  const words = useWords(LINE);
  const { reading, measure } = useLatency();
  const { data } = useCall(registrationLinkHttp.getDemoLink, undefined, KEPT);
  const isGood = reading?.medianMs !== undefined;
  return (
    <div className={styles['strip']}>
      <Ways />
      <div className={ways['line']}>
        <Status look={reading === undefined ? 'wait' : isGood ? 'done' : 'err'}>
          {words.line}
        </Status>
        <span className={classes(inline['num'], inline['mut'])}>
          {isGood ? `${reading.medianMs} ms` : '…'}
        </span>
        <span className={inline['grow']} />
        {/* The strip has room for two ways: lines are measured anew behind the other one as well. */}
        {data?.DemoLink ? (
          <DemoWay to={data.DemoLink} />
        ) : (
          <button type="button" className={inline['link']} onClick={measure}>
            {words.measure}
          </button>
        )}
        <Link className={inline['link']} to="/speedtest">
          {words.allLines}
        </Link>
      </div>
    </div>
  );
}
