import { formatCountdown, formatTime, Icon, useWords } from '@fairlot/ui';
import { useServerNow } from '../device/clock.ts';
import { realm } from '../realm/realm.ts';
import { logout } from '../session/life.ts';
import { END } from './end-text.ts';

/** The login ends whatever the player does: said in time, and nothing to be pressed in haste. */
export function EndBanner({ endsAt }: { endsAt: number }) {
  const words = useWords(END);
  const leftMs = endsAt - useServerNow();
  return (
    <div className="bnr bnr-lost">
      <Icon name="time" size={16} />
      <span className="grow">
        <span role="status">
          {words.last(formatTime(endsAt).slice(0, 5), realm().login.longestHours)}
        </span>{' '}
        <span className="num" role="timer" aria-live="off">
          {formatCountdown(leftMs)}
        </span>
      </span>
      <button type="button" className="link" onClick={() => void logout()}>
        {words.again}
      </button>
    </div>
  );
}
