import { expect, test } from 'vitest';
import { encodeEvent } from '../protocol/encoded.ts';
import type { Encoded } from '../protocol/encoded.ts';
import type { Receiver } from './delivery.ts';
import { LocalIndex } from './local.ts';

function receiver(id: string, userId?: string): Receiver & { got: Encoded[] } {
  const got: Encoded[] = [];
  const post = (message: Encoded) => void got.push(message);
  return { id, userId, got, post, send: (message) => void post(message) };
}

test('an index forgets everything about who leaves', () => {
  const index = new LocalIndex();
  const [a, b] = [receiver('a', 'u'), receiver('b', 'u')];
  index.add(a);
  index.add(b);
  expect(index.changeGroup('add', 'g', 'a')).toBe(true);
  expect(index.changeGroup('add', 'g', 'gone')).toBe(false);
  expect([[...index.groups()], [...index.users()], index.size]).toEqual([['g'], ['u'], 2]);
  index.remove(a);
  index.remove(a);
  expect([[...index.groups()], [...index.users()], index.size]).toEqual([[], ['u'], 1]);
  index.remove(b);
  expect([[...index.users()], index.size, index.has('b')]).toEqual([[], 0, false]);
});

test('a receiver that leaves while it is sent to does not disturb the others', () => {
  const index = new LocalIndex();
  const [a, b] = [receiver('a'), receiver('b')];
  index.add({ ...a, post: () => index.remove(a) });
  index.add(b);
  index.deliver({ kind: 'all' }, encodeEvent('e', []));
  expect(b.got.length).toBe(1);
});

test('only a send to one connection waits for it', async () => {
  const index = new LocalIndex();
  const waiting = Promise.resolve();
  let sends = 0;
  index.add({ ...receiver('a', 'u'), send: () => (sends++, waiting) });
  index.add(receiver('b'));
  const message = encodeEvent('e', []);
  expect(index.deliver({ kind: 'clients', ids: ['a'] }, message)).toBe(waiting);
  expect(index.deliver({ kind: 'clients', ids: ['a', 'b'] }, message)).toBeUndefined();
  expect(index.deliver({ kind: 'all' }, message)).toBeUndefined();
  // Nor is a promise made for each of many that nobody waits for.
  expect(sends).toBe(1);
});
