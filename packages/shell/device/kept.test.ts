import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import type { Form } from './kept.ts';

type Kept = typeof import('./kept.ts');

const texts = new Map<string, string>();
const methods = {
  getItem: (name: string) => texts.get(name) ?? null,
  setItem: (name: string, text: string) => {
    if (text.length > 100) throw new Error('full');
    texts.set(name, text);
  },
  removeItem: (name: string) => void texts.delete(name),
};
/** As a browser has it: what is on the storage are its own keys. */
const storage = new Proxy(methods, {
  ownKeys: () => [...texts.keys()],
  getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
});

const COUNT = z.object({ v: z.literal(1), count: z.int() });
const form: Form<number> = {
  read: (json) => z.safeParse(COUNT, json).data?.count,
  write: (count) => ({ v: 1, count }),
};

/** A tab: the module anew, on the same storage. */
async function openTab(): Promise<Kept> {
  vi.resetModules();
  const tab = await import('./kept.ts');
  tab.keepUnder({ prefix: 'fairlot.', outlivesLogout: ['record'] });
  return tab;
}

/** The next file of this worker reads its modules again, without what these tests put there. */
afterAll(() => void vi.resetModules());

beforeEach(() => {
  texts.clear();
  vi.stubGlobal('localStorage', storage);
});

test.each(['{"v":1,"count":"7"}', '{"v":2,"count":7}', '[', 'null', '{"v":1}'])(
  'what cannot be read is as if nothing had been kept: %s',
  async (text) => {
    texts.set('fairlot.n', text);
    const { keptStore } = await openTab();
    expect(keptStore('n', 0, { clearedAtLogout: true, form }).get()).toBe(0);
  },
);

test('two tabs that count at once lose nothing', async () => {
  const one = (await openTab()).keptStore('n', 0, { clearedAtLogout: true, form });
  const two = (await openTab()).keptStore('n', 0, { clearedAtLogout: true, form });
  one.set((count) => count + 1);
  two.set((count) => count + 1);
  one.set((count) => count + 1);
  expect([one.get(), texts.get('fairlot.n')]).toEqual([3, '{"v":1,"count":3}']);
});

test('what is too long or finds no room leaves nothing old behind, and stays on the page', async () => {
  const { keptStore } = await openTab();
  const bounded = keptStore('bounded', '', { clearedAtLogout: true, most: 10 });
  bounded.set('short');
  bounded.set('longer than ten');
  expect([bounded.get(), texts.get('fairlot.bounded')]).toEqual(['longer than ten', undefined]);
  const full = keptStore('full', '', { clearedAtLogout: true });
  full.set('fits');
  full.set('x'.repeat(200));
  full.set((text) => `${text}y`);
  expect([full.get().length, texts.get('fairlot.full')]).toEqual([201, undefined]);
});

test('logout clears what parts left here that this page has not fetched', async () => {
  texts.set('fairlot.bet.slips', '{}');
  texts.set('fairlot.record', '{}');
  texts.set('other', 'x');
  (await openTab()).clearKept();
  expect([...texts.keys()]).toEqual(['fairlot.record', 'other']);
});

test('a client of the same origin with another prefix shares nothing', async () => {
  const one = await openTab();
  const mine = one.keptStore('n', 0, { clearedAtLogout: true, form });
  const two = await openTab();
  two.keepUnder({ prefix: 'console.', outlivesLogout: [] });
  const theirs = two.keptStore('n', 0, { clearedAtLogout: true, form });
  mine.set(1);
  theirs.set(2);
  expect([mine.get(), theirs.get()]).toEqual([1, 2]);
  one.clearKept();
  expect([...texts.keys()]).toEqual(['console.n']);
  mine.set(1);
  two.clearKept();
  expect([...texts.keys()]).toEqual(['fairlot.n']);
});

test('what is kept beyond a logout is listed, and nothing else', async () => {
  const { keptStore } = await openTab();
  expect(() => keptStore('record', 0, { clearedAtLogout: true }).get()).toThrow('listed');
  expect(() => keptStore('other', 0, { clearedAtLogout: false }).get()).toThrow('listed');
});

test('logout clears what waits to be written, too', async () => {
  vi.useFakeTimers();
  const { keptStore, clearKept } = await openTab();
  const slow = keptStore('slow', '', { clearedAtLogout: true, pauseMs: 250 });
  const stays = keptStore('language', '', { clearedAtLogout: false });
  slow.set('a');
  stays.set('b');
  expect(texts.get('fairlot.slow')).toBeUndefined();
  vi.advanceTimersByTime(250);
  expect(texts.get('fairlot.slow')).toBe('"a"');
  slow.set('c');
  clearKept();
  vi.advanceTimersByTime(1000);
  expect([slow.get(), texts.get('fairlot.slow'), texts.get('fairlot.language')]).toEqual([
    '',
    undefined,
    '"b"',
  ]);
  vi.useRealTimers();
});
