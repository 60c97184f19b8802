import { useSyncExternalStore } from 'react';

/** Phone layout below this width (look section 3); width decides, not the user agent. */
const QUERY = '(max-width: 767.98px)';

const list = globalThis.matchMedia?.(QUERY);

export const isMobile = (): boolean => list?.matches ?? false;

function subscribe(listener: () => void): () => void {
  list?.addEventListener('change', listener);
  return () => list?.removeEventListener('change', listener);
}

export const useMobile = (): boolean => useSyncExternalStore(subscribe, isMobile);
