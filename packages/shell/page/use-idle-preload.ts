import { useEffect } from 'react';

type Preloadable = { readonly preload: () => Promise<unknown> };

/** The delay in a browser without `requestIdleCallback`. */
const PAUSE_MS = 200;

/** Resolves when the browser is idle, after two seconds at the latest. */
export const whenIdle = (): Promise<unknown> =>
  new Promise((idle) =>
    'requestIdleCallback' in globalThis
      ? requestIdleCallback(idle, { timeout: 2000 })
      : setTimeout(idle, PAUSE_MS),
  );

/** Loads one after the other, each when the browser is idle. */
async function preloadAll(list: readonly Preloadable[], isWanted: () => boolean): Promise<void> {
  for (const each of list) {
    await whenIdle();
    if (!isWanted()) return;
    await each.preload();
  }
}

/**
 * Preloads the code that a press may need, once the page is quiet and again when the network is back.
 * `list` must be the same array on every render.
 */
export function useIdlePreload(isQuiet: boolean, list: readonly Preloadable[]): void {
  useEffect(() => {
    if (!isQuiet) return undefined;
    let isWanted = true;
    const begin = (): void => void preloadAll(list, () => isWanted);
    begin();
    addEventListener('online', begin);
    return () => {
      isWanted = false;
      removeEventListener('online', begin);
    };
  }, [isQuiet, list]);
}
