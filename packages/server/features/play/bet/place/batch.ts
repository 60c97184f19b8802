import { randomInt } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { monotonicMs } from '#platform/clock';
import { createFairQueue } from '../settle/fair-queue.ts';

/**
 * Gathers single requests into batches: while earlier calls are under way, what comes in waits, and
 * goes together. An idle batcher adds no wait. Beside a call that is under way another begins when as many
 * wait as it holds, or some time has passed: a call costs the same whatever it holds, and answers come back
 * together, so that the first of the next requests would else go without the others. The caller of `add` gets the answer of his own item;
 * when a whole batch fails by what may be in one of them, each is tried alone, so that one poisoned
 * item cannot fail its neighbours. An item that found busy what it needs is tried again alone, now
 * and then: it holds nothing while it waits, and its batch goes on without it.
 */
export type BatchOptions<T, R> = {
  /** Most items in one call. */
  readonly size: number;
  /** Calls under way at once. */
  readonly calls: number;
  /** How long a call beside others waits at the most for as many as they hold. */
  readonly gatherMs: number;
  /** Most weight in one call, by `weigh`. */
  readonly weight: number;
  readonly weigh: (item: T) => number;
  /** Whether a failure may be the fault of one item: then each is tried alone. */
  readonly mayBeOne: (error: unknown) => boolean;
  /** Items of the same key never go together: the second waits for the first to be answered. */
  readonly keyOf: (item: T) => string;
  /** Whether nothing happened to an item because another held what it needs. */
  readonly isBusy: (answer: R) => boolean;
  /** How long a busy item is tried; then it is answered that it is busy. */
  readonly patienceMs: number;
};

/** Busy items are tried at most so many at once, and this long apart at the most. */
const ALONE = 2;
const LONGEST_PAUSE_MS = 80;

type Waiting<T, R> = {
  readonly item: T;
  readonly key: string;
  readonly resolve: (answer: R) => void;
  readonly reject: (error: unknown) => void;
};

export type Batcher<T, R> = { add(item: T): Promise<R> };

/** Tries a busy item alone, until it is busy no more or patience ends. */
function createRetryWhenBusy<T, R>(
  run: (items: readonly T[]) => Promise<readonly R[]>,
  { keyOf, isBusy, patienceMs }: BatchOptions<T, R>,
): (item: T, busy: R) => Promise<R> {
  const alone = createFairQueue<string>(ALONE);
  return async (item, busy) => {
    const until = monotonicMs() + patienceMs;
    let answer = busy;
    for (let pause = 10; isBusy(answer) && monotonicMs() < until; pause *= 2) {
      await delay(randomInt(1, Math.min(pause, LONGEST_PAUSE_MS) + 1));
      [answer = busy] = await alone.run(keyOf(item), () => run([item]));
    }
    return answer;
  };
}

/** What waits. The key of an item that was taken is held until it is released. */
function createQueue<T, R>(options: BatchOptions<T, R>) {
  const taken = new Set<string>();
  let queue: Waiting<T, R>[] = [];

  /** The next items that may go together, in order of arrival. */
  const take = (): Waiting<T, R>[] => {
    const batch: Waiting<T, R>[] = [];
    const postponed: Waiting<T, R>[] = [];
    let weight = 0;
    for (const waiting of queue) {
      const heavier = weight + options.weigh(waiting.item);
      const fits = batch.length < options.size && (batch.length === 0 || heavier <= options.weight);
      if (fits && !taken.has(waiting.key)) {
        batch.push(waiting);
        taken.add(waiting.key);
        weight = heavier;
      } else {
        postponed.push(waiting);
      }
    }
    queue = postponed;
    return batch;
  };

  return {
    take,
    push: (waiting: Waiting<T, R>): void => void queue.push(waiting),
    release: (key: string): void => void taken.delete(key),
    waiting: (): number => queue.length,
  };
}

/** A call under way, and how many items it holds at once. */
type Call = { items: number };

/** When a call may begin beside those that are under way; `wake` is called when it may although few wait. */
function createGathering(
  { calls, gatherMs }: { calls: number; gatherMs: number },
  wake: () => void,
) {
  const underWay = new Set<Call>();
  let timer: NodeJS.Timeout | undefined;
  let isLate = false;
  const hasCompany = (waiting: number): boolean =>
    underWay.size === 0 || [...underWay].some(({ items }) => waiting >= items);
  return {
    /** Whether the next call begins now, of so many that wait; where not, `wake` is called in time. */
    mayBegin: (waiting: number): boolean => {
      if (underWay.size >= calls || waiting === 0) return false;
      if (isLate || hasCompany(waiting)) return true;
      timer ??= setTimeout(() => {
        timer = undefined;
        isLate = true;
        wake();
      }, gatherMs);
      return false;
    },
    begin: (items: number): Call => {
      clearTimeout(timer);
      timer = undefined;
      isLate = false;
      const call = { items };
      underWay.add(call);
      return call;
    },
    end: (call: Call): void => {
      underWay.delete(call);
      wake();
    },
  };
}

export function createBatcher<T, R>(
  run: (items: readonly T[]) => Promise<readonly R[]>,
  options: BatchOptions<T, R>,
): Batcher<T, R> {
  const insist = createRetryWhenBusy(run, options);
  const queue = createQueue(options);
  let scheduled = false;

  const pump = (): void => {
    scheduled = false;
    while (gathering.mayBegin(queue.waiting())) {
      const batch = queue.take();
      if (batch.length === 0) return;
      const call = gathering.begin(batch.length);
      void settle(batch, call).finally(() => gathering.end(call));
    }
  };

  /** After the requests of this turn of the loop have all been read. */
  const schedule = (): void => {
    if (scheduled) return;
    scheduled = true;
    setImmediate(pump);
  };

  const gathering = createGathering(options, schedule);

  const release = ({ key }: Waiting<T, R>): void => {
    queue.release(key);
    schedule();
  };

  const answer = async (waiting: Waiting<T, R>, first: R): Promise<void> => {
    try {
      waiting.resolve(options.isBusy(first) ? await insist(waiting.item, first) : first);
    } catch (error) {
      waiting.reject(error);
    } finally {
      release(waiting);
    }
  };

  const settle = async (batch: readonly Waiting<T, R>[], call: Call): Promise<void> => {
    try {
      const answers = await run(batch.map((waiting) => waiting.item));
      batch.forEach((waiting, i) => void answer(waiting, answers[i] as R));
    } catch (error) {
      if (batch.length === 1 || !options.mayBeOne(error)) {
        for (const waiting of batch) {
          waiting.reject(error);
          release(waiting);
        }
        return;
      }
      // From here on it holds one at a time.
      call.items = 1;
      schedule();
      for (const waiting of batch) await settle([waiting], call);
    }
  };

  return {
    add: (item) =>
      new Promise((resolve, reject) => {
        queue.push({ item, key: options.keyOf(item), resolve, reject });
        schedule();
      }),
  };
}
