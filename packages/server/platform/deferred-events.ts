/** An event still without its place in the topic; made by `eventFor`. */
export type Announcement = {
  readonly topic: string;
  readonly target: string;
  readonly payload: unknown;
};

/** What transactions hold back, each until it is told to give it away. */
const kept = new WeakMap<object, Announcement[]>();

/** What a transaction holds back at the moment; undefined: it tells everything at once. */
export const deferredEventsOf = (tx: object): Announcement[] | undefined => kept.get(tx);

/**
 * Does something in a transaction, and gives back what it would have told: the place of an event in its topic is held
 * until commit, so that whoever takes another lock afterwards that all others take too tells behind that.
 */
export async function deferEvents<T>(
  tx: object,
  work: () => Promise<T>,
): Promise<{ readonly value: T; readonly held: readonly Announcement[] }> {
  const outer = kept.get(tx);
  const held: Announcement[] = [];
  kept.set(tx, held);
  try {
    return { value: await work(), held };
  } finally {
    if (outer) kept.set(tx, outer);
    else kept.delete(tx);
  }
}
