// Stores that outlive the page, in localStorage under `fairlot.`; other tabs follow. Each says
// whether logout clears it: that list is what the specification wants gone (spec section 3).
import { createStore, type Store } from './store.ts';

const PREFIX = 'fairlot.';

/** What localStorage offers here; absent in private modes and in tests. */
export type Shelf = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const memory = new Map<string, string>();
const MEMORY: Shelf = {
  getItem: (name) => memory.get(name) ?? null,
  setItem: (name, value) => void memory.set(name, value),
  removeItem: (name) => void memory.delete(name),
};

function findShelf(): Shelf {
  try {
    return globalThis.localStorage ?? MEMORY;
  } catch {
    return MEMORY;
  }
}

const shelf = findShelf();

type Kept = { readonly reload: () => void; readonly clear: (() => void) | undefined };
const all = new Map<string, Kept>();

function read<T>(name: string, initial: T): T {
  try {
    const text = shelf.getItem(PREFIX + name);
    return text === null ? initial : (JSON.parse(text) as T);
  } catch {
    return initial;
  }
}

/** A store that is kept on this device. */
export function keptStore<T>(
  name: string,
  initial: T,
  { clearedAtLogout }: { clearedAtLogout: boolean },
): Store<T> {
  const store = createStore(read(name, initial));
  const write = () => {
    const value = store.get();
    try {
      if (Object.is(value, initial)) shelf.removeItem(PREFIX + name);
      else shelf.setItem(PREFIX + name, JSON.stringify(value));
    } catch {
      // A full or forbidden shelf costs the memory of a preference, never the screen.
    }
  };
  store.subscribe(write);
  const reload = () => {
    const text = JSON.stringify(store.get());
    const next = read(name, initial);
    if (JSON.stringify(next) !== text) store.set(next);
  };
  all.set(name, { reload, clear: clearedAtLogout ? () => store.set(initial) : undefined });
  return store;
}

/** Back to the beginning with everything that logout clears. */
export function clearKept(): void {
  for (const { clear } of all.values()) clear?.();
}

/** The names that logout clears. */
export const clearedNames = (): string[] =>
  [...all].filter(([, { clear }]) => clear).map(([name]) => name);

/** Another tab wrote: take over what it kept. */
export function followOtherTabs(changed: () => void): void {
  addEventListener('storage', ({ key }) => {
    if (!key?.startsWith(PREFIX)) return;
    all.get(key.slice(PREFIX.length))?.reload();
    changed();
  });
}
