import { countdownState } from './countdown-state.ts';
import { formatCountdown } from './format.ts';
import { classes } from './class-names.ts';
import { useWords } from './words/index.ts';
import styles from './countdown.module.css';

const TEXT = { shut: { zh: '封盘', en: 'Closed' } };
const SIZES = {
  lg: { ring: 52, font: 36, inner: true },
  md: { ring: 24, font: 18, inner: false },
  sm: { ring: 20, font: 16, inner: false },
  xs: { ring: 0, font: 12, inner: false },
} as const;
const LENGTH = 2 * Math.PI * 22;

/**
 * Time left with its ring. It draws what it is told and keeps no clock. Screen readers do not hear
 * it tick: who owns the issue announces 60, 30, 10 and the close.
 */
export function Countdown(props: {
  leftMs: number;
  totalMs: number;
  size?: keyof typeof SIZES;
  /** Shown instead of the time once it is over. */
  shut?: string;
}) {
  const words = useWords(TEXT);
  const { leftMs, totalMs, size = 'lg', shut = words.shut } = props;
  const state = countdownState(leftMs);
  const { ring, font, inner } = SIZES[size];
  const share = totalMs > 0 ? Math.min(1, Math.max(0, leftMs / totalMs)) : 0;
  const shown = state === 'shut' ? shut : formatCountdown(leftMs);
  const fontSize = state === 'shut' ? Math.min(font, 22) : font;
  return (
    <span
      className={classes(styles['countdown'], state !== 'open' && styles[state])}
      data-state={state}
      role="timer"
      aria-live="off"
    >
      <span
        className={styles['time']}
        data-time
        style={{ fontSize }}
        translate={state === 'shut' ? undefined : 'no'}
      >
        {shown}
      </span>
      {ring > 0 && (
        <svg width={ring} height={ring} viewBox="0 0 52 52" fill="none" aria-hidden="true">
          <circle className={styles['track']} cx="26" cy="26" r="22" strokeWidth="4" />
          <circle
            className={styles['bar']}
            cx="26"
            cy="26"
            r="22"
            strokeWidth="4"
            strokeLinecap="round"
            strokeDasharray={`${(state === 'shut' ? 1 : share) * LENGTH} ${LENGTH}`}
            transform="rotate(-90 26 26)"
          />
          {inner && <circle className={styles['inner']} cx="26" cy="26" r="17" strokeWidth="1" />}
        </svg>
      )}
    </span>
  );
}
