import { accountNow } from '../../../session/index.ts';

/** What a tab in sight has in front of those behind it. */
const AHEAD_MS = 200;
/** Longer than any other tab is late: those behind are woken once a minute. */
const HELD_MS = 90_000;

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
