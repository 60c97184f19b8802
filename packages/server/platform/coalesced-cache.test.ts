import { expect, test } from 'vitest';
import { coalescedCache } from './coalesced-cache.ts';

/** What was read, in order; `fails` is never there. */
function bench(most: number) {
  const read: string[] = [];
  const held = coalescedCache(
    async (key: string) => {
      read.push(key);
      if (key === 'fails') throw new Error('gone');
      return key;
    },
    { holdsMs: 60_000, most },
  );
  return { held, read };
}

test('all who ask for a key share what was read, and so many keys are kept at the most', async () => {
  const { held, read } = bench(500);
  const all = Array.from({ length: 500 }, (_, n) => `leader ${n}`);
  expect(await Promise.all([...all, ...all].map(held.read))).toEqual([...all, ...all]);
  expect(read).toEqual(all);
  await held.read('one more');
  await Promise.all([held.read('leader 1'), held.read('leader 0')]);
  expect(read.slice(500)).toEqual(['one more', 'leader 0']);
});

test('what failed, and what was forgotten behind a change, is read anew', async () => {
  const { held, read } = bench(2);
  await expect(held.read('fails')).rejects.toThrow('gone');
  await expect(held.read('fails')).rejects.toThrow('gone');
  await held.read('a');
  held.forget('a');
  await held.read('a');
  expect(read).toEqual(['fails', 'fails', 'a', 'a']);
});
