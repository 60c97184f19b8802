import { useSyncExternalStore } from 'react';

/**
 * Phone layout below this width (look section 3), and on a phone that lies on its side; the size
 * decides, not the user agent. The styles repeat it.
 */
const QUERY = '(max-width: 767.98px), (max-width: 959.98px) and (max-height: 499.98px)';

const list = globalThis.matchMedia?.(QUERY);

export const isMobile = (): boolean => list?.matches ?? false;

function subscribe(listener: () => void): () => void {
  list?.addEventListener('change', listener);
  return () => list?.removeEventListener('change', listener);
}

export const useMobile = (): boolean => useSyncExternalStore(subscribe, isMobile);
