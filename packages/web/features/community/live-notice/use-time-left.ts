import { useEffect, useState } from 'react';

/** Each card stays so long (spec section 9). */
export const SHOWN_MS = 5000;
const TICK_MS = 100;

/** A dialog that the browser itself lays over the page hides the card and takes its clicks. */
const isSeen = (): boolean => !document.hidden && !document.querySelector('dialog[open]');

/**
 * What is left of the time of the card `key`; `onEnd` when it is over. It stands still while paused
 * and while nobody sees the card.
 */
export function useTimeLeft(key: string, isPaused: boolean, onEnd: () => void): number {
  const [left, setLeft] = useState({ key, ms: SHOWN_MS });
  const ms = left.key === key ? left.ms : SHOWN_MS;
  useEffect(() => {
    if (isPaused) return undefined;
    const timer = setTimeout(() => {
      if (!isSeen()) setLeft({ key, ms });
      else if (ms <= TICK_MS) onEnd();
      else setLeft({ key, ms: ms - TICK_MS });
    }, TICK_MS);
    return () => clearTimeout(timer);
  });
  return ms;
}
