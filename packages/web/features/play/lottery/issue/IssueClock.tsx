import {
  countdownState,
  formatCountdown,
  formatTime,
  Icon,
  shortIssue,
  useWords,
} from '@fairlot/ui';
import { isOpen, saleAt, type Sale } from './issue-view.ts';
import { useSecond } from './tick.ts';
import { useIssues } from './use-issues.ts';
import { ISSUE } from './text.ts';
import { classes } from '@fairlot/ui/class-names';
import styles from './issue.module.css';
import inline from '@fairlot/ui/inline.module.css';
import countdown from '@fairlot/ui/countdown.module.css';

const LENGTH = 2 * Math.PI * 22;

/** The countdown to the close with its ring, or what stands in its place. Ticks each second. */
export function IssueClock({ phone = false }: { phone?: boolean }) {
  const sale = saleAt(useIssues(), useSecond());
  const words = useWords(ISSUE);
  const shown = clockOf(sale, words.shut);
  const isTimed = isOpen(sale);
  const share = isTimed ? sale.share : sale.phase === 'waitStart' ? 0 : 1;
  const ring = <CountdownRing share={share} size={phone ? 32 : 56} />;
  const time = (
    <div
      className={classes(countdown['time'], styles['time'])}
      translate={isTimed ? 'no' : undefined}
      key={sale.phase === 'none' ? 0 : sale.issue.SerialNumber}
    >
      {sale.phase === 'waitStart' && <Icon name="time" size={phone ? 18 : 22} />}
      {shown.text}
    </div>
  );
  const label = isTimed ? words.left(shown.text) : shown.text;
  return (
    <div
      className={classes(countdown['countdown'], styles['clock'], countdown[shown.look])}
      role="timer"
      aria-label={label}
      data-state={shown.look}
      data-long={shown.text.length > 'mm:ss'.length || undefined}
    >
      <div>
        <div className={styles['label']}>
          <SaleLabel sale={sale} />
        </div>
        {phone ? (
          <div className={styles['ticking']}>
            {ring}
            {time}
          </div>
        ) : (
          time
        )}
      </div>
      {!phone && ring}
    </div>
  );
}

function SaleLabel({ sale }: { sale: Sale }) {
  const words = useWords(ISSUE);
  if (sale.phase === 'none') return <span>{words.noIssue}</span>;
  const tail = isOpen(sale)
    ? words.closesIn
    : sale.phase === 'waitStart'
      ? words.startsIn
      : words.nextSoon;
  return (
    <span>
      {words.before} <b className={inline['num']}>{shortIssue(sale.issue.SerialNumber)}</b> {tail}
    </span>
  );
}

/** What the clock says. A start that is not today's next minutes is told as a time of day. */
function clockOf(sale: Sale, shut: string): { text: string; look: string } {
  if (sale.phase === 'waitStart') {
    const isFar = sale.seconds > 3600;
    const text = isFar
      ? formatTime(sale.issue.StartTimeStamp).slice(0, 5)
      : formatCountdown(sale.seconds * 1000);
    return { text, look: 'wait' };
  }
  if (!isOpen(sale)) return { text: sale.phase === 'none' ? '--:--' : shut, look: 'shut' };
  const state = countdownState(sale.seconds * 1000);
  return { text: formatCountdown(sale.seconds * 1000), look: state === 'open' ? '' : state };
}

function CountdownRing({ share, size }: { share: number; size: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 52 52" fill="none" aria-hidden>
      <circle className={countdown['track']} cx="26" cy="26" r="22" strokeWidth="4" />
      {share > 0 && (
        <circle
          className={countdown['bar']}
          cx="26"
          cy="26"
          r="22"
          strokeWidth="4"
          strokeLinecap="round"
          strokeDasharray={`${share * LENGTH} ${LENGTH}`}
          transform="rotate(-90 26 26)"
        />
      )}
      <circle className={countdown['inner']} cx="26" cy="26" r="17" strokeWidth="1" />
    </svg>
  );
}
