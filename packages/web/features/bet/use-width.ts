import { useSyncExternalStore } from 'react';
import { useMobile } from '../../session/index.ts';

/** Whether a window is of this kind, and word when that changes. */
function watch(query: string): () => boolean {
  const list = matchMedia(query);
  const subscribe = (listener: () => void): (() => void) => {
    list.addEventListener('change', listener);
    return () => list.removeEventListener('change', listener);
  };
  const matches = (): boolean => list.matches;
  return () => useSyncExternalStore(subscribe, matches);
}

/**
 * Whether the page has one column: the list of games is folded away, the rail becomes tabs. Below
 * this there is no room for three (look.md section 3).
 */
export const useNarrow = watch('(max-width: 1119.98px)');

/** Whether there is room for draws and trend side by side. */
export const useWide = watch('(min-width: 1880px)');

const useLittleHeight = watch('(max-height: 859.98px)');

/** Whether the slip is folded into its foot: too low for board and slip (look.md section 3.1). */
export function useLow(): boolean {
  const isLittle = useLittleHeight();
  return !useMobile() && isLittle;
}
