import type { Announcement } from './announce.ts';

/** What transactions hold back, each until it is told to give it away. */
const kept = new WeakMap<object, Announcement[]>();

/** What a transaction holds back at the moment; undefined: it tells everything at once. */
export const heldBackOf = (tx: object): Announcement[] | undefined => kept.get(tx);

/**
 * Does something in a transaction, and gives back what it would have told: the place of an event in its topic is held
 * until commit, so that whoever takes another lock afterwards that all others take too tells behind that.
 */
export async function holdBack<T>(
  tx: object,
  work: () => Promise<T>,
): Promise<{ readonly value: T; readonly told: readonly Announcement[] }> {
  const outer = kept.get(tx);
  const told: Announcement[] = [];
  kept.set(tx, told);
  try {
    return { value: await work(), told };
  } finally {
    if (outer) kept.set(tx, outer);
    else kept.delete(tx);
  }
}
