import { useEffect, useState } from 'react';
import { Icon, useSay, useWords } from '@fairlot/ui';
import { localNow, useServerNow } from '../device/clock.ts';
import { useConnection } from '../hub/connection.ts';
import { hubConnection } from '../hub/hub-connection.ts';
import { realm } from '../realm/realm.ts';
import { text } from './text.ts';
import { classes } from '@fairlot/ui/class-names';
import inline from '@fairlot/ui/inline.module.css';
import banner from '@fairlot/ui/banner.module.css';

/** From the loss to the banner; a browser without a network need not wait. */
const SHOWN_AFTER_MS = 2000;

/** When the next try is due. The words around it are read out once, the seconds never. */
function NextTry({ at }: { at: number | undefined }) {
  const words = useWords(text);
  useServerNow();
  const seconds = at === undefined ? 0 : Math.max(1, Math.ceil((at - localNow()) / 1000));
  return (
    <span className={classes(inline['num'], inline['nw'])} role="timer" aria-live="off">
      {at === undefined ? words.trying : words.nextTry(seconds)}
    </span>
  );
}

/** A lasting line while the page hears nothing: what that means, and the next try. */
export function LostBanner() {
  const words = useWords(text);
  const say = useSay();
  const { isLost, isOffline, isAnswering, nextTryAt } = useConnection();
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    if (!isLost) return undefined;
    const timer = setTimeout(() => setLong(true), SHOWN_AFTER_MS);
    return () => {
      clearTimeout(timer);
      setLong(false);
    };
  }, [isLost]);
  if (!isLost || !(isLong || isOffline)) return null;
  const { offline, late, lost } = realm().words;
  const said = say(isOffline ? offline : isAnswering ? late : lost);
  return (
    <div className={classes(banner['banner'], banner['lasting'])}>
      <Icon name="unplugged" size={16} />
      <span className={inline['grow']} role="status">
        {said}
      </span>
      <NextTry at={nextTryAt} />
      <button
        type="button"
        className={classes(inline['link'], inline['nw'])}
        onClick={hubConnection.tryNow}
      >
        {words.tryNow}
      </button>
    </div>
  );
}
