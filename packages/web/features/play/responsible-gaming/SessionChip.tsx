import type { Session } from '@fairlot/wire/play/responsible-gaming';
import { formatChange, formatMoney, Icon, useWords } from '@fairlot/ui';
import { classes } from '@fairlot/ui/class-names';
import { keptStore, useServerNow, useStore } from '@fairlot/shell';
import { netOf } from './session-net.ts';
import { SESSION } from './session-text.ts';
import inline from '@fairlot/ui/inline.module.css';
import styles from './session.module.css';

const MINUTE_MS = 60_000;
/** Signs of a result that keeps its decimals on a phone: a sign and two digits. */
const SHORT = 3;
const isFolded = keptStore('sessionFolded', false, { clearedAtLogout: true });

/** `1:05` of a login that began so long ago. */
export const clockOf = (ms: number): string => {
  const minutes = Math.max(0, Math.floor(ms / MINUTE_MS));
  return `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`;
};

/** Time, open stakes and net result of the login. It folds to the time, and unfolds while a reminder is shown. */
export function SessionChip({ session, isOpen }: { session: Session; isOpen: boolean }) {
  const words = useWords(SESSION);
  const nowMs = useServerNow();
  const folded = useStore(isFolded) && !isOpen;
  const time = clockOf(nowMs - session.StartTimeStamp);
  const net = formatChange(netOf(session));
  const open = session.Open > 0n ? formatMoney(session.Open) : undefined;
  const [whole = '', decimals] = net.split('.');
  // Without its decimals a small result would read as none.
  const isSmall = whole.length <= SHORT;
  return (
    <button
      type="button"
      className={styles['chip']}
      data-net={folded ? undefined : net}
      aria-label={words.label(time, formatMoney(session.Staked), formatMoney(session.Open), net)}
      title={folded ? words.expand : words.collapse}
      onClick={() => isFolded.set(!folded)}
    >
      <Icon name={session.Break ? 'lock' : 'time'} size={14} />
      <span className={inline['num']}>{time}</span>
      {!folded && open && (
        <span className={classes(inline['num'], styles['open'])}>{words.openNow(open)}</span>
      )}
      {!folded && (
        <b className={classes(inline['num'], styles['net'])}>
          {whole}
          <span className={isSmall ? undefined : styles['decimals']}>.{decimals}</span>
        </b>
      )}
    </button>
  );
}
