import { useSyncExternalStore } from 'react';

/** Below this there is no room for three columns (look.md section 3). */
const QUERY = '(max-width: 1119.98px)';

const list = matchMedia(QUERY);

const subscribe = (listener: () => void): (() => void) => {
  list.addEventListener('change', listener);
  return () => list.removeEventListener('change', listener);
};

/** Whether the page has one column: the list of games is folded away, the rail becomes tabs. */
export const useNarrow = (): boolean => useSyncExternalStore(subscribe, () => list.matches);
