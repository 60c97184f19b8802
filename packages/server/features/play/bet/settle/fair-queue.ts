/**
 * A few lanes that all share: so many pieces of work at once, and each key (an issue) that waits
 * gets its turn after one piece of every other, however long its own queue is.
 */
export type FairQueue<K = number> = { run<T>(key: K, work: () => Promise<T>): Promise<T> };

export function createFairQueue<K = number>(count: number): FairQueue<K> {
  const queues = new Map<K, (() => void)[]>();
  let free = count;

  const next = (): void => {
    const [first] = queues;
    if (!first) {
      free += 1;
      return;
    }
    const [key, queue] = first;
    const begin = queue.shift();
    // To the end of the line of keys; an empty queue leaves it.
    queues.delete(key);
    if (queue.length > 0) queues.set(key, queue);
    begin?.();
  };

  const enter = (key: K): Promise<void> => {
    if (free > 0) {
      free -= 1;
      return Promise.resolve();
    }
    return new Promise((begin) => {
      const queue = queues.get(key);
      if (queue) queue.push(begin);
      else queues.set(key, [begin]);
    });
  };

  return {
    run: async (key, work) => {
      await enter(key);
      try {
        return await work();
      } finally {
        next();
      }
    },
  };
}

/**
 * Works off the chains of an issue: side by side, each link of a chain after the one before. Ends
 * when all is done, or early when a piece says that the work is no longer ours; throws what a piece
 * threw.
 */
export async function workOff<T>(
  lanes: FairQueue,
  issueId: number,
  chains: readonly (readonly T[])[],
  piece: (link: T) => Promise<boolean>,
): Promise<boolean> {
  let goesOn = true;
  const attempt = async (link: T): Promise<void> => {
    if (!goesOn) return;
    try {
      if (!(await piece(link))) goesOn = false;
    } catch (error) {
      goesOn = false;
      throw error;
    }
  };
  const follow = async (chain: readonly T[]): Promise<void> => {
    for (const link of chain) if (goesOn) await lanes.run(issueId, () => attempt(link));
  };
  const results = await Promise.allSettled(chains.map(follow));
  for (const result of results) if (result.status === 'rejected') throw result.reason;
  return goesOn;
}
