import { useEffect } from 'react';
import { navigate } from '@fairlot/shell';
import { useRecent } from '../../lottery/games/index.ts';
import { isCovered, keyContextOf } from './key-place.ts';

/** The second key comes within this time, or the first one meant nothing. */
const PAIR_MS = 1500;

/** `g b` goes to the game that was opened last, from every screen. It waits in front of the keys of a page. */
export default function GoKeys() {
  const [last] = useRecent();
  useEffect(() => {
    let pressedAt = -Infinity;
    const onKey = (event: KeyboardEvent): void => {
      const { key, ctrlKey, metaKey, altKey, target, timeStamp } = event;
      const isPair = timeStamp - pressedAt < PAIR_MS;
      pressedAt = -Infinity;
      if (ctrlKey || metaKey || altKey || event.repeat || isCovered()) return;
      const { focus, singleKeys } = keyContextOf(target);
      if (focus === 'field' || !singleKeys) return;
      if (key.toLowerCase() === 'g') pressedAt = timeStamp;
      if (!isPair || key.toLowerCase() !== 'b' || last === undefined) return;
      event.preventDefault();
      navigate.to(`/Bet/${last}`);
    };
    document.addEventListener('keydown', onKey, true);
    return () => document.removeEventListener('keydown', onKey, true);
  }, [last]);
  return null;
}
