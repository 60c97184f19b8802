import { describe, expect, it } from 'vitest';
import { createBatcher } from './batch.ts';

const BUSY = -1;
const options = {
  size: 3,
  calls: 1,
  gatherMs: 60_000,
  weight: 100,
  weigh: (_: number) => 1,
  keyOf: (item: number) => String(item),
  isBusy: (answer: number) => answer === BUSY,
  patienceMs: 5_000,
  mayBeOne: (error: unknown) => error instanceof Error && error.message === 'poisoned',
};

function recorder(work: (items: readonly number[]) => Promise<readonly number[]>) {
  const calls: number[][] = [];
  const run = (items: readonly number[]): Promise<readonly number[]> => {
    calls.push([...items]);
    return work(items);
  };
  return { calls, run };
}

const later = async (items: readonly number[]): Promise<readonly number[]> => {
  await new Promise((done) => setTimeout(done, 5));
  return items.map((item) => item * 10);
};

describe('batcher', () => {
  it('answers each caller his own, in batches no larger than the size', async () => {
    const { calls, run } = recorder(later);
    const batcher = createBatcher(run, options);
    const answers = await Promise.all([1, 2, 3, 4, 5].map((item) => batcher.add(item)));
    expect(answers).toEqual([10, 20, 30, 40, 50]);
    expect(calls).toEqual([
      [1, 2, 3],
      [4, 5],
    ]);
  });

  it('never puts two items of one key into one call', async () => {
    const { calls, run } = recorder(later);
    const batcher = createBatcher(run, { ...options, keyOf: (item) => String(item % 2) });
    await Promise.all([1, 3, 2].map((item) => batcher.add(item)));
    expect(calls).toEqual([[1, 2], [3]]);
  });

  it('stays below the weight, but lets a single heavy item pass', async () => {
    const { calls, run } = recorder(later);
    const batcher = createBatcher(run, { ...options, weigh: (item) => item * 60 });
    await Promise.all([5, 1, 2].map((item) => batcher.add(item)));
    expect(calls).toEqual([[5], [1], [2]]);
  });

  it('tries the items of a failed batch alone, so that only the bad one fails', async () => {
    const { calls, run } = recorder(async (items) => {
      if (items.includes(2)) throw new Error('poisoned');
      return later(items);
    });
    const batcher = createBatcher(run, options);
    const answers = await Promise.allSettled([1, 2, 3].map((item) => batcher.add(item)));
    expect(answers.map((answer) => answer.status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect(calls).toEqual([[1, 2, 3], [1], [2], [3]]);
  });

  it('lets the second of a key wait until the first is answered, and nobody else', async () => {
    let answer = (): void => {};
    const gate = new Promise<void>((open) => (answer = open));
    const { calls, run } = recorder(async (items) => {
      if (items.includes(1)) await gate;
      return items.map((item) => item * 10);
    });
    const parity = { calls: 2, size: 1, keyOf: (item: number) => String(item % 2) };
    const batcher = createBatcher(run, { ...options, ...parity });
    const [first, second] = [batcher.add(1), batcher.add(3)];
    expect(await batcher.add(2)).toBe(20);
    answer();
    expect(await Promise.all([first, second])).toEqual([10, 30]);
    expect(calls).toEqual([[1], [2], [3]]);
  });

  function withGate() {
    let resolve = (): void => {};
    const promise = new Promise<void>((done) => (resolve = done));
    return { promise, resolve };
  }
  /** Calls that stay under way until they are let go, of those whose first item is named. */
  function held(...firsts: readonly number[]) {
    const gates = new Map(firsts.map((first) => [first, withGate()]));
    const { calls, run } = recorder(async (items) => {
      await gates.get(items[0] ?? 0)?.promise;
      return items.map((item) => item * 10);
    });
    return { calls, run, open: (first: number) => gates.get(first)?.resolve() };
  }
  const turns = async (): Promise<void> => {
    for (let n = 0; n < 5; n += 1) await new Promise((done) => setImmediate(done));
  };

  it('begins a second call when as many wait as the first holds', async () => {
    const { calls, run, open } = held(1);
    const batcher = createBatcher(run, { ...options, calls: 2 });
    const first = [1, 2, 3].map((item) => batcher.add(item));
    await turns();
    const second = [4, 5].map((item) => batcher.add(item));
    await turns();
    expect(calls).toEqual([[1, 2, 3]]);
    second.push(batcher.add(6));
    expect(await Promise.all(second)).toEqual([40, 50, 60]);
    expect(calls).toEqual([
      [1, 2, 3],
      [4, 5, 6],
    ]);
    open(1);
    await Promise.all(first);
  });

  it('waits no longer for company than it is told, nor beside one that is tried alone', async () => {
    const { calls, run, open } = held(1);
    const batcher = createBatcher(run, { ...options, calls: 2, gatherMs: 1 });
    const first = [1, 2, 3].map((item) => batcher.add(item));
    await turns();
    expect(await batcher.add(4)).toBe(40);
    expect(calls).toEqual([[1, 2, 3], [4]]);
    open(1);
    await Promise.all(first);
    const poisoned = held(8);
    const fails = async (items: readonly number[]): Promise<readonly number[]> => {
      if (items.length === 3) throw new Error('poisoned');
      return poisoned.run(items);
    };
    const other = createBatcher(fails, { ...options, calls: 2 });
    const alone = [8, 9, 7].map((item) => other.add(item));
    await turns();
    expect(await other.add(4)).toBe(40);
    expect(poisoned.calls).toEqual([[8], [4]]);
    poisoned.open(8);
    expect(await Promise.all(alone)).toEqual([80, 90, 70]);
  });

  it('goes at once beside a call of one', async () => {
    const { calls, run, open } = held(1);
    const batcher = createBatcher(run, { ...options, calls: 2 });
    const first = batcher.add(1);
    await turns();
    expect(await batcher.add(2)).toBe(20);
    expect(calls).toEqual([[1], [2]]);
    open(1);
    expect(await first).toBe(10);
  });

  it('tries a busy item alone until it is free, and lets its neighbours go', async () => {
    let isFree = false;
    const { calls, run } = recorder(async (items) => {
      const answers = await later(items);
      return answers.map((answer) => (answer === 20 && !isFree ? BUSY : answer));
    });
    const batcher = createBatcher(run, options);
    const busy = batcher.add(2);
    expect(await Promise.all([batcher.add(1), batcher.add(3)])).toEqual([10, 30]);
    expect(await batcher.add(4)).toBe(40);
    isFree = true;
    expect(await busy).toBe(20);
    expect(calls[0]).toEqual([2, 1, 3]);
    expect(calls.slice(1).every((items) => items.length === 1)).toBe(true);
  });

  it('answers that an item is busy when it stays so', async () => {
    const { calls, run } = recorder(async () => [BUSY]);
    const batcher = createBatcher(run, { ...options, patienceMs: 60 });
    expect(await batcher.add(1)).toBe(BUSY);
    expect(calls.length).toBeGreaterThan(1);
  });

  it("fails all at once when the failure is nobody's fault", async () => {
    const { calls, run } = recorder(async () => Promise.reject(new Error('gone')));
    const batcher = createBatcher(run, options);
    const answers = await Promise.allSettled([1, 2, 3].map((item) => batcher.add(item)));
    expect(answers.map((answer) => answer.status)).toEqual(['rejected', 'rejected', 'rejected']);
    expect(calls).toHaveLength(1);
  });
});
