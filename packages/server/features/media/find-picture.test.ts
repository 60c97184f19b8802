import { expect, test } from 'vitest';
import { createFinder, FINDER, TooManyLooks } from './find-picture.ts';

const bytesOf = (length: number): Buffer => Buffer.alloc(length);

test('what was found is found again without a look, the last ones first', async () => {
  const looks: string[] = [];
  const read = async (name: string) => {
    looks.push(name);
    return bytesOf(4);
  };
  const find = createFinder(read, { ...FINDER, bytes: 8 });
  for (const name of ['a', 'b', 'a', 'c', 'a', 'b']) expect(await find(name)).toHaveLength(4);
  // There was room for two: b was let go for c, and a had been asked for meanwhile.
  expect(looks).toEqual(['a', 'b', 'c', 'b']);
});

test('what nobody has is not kept, and what is kept is looked for again after a while', async () => {
  let looks = 0;
  const find = createFinder(
    async (name) => {
      looks += 1;
      return name === 'there' ? bytesOf(1) : undefined;
    },
    { ...FINDER, ms: -1 },
  );
  for (const name of ['gone', 'gone', 'there', 'there']) await find(name);
  expect(looks).toBe(4);
});

test('few look at once, some wait, and all others are turned away', async () => {
  let most = 0;
  let now = 0;
  const open: (() => void)[] = [];
  const read = async () => {
    now += 1;
    most = Math.max(most, now);
    await new Promise<void>((done) => void open.push(done));
    now -= 1;
    return undefined;
  };
  const find = createFinder(read, { ...FINDER, atOnce: 2, mostWaiting: 3 });
  const wanted = ['a', 'b', 'c', 'd', 'e'].map((name) => find(name));
  await expect(find('f')).rejects.toThrow(TooManyLooks);
  for (let n = 0; n < wanted.length; n += 1) {
    await expect.poll(() => open.length).toBeGreaterThan(n);
    open[n]?.();
  }
  await Promise.all(wanted);
  expect(most).toBe(2);
  // Places are free again.
  const next = find('g');
  await expect.poll(() => open.length).toBe(6);
  open[5]?.();
  expect(await next).toBeUndefined();
});

test('a look that failed gives its place back', async () => {
  const find = createFinder(
    async (name) => {
      if (name === 'bad') throw new Error('away');
      return bytesOf(1);
    },
    { ...FINDER, atOnce: 1, mostWaiting: 1 },
  );
  await expect(find('bad')).rejects.toThrow('away');
  expect(await find('good')).toHaveLength(1);
});
