import { useEffect, useState } from 'react';

/** True once the browser has nothing more urgent to do: what can wait is fetched only then. */
export function useSettled(): boolean {
  const [isSettled, setSettled] = useState(false);
  useEffect(() => {
    if (!('requestIdleCallback' in window)) {
      const timer = setTimeout(() => setSettled(true), 500);
      return () => clearTimeout(timer);
    }
    const idle = requestIdleCallback(() => setSettled(true), { timeout: 2000 });
    return () => cancelIdleCallback(idle);
  }, []);
  return isSettled;
}
