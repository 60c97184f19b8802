// Stores that outlive the page, in localStorage under `fairlot.`; other tabs follow. Each says
// whether logout clears it: that list is what the specification wants gone (spec section 3).
import { invariant } from '@fairlot/rules/core/invariant';
import { createStore, type Store } from './store.ts';

const PREFIX = 'fairlot.';

/** What localStorage offers here; absent in private modes and in tests. */
export type Shelf = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** What belongs to the device and not to a login; everything else goes with the login. */
const OUTLIVES_LOGOUT: readonly string[] = ['language', 'left', 'account', 'record', 'bet.pending'];

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

/** How a value is written down. What cannot be read is as if nothing had been kept. */
export type Form<T> = {
  readonly read: (json: unknown) => T | undefined;
  readonly write: (value: T) => unknown;
};

export type KeptOptions<T> = {
  readonly clearedAtLogout: boolean;
  /** Without one the value is kept as JSON has it, and trusted. */
  readonly form?: Form<T>;
  /** Characters; what is longer is not kept at all. */
  readonly most?: number;
  /** Written when the page is left or this many milliseconds later, not with every change. */
  readonly pauseMs?: number;
};

const PLAIN: Form<never> = { read: (json) => json as never, write: (value) => value };

function readText<T>(text: string | null, initial: T, form: Form<T>): T {
  try {
    return text === null ? initial : (form.read(JSON.parse(text)) ?? initial);
  } catch {
    return initial;
  }
}

function getText(name: string): string | null {
  try {
    return shelf.getItem(PREFIX + name);
  } catch {
    return null;
  }
}

/**
 * Puts a text on the shelf. What is too long, or finds no room, leaves nothing there: a reload must
 * not bring back what was before it.
 */
function putText(name: string, text: string | null, most: number): void {
  try {
    if (text !== null && text.length <= most) return shelf.setItem(PREFIX + name, text);
  } catch {
    // A full shelf costs the memory of a choice, never the screen.
  }
  try {
    shelf.removeItem(PREFIX + name);
  } catch {
    // A forbidden one has nothing to remove.
  }
  return undefined;
}

/** Null for what its form does not take: it stays on the page alone. */
function textOf<T>(value: T, form: Form<T>): string | null {
  try {
    return JSON.stringify(form.write(value));
  } catch {
    return null;
  }
}

/** A store that is kept on this device. */
export function keptStore<T>(name: string, initial: T, options: KeptOptions<T>): Store<T> {
  invariant(
    options.clearedAtLogout !== OUTLIVES_LOGOUT.includes(name),
    `what outlives a logout is listed: ${name}`,
  );
  const { clearedAtLogout, form = PLAIN as unknown as Form<T>, most = Infinity, pauseMs } = options;
  let onShelf = getText(name);
  const store = createStore(readText(onShelf, initial, form));
  let timer: ReturnType<typeof setTimeout> | undefined;
  const write = (): void => {
    clearTimeout(timer);
    timer = undefined;
    const value = store.get();
    putText(name, Object.is(value, initial) ? null : textOf(value, form), most);
    onShelf = getText(name);
  };
  /** Takes over what another tab wrote. */
  const reload = (): void => {
    const text = getText(name);
    if (text === onShelf) return;
    onShelf = text;
    clearTimeout(timer);
    timer = undefined;
    store.set(readText(text, initial, form));
  };
  const set: Store<T>['set'] = (next) => {
    // Two tabs that change it at once lose nothing: the newer one builds on the older.
    if (timer === undefined) reload();
    const before = store.get();
    store.set(next);
    if (Object.is(before, store.get())) return;
    if (pauseMs === undefined) write();
    else timer ??= setTimeout(write, pauseMs);
  };
  if (pauseMs !== undefined) {
    globalThis.addEventListener?.('pagehide', () => timer !== undefined && write());
  }
  const clear = (): void => {
    store.set(initial);
    write();
  };
  all.set(name, { reload, clear: clearedAtLogout ? clear : undefined });
  return { ...store, set };
}

/** Names on the shelf; none where it cannot be looked at. */
function namesOnShelf(): string[] {
  try {
    const keys = Object.keys(globalThis.localStorage ?? {});
    return keys.flatMap((key) => (key.startsWith(PREFIX) ? [key.slice(PREFIX.length)] : []));
  } catch {
    return [];
  }
}

/**
 * Back to the beginning with everything that logout clears; also of parts of the client that this
 * page has not fetched.
 */
export function clearKept(): void {
  for (const { clear } of all.values()) clear?.();
  for (const name of namesOnShelf()) if (!OUTLIVES_LOGOUT.includes(name)) putText(name, null, 0);
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
