/** Calls back once with all that came within `ms` of the first, and not before the last of them is `restMs` old. */
export function gather<T>(
  tell: (all: readonly T[]) => void,
  ms: number,
  restMs = 0,
): (each: T) => void {
  let waiting: T[] = [];
  return (each) => {
    waiting.push(each);
    if (waiting.length > 1) return;
    setTimeout(() => {
      const all = waiting;
      // What comes from here on is younger, and waits for itself.
      waiting = [];
      if (restMs > 0) setTimeout(() => tell(all), restMs);
      else tell(all);
    }, ms);
  };
}
