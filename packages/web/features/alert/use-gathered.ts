import { useEffect, useMemo, useRef } from 'react';

/** Calls back once with all that came within `ms` of the first. */
export function useGathered<T>(
  tell: (all: readonly T[]) => Promise<void>,
  ms: number,
): (each: T) => void {
  const latest = useRef<typeof tell>(undefined);
  useEffect(() => {
    latest.current = tell;
    // Whoever signs out meanwhile hears of nothing more.
    return () => {
      latest.current = undefined;
    };
  });
  return useMemo(() => {
    let waiting: T[] = [];
    return (each) => {
      waiting.push(each);
      if (waiting.length > 1) return;
      setTimeout(() => {
        const all = waiting;
        waiting = [];
        void latest.current?.(all);
      }, ms);
    };
  }, [ms]);
}
