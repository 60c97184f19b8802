import { useEffect } from 'react';
import { queries } from '../query/queries.ts';
import { isWaiting } from './waiting.ts';

/** Code that can be loaded before it is needed. */
export type Preloadable = {
  readonly preload: () => Promise<unknown>;
  /** What can be preloaded once this has loaded. */
  readonly rest?: () => readonly Preloadable[];
};

/** The delay in a browser without `requestIdleCallback`. */
const PAUSE_MS = 200;

const pause = (): Promise<unknown> => new Promise((ended) => setTimeout(ended, PAUSE_MS));

/** Resolves when the browser is idle, after two seconds at the latest. */
export const whenIdle = (): Promise<unknown> =>
  'requestIdleCallback' in globalThis
    ? new Promise((idle) => requestIdleCallback(idle, { timeout: 2000 }))
    : pause();

type Connection = { readonly saveData?: boolean; readonly effectiveType?: string };

/** Whether bytes that may never be needed cost the player too much: data saver, or a network of the second generation. */
export function savesData(): boolean {
  const { connection } = navigator as { readonly connection?: Connection };
  return connection?.saveData === true || (connection?.effectiveType ?? '').endsWith('2g');
}

/** Resolves when the player waits for nothing and the browser is idle. */
async function whenQuiet(): Promise<void> {
  do {
    while (isWaiting() || queries.isFetching() > 0) await pause();
    await whenIdle();
  } while (isWaiting());
}

type List = { readonly left: readonly Preloadable[]; readonly isWanted: () => boolean };

/** Lists of all parts of the page; they take turns. */
let lists: readonly List[] = [];
let isLoading = false;

/** Loads what is on the lists, one after the other: a press never has more than one load ahead of it. */
async function loadLists(): Promise<void> {
  if (isLoading) return;
  isLoading = true;
  for (;;) {
    await whenQuiet();
    const [list] = lists;
    if (!list || savesData()) break;
    const { left, isWanted } = list;
    const [next, ...after] = isWanted() ? left : [];
    // What did not load is asked for again by the press that needs it.
    await next?.preload().catch(() => undefined);
    const others = lists.filter((each) => each !== list);
    const led = [next?.rest?.() ?? [], after].filter(({ length }) => length > 0);
    lists = [...others, ...led.map((each) => ({ left: each, isWanted }))];
  }
  isLoading = false;
}

/**
 * Preloads the code that a press may need, once the page is quiet and again when the network is back. It stops for a
 * press and for everything that the player waits for, and does nothing for players who save data.
 * `list` must be the same array on every render.
 */
export function useIdlePreload(isQuiet: boolean, list: readonly Preloadable[]): void {
  useEffect(() => {
    if (!isQuiet) return undefined;
    let isWanted = true;
    const begin = (): void => {
      lists = [...lists, { left: list, isWanted: () => isWanted }];
      void loadLists();
    };
    begin();
    addEventListener('online', begin);
    return () => {
      isWanted = false;
      removeEventListener('online', begin);
    };
  }, [isQuiet, list]);
}
