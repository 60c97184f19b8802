import { useEffect, useState } from 'react';
import { usePageIdle } from '@fairlot/shell';

/** True once the first view stands and nothing is more urgent: what can wait is fetched only then. */
export function useSettled(): boolean {
  const isIdle = usePageIdle();
  const [isSettled, setSettled] = useState(false);
  useEffect(() => {
    if (!isIdle) return undefined;
    if (!('requestIdleCallback' in window)) {
      const timer = setTimeout(() => setSettled(true), 500);
      return () => clearTimeout(timer);
    }
    const idle = requestIdleCallback(() => setSettled(true), { timeout: 2000 });
    return () => cancelIdleCallback(idle);
  }, [isIdle]);
  return isSettled;
}
