/**
 * Asks for a read: at the end of this turn, or once `everyMs` milliseconds have passed since the last.
 * However many parts of a page ask, and however often, one read follows the last of them.
 */
export function pace(read: () => void, everyMs: number): () => void {
  let isResting = false;
  let isDue = false;
  const rest = (): void => {
    isResting = false;
    if (isDue) go();
  };
  const go = (): void => {
    isResting = true;
    isDue = false;
    setTimeout(rest, everyMs);
    read();
  };
  return () => {
    if (!isDue && !isResting) setTimeout(go, 0);
    isDue = true;
  };
}
