import { expect, test } from 'vitest';
import {
  createFinder as finderOf,
  FINDER,
  TooManyLooks,
  type FinderBounds,
} from './find-picture.ts';
import type { FindPicture } from '#platform/pictures';

const bytesOf = (length: number): Buffer => Buffer.alloc(length);
const createFinder = (read: FindPicture, bounds: FinderBounds) =>
  finderOf(read, async (names) => new Set(names), bounds);

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

test('what is at hand is shown while it may be, asked of all that want it in one question at a time', async () => {
  const hidden = new Set<string>();
  const questions: (readonly string[])[] = [];
  const open: (() => void)[] = [];
  let looks = 0;
  const read = async (name: string) => {
    looks += 1;
    return hidden.has(name) ? undefined : bytesOf(1);
  };
  const shown = async (names: readonly string[]) => {
    questions.push(names);
    await new Promise<void>((done) => void open.push(done));
    return new Set(names.filter((name) => !hidden.has(name)));
  };
  const find = finderOf(read, shown, FINDER);
  await find('a');
  await find('b');
  const first = find('a');
  await expect.poll(() => open.length).toBe(1);
  // While that is on its way: these wait for the next, which sees what was refused meanwhile.
  const later = [find('a'), find('b'), find('a')];
  hidden.add('a');
  open[0]?.();
  expect(await first).toBeUndefined();
  await expect.poll(() => open.length).toBe(2);
  open[1]?.();
  expect((await Promise.all(later)).map((found) => found?.length)).toEqual([
    undefined,
    1,
    undefined,
  ]);
  expect(questions).toEqual([['a'], ['a', 'b']]);
  expect(looks).toBe(2);
  // It is not at hand any more.
  expect(await find('a')).toBeUndefined();
  expect(looks).toBe(3);
});

test('a question that failed is asked again by whoever comes next', async () => {
  let fails = true;
  const find = finderOf(
    async () => bytesOf(1),
    async (names) => {
      if (fails) throw new Error('away');
      return new Set(names);
    },
    FINDER,
  );
  await find('a');
  await expect(find('a')).rejects.toThrow('away');
  fails = false;
  expect(await find('a')).toHaveLength(1);
});
