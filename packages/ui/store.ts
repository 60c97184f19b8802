// A value that screens can watch: the one store of the clients. Stores hold what a person has not
// sent and preferences; what the server knows stays in the query cache.
import { startTransition, useEffect, useState, useSyncExternalStore } from 'react';

export type Store<T> = {
  readonly get: () => T;
  readonly set: (next: T | ((now: T) => T)) => void;
  readonly subscribe: (listener: () => void) => () => void;
};

export function createStore<T>(initial: T): Store<T> {
  let value = initial;
  const listeners = new Set<() => void>();
  return {
    get: () => value,
    set(next) {
      const before = value;
      value = typeof next === 'function' ? (next as (now: T) => T)(value) : next;
      if (Object.is(before, value)) return;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

export const useStore = <T>(store: Watched<T>): T =>
  useSyncExternalStore(store.subscribe, store.get, store.get);

/** What can be read and watched of a store. */
export type Watched<T> = Pick<Store<T>, 'get' | 'subscribe'>;

/**
 * The same, taken over when nothing more urgent waits: what the finger is on is drawn first, and what
 * follows from it in pieces between frames. It lags; who acts on the value reads the store.
 */
export function useLate<T>({ get, subscribe }: Watched<T>): T {
  const [late, setLate] = useState(get);
  useEffect(() => {
    const take = (): void => startTransition(() => setLate(get));
    take();
    return subscribe(take);
  }, [get, subscribe]);
  return late;
}
