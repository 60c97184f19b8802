import { describe, expect, it } from 'vitest';
import { createFairQueue, workOff } from './fair-queue.ts';

const turn = (): Promise<void> => new Promise((done) => setImmediate(done));

describe('lanes', () => {
  it('works at so many pieces at once', async () => {
    const lanes = createFairQueue(2);
    let under = 0;
    let most = 0;
    const piece = async (): Promise<void> => {
      under += 1;
      most = Math.max(most, under);
      await turn();
      under -= 1;
    };
    await Promise.all([1, 1, 1, 2, 2].map((issue) => lanes.run(issue, piece)));
    expect(most).toBe(2);
  });

  it('gives each issue its turn, however many pieces another has', async () => {
    const lanes = createFairQueue(1);
    const done: string[] = [];
    const work = (issue: number, count: number) =>
      Array.from({ length: count }, (_, n) =>
        lanes.run(issue, async () => {
          await turn();
          done.push(`${issue}.${n}`);
        }),
      );
    const big = work(1, 5);
    const small = [...work(2, 1), ...work(3, 2)];
    await Promise.all([...big, ...small]);
    expect(done).toEqual(['1.0', '1.1', '2.0', '3.0', '1.2', '3.1', '1.3', '1.4']);
  });

  it('frees its lane when a piece throws', async () => {
    const lanes = createFairQueue(1);
    await expect(lanes.run(1, () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
    expect(await lanes.run(1, async () => 'next')).toBe('next');
  });
});

describe('chains', () => {
  it('are worked off side by side, their links one after another', async () => {
    const under = new Set<number>();
    const done: number[] = [];
    let most = 0;
    const chains = [[11, 12, 13], [21], [31, 32]];
    const piece = async (link: number): Promise<boolean> => {
      const chain = Math.floor(link / 10);
      expect(under.has(chain)).toBe(false);
      under.add(chain);
      most = Math.max(most, under.size);
      await turn();
      under.delete(chain);
      done.push(link);
      return true;
    };
    expect(await workOff(createFairQueue(2), 1, chains, piece)).toBe(true);
    expect([most, done.toSorted((a, b) => a - b)]).toEqual([2, chains.flat()]);
  });

  it('end when the work is lost, and throw what a piece threw', async () => {
    const seen: number[] = [];
    const until = async (link: number): Promise<boolean> => {
      seen.push(link);
      return link < 2;
    };
    const chains = [1, 2, 3, 4].map((link) => [link]);
    expect(await workOff(createFairQueue(1), 1, chains, until)).toBe(false);
    expect(seen).toEqual([1, 2]);
    const broken = workOff(createFairQueue(2), 1, chains, () =>
      Promise.reject(new Error('broken')),
    );
    await expect(broken).rejects.toThrow('broken');
  });
});
