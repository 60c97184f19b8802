import { keptStore, type Store } from '@fairlot/shell';
import { accountNow } from '../../../session/index.ts';
import { isFront } from './front-tab.ts';

/** Head start of the front tab: it may have to load code. */
const FRONT_AHEAD_MS = 1500;
/** The number of names that are remembered. */
const MAX_NAMES = 200;

/** Names of news that were shown. */
export type NotifiedNames = {
  readonly names: Store<readonly string[]>;
  /** Returns the names to keep before `name` is added. */
  readonly stay: (names: readonly string[], name: string) => readonly string[];
};

const NEWS: NotifiedNames = {
  names: keptStore<readonly string[]>('seenNews', [], { clearedAtLogout: true }),
  stay: (names) => names.slice(1 - MAX_NAMES),
};

/**
 * Runs `notify` in one tab: the front tab, or another one if the front tab missed the news or closed before `notify`
 * was done. A tab that wakes up hours later does not repeat them. `account` is empty for a visitor; if another
 * account has signed in meanwhile, nothing runs.
 */
export async function notifyOnce(
  account: string,
  name: string,
  notify: () => void | Promise<void>,
  notified = NEWS,
): Promise<void> {
  const inTurn = async (): Promise<void> => {
    let isDone = false;
    // Reads what another tab wrote while this one waited.
    notified.names.set((names) => {
      isDone = names.includes(name);
      return names;
    });
    if (isDone || (account !== '' && accountNow() !== account)) return;
    await notify();
    notified.names.set((names) => [...notified.stay(names, name), name]);
  };
  if (!isFront()) await new Promise((resolve) => setTimeout(resolve, FRONT_AHEAD_MS));
  const locks = globalThis.navigator?.locks;
  // Held until `notify` is done: if the tab closes, the next one gets the lock. Without locks each tab is alone.
  await (locks ? locks.request(`fairlot.news ${account} ${name}`, inTurn) : inTurn());
}
