import { useSyncExternalStore } from 'react';

/** Below this a list is cards (look section 3): narrow, or a phone that lies on its side. */
const QUERY = '(max-width: 767.98px), (max-width: 959.98px) and (max-height: 499.98px)';

const list = globalThis.matchMedia?.(QUERY);

function subscribe(listener: () => void): () => void {
  list?.addEventListener('change', listener);
  return () => list?.removeEventListener('change', listener);
}

export const usePhone = (): boolean =>
  useSyncExternalStore(subscribe, () => list?.matches ?? false);
