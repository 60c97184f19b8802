import { useEffect, useState } from 'react';
import { isStill } from '@fairlot/shell';

/** One check ticks after the other. */
const TICK_MS = 120;

/** How many of `count` checks are ticked by now. What was ticked before a reload of the record stays. */
export function useTicks(count: number): number {
  const [shown, setShown] = useState(() => (isStill() ? Infinity : 0));
  useEffect(() => {
    if (shown >= count) return undefined;
    const timer = setTimeout(() => setShown((now) => now + 1), TICK_MS);
    return () => clearTimeout(timer);
  }, [shown, count]);
  return Math.min(shown, count);
}
