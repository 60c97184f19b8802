import { expect, it } from 'vitest';
import { inLanes, rangesOf } from './range.ts';

it('covers all players, and none twice', () => {
  const last = 2n ** 63n - 1n;
  expect(rangesOf([])).toEqual([{ after: 0n, to: last }]);
  expect(rangesOf([10n, 25n])).toEqual([
    { after: 0n, to: 10n },
    { after: 10n, to: 25n },
    { after: 25n, to: last },
  ]);
});

it('works some at once, stops when the work is lost, and throws what a lane threw', async () => {
  const ranges = rangesOf([1n, 2n, 3n, 4n, 5n]);
  let under = 0;
  let most = 0;
  const seen: bigint[] = [];
  const work = async (ours: (to: bigint) => boolean, to: bigint): Promise<boolean> => {
    under += 1;
    most = Math.max(most, under);
    seen.push(to);
    await new Promise((done) => setTimeout(done, 1));
    under -= 1;
    return ours(to);
  };
  expect(await inLanes(ranges, 2, ({ to }) => work(() => true, to))).toBe(true);
  expect([most, seen.length]).toEqual([2, ranges.length]);
  seen.length = 0;
  expect(await inLanes(ranges, 1, ({ to }) => work((at) => at < 2n, to))).toBe(false);
  expect(seen).toEqual([1n, 2n]);
  const broken = inLanes(ranges, 2, () => Promise.reject(new Error('broken')));
  await expect(broken).rejects.toThrow('broken');
});
