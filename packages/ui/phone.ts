import { useSyncExternalStore } from 'react';

/** A hook that tells whether the window is of this kind, and hears when that changes. */
export function watchMedia(query: string): () => boolean {
  const list = globalThis.matchMedia?.(query);
  const subscribe = (listener: () => void): (() => void) => {
    list?.addEventListener('change', listener);
    return () => list?.removeEventListener('change', listener);
  };
  const matches = (): boolean => list?.matches ?? false;
  return () => useSyncExternalStore(subscribe, matches);
}

/**
 * Phone layout below this width, and on a phone that lies on its side; the size
 * decides, not the user agent. The styles repeat it.
 */
export const PHONE = '(max-width: 767.98px), (max-width: 959.98px) and (max-height: 499.98px)';

export const isPhone = (): boolean => globalThis.matchMedia?.(PHONE).matches ?? false;

export const usePhone = watchMedia(PHONE);
