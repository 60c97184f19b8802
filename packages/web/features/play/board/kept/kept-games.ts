import { keptStore, type Form, type Store } from '@fairlot/shell';
import { accountNow, watchAccount } from '../../../../session/index.ts';

/** What is kept of the games of one account, the one used last in front. */
export type PerGame<T> = {
  readonly account: string;
  readonly games: readonly { readonly gameId: number; readonly value: T }[];
};

/** Games whose values are kept; more than anybody plays at once. */
export const MOST_GAMES = 24;

const NOBODY: PerGame<never> = { account: '', games: [] };

export type PerGameOptions<T> = {
  readonly form: Form<PerGame<T>>;
  /** Characters of all games together. */
  readonly most: number;
  readonly pauseMs?: number;
};

/**
 * A value for each game and account, kept on this device and shared by its tabs. Whoever is not the
 * account that it belongs to sees none of it, and writes over it.
 */
export function keptPerGame<T>(name: string, empty: T, options: PerGameOptions<T>) {
  const kept = keptStore<PerGame<T>>(name, NOBODY, { clearedAtLogout: true, ...options });
  const ownGames = () => (kept.get().account === accountNow() ? kept.get().games : NOBODY.games);
  const ofGame = (gameId: number): Store<T> => {
    const get = (): T => ownGames().find((each) => each.gameId === gameId)?.value ?? empty;
    return {
      get,
      set: (next) =>
        kept.set((old) => {
          const before = get();
          const value = typeof next === 'function' ? (next as (now: T) => T)(before) : next;
          if (Object.is(value, before)) return old;
          const others = ownGames().filter((each) => each.gameId !== gameId);
          const games = value === empty ? others : [{ gameId, value }, ...others];
          return { account: accountNow(), games: games.slice(0, MOST_GAMES) };
        }),
      subscribe: (listener) => {
        const ends = [kept.subscribe(listener), watchAccount(listener)];
        return () => ends.forEach((end) => end());
      },
    };
  };
  const stores = new Map<number, Store<T>>();
  return (gameId: number): Store<T> => {
    const store = stores.get(gameId) ?? ofGame(gameId);
    stores.set(gameId, store);
    return store;
  };
}
