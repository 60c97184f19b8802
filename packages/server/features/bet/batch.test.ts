import { describe, expect, it } from 'vitest';
import { createBatcher } from './batch.ts';

const options = {
  size: 3,
  calls: 1,
  weight: 100,
  weigh: (_: number) => 1,
  keyOf: (item: number) => String(item),
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

  it("fails all at once when the failure is nobody's fault", async () => {
    const { calls, run } = recorder(async () => Promise.reject(new Error('gone')));
    const batcher = createBatcher(run, options);
    const answers = await Promise.allSettled([1, 2, 3].map((item) => batcher.add(item)));
    expect(answers.map((answer) => answer.status)).toEqual(['rejected', 'rejected', 'rejected']);
    expect(calls).toHaveLength(1);
  });
});
