import { formatCountdown, formatTime, Icon, useWords } from '@fairlot/ui';
import { useServerNow } from '../device/clock.ts';
import { realm } from '../realm/realm.ts';
import { logout } from '../session/life.ts';
import { END } from './end-text.ts';
import { classes } from '@fairlot/ui/class-names';
import banner from '@fairlot/ui/banner.module.css';
import inline from '@fairlot/ui/inline.module.css';

/** The login ends whatever the player does: said in time, and nothing to be pressed in haste. */
export function EndBanner({ endsAt }: { endsAt: number }) {
  const words = useWords(END);
  const leftMs = endsAt - useServerNow();
  return (
    <div className={classes(banner['banner'], banner['lasting'])}>
      <Icon name="time" size={16} />
      <span className={inline['grow']}>
        <span role="status">
          {words.last(formatTime(endsAt).slice(0, 5), realm().login.longestHours)}
        </span>{' '}
        <span className={inline['num']} role="timer" aria-live="off">
          {formatCountdown(leftMs)}
        </span>
      </span>
      <button type="button" className={inline['link']} onClick={() => void logout()}>
        {words.again}
      </button>
    </div>
  );
}
