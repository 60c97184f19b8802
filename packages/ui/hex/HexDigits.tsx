import type { HexLook } from '@fairlot/rules/play/family';
import type { BallSize } from '../Ball.tsx';
import styles from './hex.module.css';

/** As many digits stand together. */
const GROUP = 8;

/** The digits of a group with the ones that decide apart. */
function Group({ digits, from, look }: { digits: string; from: number; look: HexLook }) {
  return (
    <span className={styles['group']}>
      {[...digits].map((digit, at) =>
        look.decisive.includes(from + at) ? <b key={at}>{digit}</b> : digit,
      )}
    </span>
  );
}

/**
 * A number of hexadecimal digits as a block of two lines, or of four where it is `narrow`; the digits
 * that decide are marked. Dots of the same size while it is awaited. Looked at, and read out whole.
 */
export function HexDigits(props: {
  digits: string | null | undefined;
  look: HexLook;
  count: number;
  size: BallSize;
  narrow?: boolean;
  waitLabel?: string | undefined;
}) {
  const { digits, look, count, size, narrow = false, waitLabel = '…' } = props;
  // A full stop: every monospaced face has it.
  const shown = digits ?? '.'.repeat(count);
  const groups = Array.from({ length: Math.ceil(count / GROUP) }, (_, at) => at * GROUP);
  const looks = [styles['block'], styles[size], narrow && styles['narrow']];
  return (
    <span
      className={looks.filter(Boolean).join(' ')}
      data-waits={digits ? undefined : true}
      role="img"
      aria-label={digits ?? waitLabel}
      translate="no"
    >
      {groups.map((from) => (
        <Group key={from} digits={shown.slice(from, from + GROUP)} from={from} look={look} />
      ))}
    </span>
  );
}
