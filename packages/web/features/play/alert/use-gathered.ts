import { useCallback, useEffect, useRef } from 'react';
import { gather } from './gather.ts';

/** Calls back once with all that came within `ms` of the first, and not before the last of them is `restMs` old. */
export function useGathered<T>(
  tell: (all: readonly T[]) => Promise<void>,
  ms: number,
  restMs = 0,
): (each: T) => void {
  const latest = useRef<typeof tell>(undefined);
  useEffect(() => {
    latest.current = tell;
    // Whoever signs out meanwhile hears of nothing more.
    return () => {
      latest.current = undefined;
    };
  });
  const gathering = useRef<(each: T) => void>(undefined);
  useEffect(() => {
    gathering.current = gather((all) => void latest.current?.(all), ms, restMs);
  }, [ms, restMs]);
  return useCallback((each) => gathering.current?.(each), []);
}
