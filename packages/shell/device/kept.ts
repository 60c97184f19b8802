// Stores that outlive the page, in localStorage; other tabs follow. Each says whether logout clears
// it: that list is what the specification wants gone (spec section 3). They are read when they are
// first asked for, after the client has said where it keeps things.
import { invariant } from '@fairlot/rules/core/invariant';
import { createStore, type Store } from '@fairlot/ui/store';

/** Where a client keeps things on the device. */
export type Keeping = {
  /** Begins every name, and no name of another client of the same origin. */
  readonly prefix: string;
  /** Names that belong to the device and not to a login; everything else goes with the login. */
  readonly outlivesLogout: readonly string[];
};

/** What every client keeps beyond a login. */
const OUTLIVES_LOGOUT: readonly string[] = ['language', 'left'];

let keeping: Keeping | undefined;

export const keepUnder = (given: Keeping): void => void (keeping = given);

/** The name under which something is kept. */
export const keptName = (name: string): string => (keeping?.prefix ?? 'fairlot.') + name;

const outlivesLogout = (name: string): boolean =>
  OUTLIVES_LOGOUT.includes(name) || (keeping?.outlivesLogout ?? []).includes(name);

/** What localStorage offers here; absent in private modes and in tests. */
type Kept = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const memory = new Map<string, string>();
const MEMORY: Kept = {
  getItem: (name) => memory.get(name) ?? null,
  setItem: (name, value) => void memory.set(name, value),
  removeItem: (name) => void memory.delete(name),
};

function findStorage(): Kept {
  try {
    return globalThis.localStorage ?? MEMORY;
  } catch {
    return MEMORY;
  }
}

const storage = findStorage();

type Entry = { readonly reload: () => void; readonly clear: (() => void) | undefined };
const all = new Map<string, Entry>();

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
    return storage.getItem(keptName(name));
  } catch {
    return null;
  }
}

/**
 * Writes a text down. What is too long, or finds no room, leaves nothing there: a reload must not
 * bring back what was before it.
 */
function putText(name: string, text: string | null, most: number): void {
  try {
    if (text !== null && text.length <= most) return storage.setItem(keptName(name), text);
  } catch {
    // A full storage costs the memory of a choice, never the screen.
  }
  try {
    storage.removeItem(keptName(name));
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
  const { clearedAtLogout, form = PLAIN as unknown as Form<T>, most = Infinity, pauseMs } = options;
  const store = createStore(initial);
  /** The text as it is kept; undefined before anybody asked. */
  let written: string | null | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const write = (): void => {
    clearTimeout(timer);
    timer = undefined;
    const value = store.get();
    putText(name, Object.is(value, initial) ? null : textOf(value, form), most);
    written = getText(name);
  };
  /** Takes over what another tab wrote. */
  const reload = (): void => {
    const text = getText(name);
    if (text === written) return;
    written = text;
    clearTimeout(timer);
    timer = undefined;
    store.set(readText(text, initial, form));
  };
  const open = (): void => {
    if (written !== undefined) return;
    invariant(
      !keeping || clearedAtLogout !== outlivesLogout(name),
      `what outlives a logout is listed: ${name}`,
    );
    reload();
  };
  const get = (): T => {
    open();
    return store.get();
  };
  const set: Store<T>['set'] = (next) => {
    open();
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
  return { ...store, get, set };
}

/** Names of what is kept here; none where it cannot be looked at. */
function keptNames(): string[] {
  const prefix = keptName('');
  try {
    const keys = Object.keys(globalThis.localStorage ?? {});
    return keys.flatMap((key) => (key.startsWith(prefix) ? [key.slice(prefix.length)] : []));
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
  for (const name of keptNames()) if (!outlivesLogout(name)) putText(name, null, 0);
}

/** The names that logout clears. */
export const clearedNames = (): string[] =>
  [...all].filter(([, { clear }]) => clear).map(([name]) => name);

/** Another tab wrote: take over what it kept. */
export function followOtherTabs(changed: () => void): void {
  const prefix = keptName('');
  addEventListener('storage', ({ key }) => {
    if (!key?.startsWith(prefix)) return;
    all.get(key.slice(prefix.length))?.reload();
    changed();
  });
}
