import { keptStore, type Store } from '@fairlot/shell';
import { accountNow } from '../../../session/index.ts';
import { isFront } from './front-tab.ts';

/** What a tab in sight has in front of those behind it. */
const AHEAD_MS = 200;
/** What the tab that the player was in last has in front of the others: it may have to fetch code. */
const FRONT_AHEAD_MS = 1500;
/** Longer than any other tab is late: those behind are woken once a minute. */
const HELD_MS = 90_000;
/** News of which it is remembered that a tab told them. */
const MOST_TOLD = 200;

/** Whether this tab rings; of several that hear of the same, one does: that which waits the least. */
async function takeRing(name: string, waitMs: number): Promise<boolean> {
  const locks = globalThis.navigator?.locks;
  // Without them each tab is alone.
  if (!locks) return true;
  if (waitMs > 0) await new Promise((resolve) => setTimeout(resolve, waitMs));
  return new Promise((resolve) => {
    const hold = (lock: Lock | null) => {
      resolve(lock !== null);
      return lock ? new Promise((done) => setTimeout(done, HELD_MS)) : undefined;
    };
    locks.request(name, { ifAvailable: true }, hold).catch(() => resolve(true));
  });
}

/** Those of some alerts of issues that this tab tells; none where their player has left meanwhile. */
export async function ownRings<T>(
  kind: 'closing' | 'drawn',
  all: readonly T[],
  issueOf: (alert: T) => { readonly gameId: number; readonly serial: number },
): Promise<readonly T[]> {
  const account = accountNow();
  const waitMs = document.hidden ? AHEAD_MS : 0;
  const taken = await Promise.all(
    all.map((alert) => {
      const { gameId, serial } = issueOf(alert);
      return takeRing(`fairlot.ring ${account} ${kind} ${gameId} ${serial}`, waitMs);
    }),
  );
  return account === accountNow() ? all.filter((_, i) => taken[i]) : [];
}

/** Names of what was told: where they are kept, and which of them stay once another was told. */
export type Said = {
  readonly names: Store<readonly string[]>;
  readonly stay: (names: readonly string[], name: string) => readonly string[];
};

const NEWS: Said = {
  names: keptStore<readonly string[]>('seenNews', [], { clearedAtLogout: true }),
  stay: (names) => names.slice(1 - MOST_TOLD),
};

/**
 * Tells some news of the player in one tab: in the one that he was in last, or in another where that one hears of
 * nothing, or is gone before it has told them. A tab that slept, and hears of it hours later, does not tell it again.
 * `account` is his, empty while nobody is known; nothing is told where he has left meanwhile.
 */
export async function tellOnce(
  account: string,
  name: string,
  tell: () => void | Promise<void>,
  said = NEWS,
): Promise<void> {
  const inTurn = async (): Promise<void> => {
    let isTold = false;
    // Written by another tab while this one waited: read in this moment.
    said.names.set((names) => {
      isTold = names.includes(name);
      return names;
    });
    if (isTold || (account !== '' && accountNow() !== account)) return;
    await tell();
    said.names.set((names) => [...said.stay(names, name), name]);
  };
  if (!isFront()) await new Promise((resolve) => setTimeout(resolve, FRONT_AHEAD_MS));
  const locks = globalThis.navigator?.locks;
  // Held until it is told: a tab that goes leaves it to the next. Without locks each tab is alone.
  await (locks ? locks.request(`fairlot.news ${account} ${name}`, inTurn) : inTurn());
}
