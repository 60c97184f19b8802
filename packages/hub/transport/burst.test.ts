import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { burst } from './burst.ts';
import type { Sink } from './burst.ts';

/** Takes what it is given and keeps it; one that is full keeps all of it unsent. */
function sinkOf({ isFull = false } = {}) {
  const written: string[] = [];
  const sink: Sink & { writableEnded: boolean } = {
    writableEnded: false,
    writableLength: isFull ? 1 : 0,
    write: (frame) => written.push(frame.toString()) > 0,
  };
  return { sink, written };
}

const quiet = { unsent: () => {} };
const frame = (text: string): Buffer => Buffer.from(text);

test('what a turn sends to each leaves at its end, joined, and in its order', async () => {
  const [ann, bob] = [sinkOf(), sinkOf()];
  const at = burst.hold(quiet, ann.sink, frame('a'));
  burst.hold(quiet, bob.sink, frame('x'));
  for (const text of ['b', 'c']) burst.add(at, frame(text));
  expect([ann.written, bob.written]).toEqual([[], []]);
  await nextTurn();
  expect([ann.written, bob.written]).toEqual([['abc'], ['x']]);
});

test('what is taken before leaves once, and more of the same turn follows it', async () => {
  const { sink, written } = sinkOf();
  const { turn } = burst;
  const at = burst.hold(quiet, sink, frame('a'));
  expect(burst.take(at)?.toString()).toBe('a');
  expect(burst.take(at)).toBeUndefined();
  burst.add(at, frame('b'));
  await nextTurn();
  expect(written).toEqual(['b']);
  expect(burst.isWaiting(turn, at)).toBe(false);
});

test('who hears that something is unsent may send: to those behind in order, to others anew', async () => {
  const [first, full, last] = [sinkOf(), sinkOf({ isFull: true }), sinkOf()];
  const { turn } = burst;
  const firstAt = burst.hold(quiet, first.sink, frame('a'));
  const answer = {
    unsent: () => {
      expect(burst.isWaiting(turn, firstAt)).toBe(false);
      burst.hold(quiet, first.sink, frame('late'));
      expect(burst.isWaiting(turn, lastAt)).toBe(true);
      burst.add(lastAt, frame('y'));
    },
  };
  burst.hold(answer, full.sink, frame('m'));
  const lastAt = burst.hold(quiet, last.sink, frame('x'));
  await nextTurn();
  expect([first.written, full.written, last.written]).toEqual([['a', 'late'], ['m'], ['xy']]);
});

test('nothing is written after the end of a socket', async () => {
  const { sink, written } = sinkOf();
  burst.hold(quiet, sink, frame('a'));
  sink.writableEnded = true;
  await nextTurn();
  expect(written).toEqual([]);
});

test('a fault in one who hears that something is unsent keeps no frame from the others', async () => {
  const [full, last, next] = [sinkOf({ isFull: true }), sinkOf(), sinkOf()];
  const faulty = {
    unsent: () => {
      throw new Error('a fault');
    },
  };
  burst.hold(faulty, full.sink, frame('m'));
  burst.hold(quiet, last.sink, frame('x'));
  expect(() => burst.flush()).toThrow('a fault');
  await nextTurn();
  expect([full.written, last.written]).toEqual([['m'], ['x']]);
  burst.hold(quiet, next.sink, frame('z'));
  await nextTurn();
  expect(next.written).toEqual(['z']);
});
