/**
 * Gathers single requests into batches: while earlier calls are under way, what comes in waits, and
 * goes together. An idle batcher adds no wait. The caller of `add` gets the answer of his own item;
 * when a whole batch fails by what may be in one of them, each is tried alone, so that one poisoned
 * item cannot fail its neighbours.
 */
export type BatchOptions<T> = {
  /** Most items in one call. */
  readonly size: number;
  /** Calls under way at once. */
  readonly calls: number;
  /** Most weight in one call, by `weigh`. */
  readonly weight: number;
  readonly weigh: (item: T) => number;
  /** Whether a failure may be the fault of one item: then each is tried alone. */
  readonly mayBeOne: (error: unknown) => boolean;
  /** Items of the same key never share a call: the second waits for the first to be answered. */
  readonly keyOf: (item: T) => string;
};

type Waiting<T, R> = {
  readonly item: T;
  readonly key: string;
  readonly resolve: (answer: R) => void;
  readonly reject: (error: unknown) => void;
};

export type Batcher<T, R> = { add(item: T): Promise<R> };

export function createBatcher<T, R>(
  run: (items: readonly T[]) => Promise<readonly R[]>,
  options: BatchOptions<T>,
): Batcher<T, R> {
  let queue: Waiting<T, R>[] = [];
  let underWay = 0;
  let scheduled = false;

  /** The next items that may go together, in order of arrival. */
  const take = (): Waiting<T, R>[] => {
    const batch: Waiting<T, R>[] = [];
    const later: Waiting<T, R>[] = [];
    const keys = new Set<string>();
    let weight = 0;
    for (const waiting of queue) {
      const heavier = weight + options.weigh(waiting.item);
      const fits = batch.length < options.size && (batch.length === 0 || heavier <= options.weight);
      if (fits && !keys.has(waiting.key)) {
        batch.push(waiting);
        keys.add(waiting.key);
        weight = heavier;
      } else {
        later.push(waiting);
      }
    }
    queue = later;
    return batch;
  };

  const settle = async (batch: readonly Waiting<T, R>[]): Promise<void> => {
    try {
      const answers = await run(batch.map((waiting) => waiting.item));
      batch.forEach((waiting, i) => waiting.resolve(answers[i] as R));
    } catch (error) {
      if (batch.length === 1 || !options.mayBeOne(error)) {
        for (const waiting of batch) waiting.reject(error);
        return;
      }
      for (const waiting of batch) await settle([waiting]);
    }
  };

  const pump = (): void => {
    scheduled = false;
    while (underWay < options.calls && queue.length > 0) {
      const batch = take();
      underWay += 1;
      void settle(batch).finally(() => {
        underWay -= 1;
        schedule();
      });
    }
  };

  /** After the requests of this turn of the loop have all been read. */
  const schedule = (): void => {
    if (scheduled) return;
    scheduled = true;
    setImmediate(pump);
  };

  return {
    add: (item) =>
      new Promise((resolve, reject) => {
        queue.push({ item, key: options.keyOf(item), resolve, reject });
        schedule();
      }),
  };
}
