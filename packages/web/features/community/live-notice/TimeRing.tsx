import { SHOWN_MS } from './use-time-left.ts';
import countdown from '@fairlot/ui/countdown.module.css';
import styles from './prize.module.css';

const LENGTH = 2 * Math.PI * 22;

/** The time that is left, round the closing cross. */
export function TimeRing({ leftMs }: { leftMs: number }) {
  return (
    <svg width={36} height={36} viewBox="0 0 52 52" fill="none" aria-hidden="true">
      <circle className={countdown['track']} cx="26" cy="26" r="22" strokeWidth="3" />
      <circle
        className={styles['bar']}
        cx="26"
        cy="26"
        r="22"
        strokeWidth="3"
        strokeLinecap="round"
        strokeDasharray={`${(leftMs / SHOWN_MS) * LENGTH} ${LENGTH}`}
        transform="rotate(-90 26 26)"
      />
    </svg>
  );
}
