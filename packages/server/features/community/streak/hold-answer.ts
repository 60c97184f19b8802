import { monotonicMs } from '#platform/clock';

/**
 * Makes an answer once for all who ask. Nobody is given one that was begun longer than `holdsMs` ago, so that what happened before
 * then is in it; and no two are made at once: while one is made that was begun too long ago, who asks waits for the one behind it.
 */
export function holdAnswer<T>(
  make: () => Promise<T>,
  holdsMs: number,
  nowMs: () => number = monotonicMs,
): () => Promise<T> {
  let held: { readonly until: number; readonly answer: Promise<T> } | undefined;
  let making: Promise<void> | undefined;
  let next: Promise<T> | undefined;
  const begin = (): Promise<T> => {
    next = undefined;
    const until = nowMs() + holdsMs;
    const answer = make();
    held = { until, answer };
    making = answer.then(
      () => {
        making = undefined;
      },
      () => {
        // Whoever asks next is told what is wrong then.
        [making, held] = [undefined, undefined];
      },
    );
    return answer;
  };
  return () => {
    if (held && nowMs() < held.until) return held.answer;
    // Between one that is made and the one behind it there is none to wait for but that one.
    if (next) return next;
    if (!making) return begin();
    next = making.then(begin);
    return next;
  };
}
