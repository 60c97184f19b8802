import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { Encoded, encodeEvent } from '../protocol/encoded.ts';
import { jsonProtocol } from '../protocol/json.ts';
import { burst, maxHeldBytes } from './burst.ts';
import type { Member, Sink } from './burst.ts';
import { Crowd, Crowds } from './fan-out.ts';

const sent = { messagesSent: 0, bytesSent: 0 };
const crowdOf = (): Crowd => new Crowds(sent).of(jsonProtocol);

/** A connection that holds frames as a WebSocket does. One that is full keeps all of it unsent. */
function memberOf(crowd: Crowd, { isFull = false } = {}) {
  const writes: string[] = [];
  const sink: Sink & { writableEnded: boolean } = {
    writableEnded: false,
    writableLength: isFull ? 1 : 0,
    write: (frame) => writes.push(frame.toString()) > 0,
  };
  const told: string[][] = [];
  let [turn, at] = [-1, 0];
  const member: Member = {
    write: (frame) => {
      burst.part();
      if (burst.isWaiting(turn, at)) return burst.add(at, frame);
      at = burst.hold(member, sink, frame);
      turn = burst.turn;
    },
    unsent: () => void told.push(writes.map(String)),
  };
  crowd.join(member, sink);
  return { member, sink, writes, told };
}

const texts = (writes: readonly string[]): string[][] =>
  writes.map((write) =>
    Array.from(write.matchAll(/\["(\w+)"\]|<(\w+)>/g), ([, a, b]) => a ?? `<${b}>`),
  );
const say = (text: string): Encoded => encodeEvent('message', [text]);
const own = (text: string): Buffer => Buffer.from(`<${text}>`);

test('what one turn sends to all is one write for each', async () => {
  const crowd = crowdOf();
  const [ann, bob] = [memberOf(crowd), memberOf(crowd)];
  const before = { ...sent };
  for (const text of ['a', 'b', 'c']) crowd.post(say(text));
  expect([ann.writes, bob.writes]).toEqual([[], []]);
  await nextTurn();
  expect([ann, bob].map(({ writes }) => texts(writes))).toEqual([
    [['a', 'b', 'c']],
    [['a', 'b', 'c']],
  ]);
  expect(sent.messagesSent - before.messagesSent).toBe(6);
  const bytes = [...ann.writes, ...bob.writes].join('').length;
  expect(sent.bytesSent - before.bytesSent).toBeGreaterThan(bytes - 12);
});

test('what is for one of them keeps its place among what is for all', async () => {
  const crowd = crowdOf();
  const [ann, bob] = [memberOf(crowd), memberOf(crowd)];
  crowd.post(say('a'));
  ann.member.write(own('mine'));
  crowd.post(say('b'));
  await nextTurn();
  expect(texts(ann.writes)).toEqual([['a', '<mine>', 'b']]);
  expect(texts(bob.writes)).toEqual([['a', 'b']]);
  ann.member.write(own('first'));
  crowd.post(say('c'));
  await nextTurn();
  expect(texts(ann.writes).slice(1)).toEqual([['<first>', 'c']]);
  expect(texts(bob.writes).slice(1)).toEqual([['c']]);
});

test('two crowds that are sent to in one turn each get theirs in order', async () => {
  const [json, other] = [crowdOf(), crowdOf()];
  const [ann, bob] = [memberOf(json), memberOf(other)];
  for (const text of ['a', 'b']) {
    json.post(say(text));
    other.post(say(text.toUpperCase()));
  }
  await nextTurn();
  expect([texts(ann.writes), texts(bob.writes)]).toEqual([[['a', 'b']], [['A', 'B']]]);
});

test('who joins hears what is sent after, and who leaves what was sent before', async () => {
  const crowd = crowdOf();
  const ann = memberOf(crowd);
  crowd.post(say('a'));
  const bob = memberOf(crowd);
  crowd.post(say('b'));
  crowd.leave(ann.member);
  crowd.post(say('c'));
  await nextTurn();
  expect([texts(ann.writes), texts(bob.writes)]).toEqual([[['a', 'b']], [['b', 'c']]]);
});

test('who does not take it all is told once all others have theirs, which no fault prevents', async () => {
  const crowd = crowdOf();
  const [full, gone, last] = [memberOf(crowd, { isFull: true }), memberOf(crowd), memberOf(crowd)];
  gone.sink.writableEnded = true;
  full.member.unsent = () => {
    full.member.unsent = () => {};
    full.told.push(last.writes.map(String));
    crowd.post(say('late'));
    throw new Error('a fault');
  };
  crowd.post(say('a'));
  expect(() => burst.flush()).toThrow('a fault');
  expect([full.told.length, texts(full.told[0] ?? []), gone.writes]).toEqual([1, [['a']], []]);
  crowd.leave(full.member);
  await nextTurn();
  expect(texts(last.writes)).toEqual([['a'], ['late']]);
});

test('no more waits for the end of the turn than may', async () => {
  const crowd = crowdOf();
  const { writes } = memberOf(crowd);
  const large = 'x'.repeat(maxHeldBytes / 2 - 100);
  const held = [say(large), say(large)];
  for (const message of held) crowd.post(message);
  expect(writes).toEqual([]);
  crowd.post(say(large));
  await nextTurn();
  // Parted into what each holds, where a connection writes what is too much to be held.
  expect(texts(writes).flat()).toEqual([large, large, large]);
});

test('nothing is made for nobody', () => {
  const odd = new Encoded({ kind: 'invocation', target: 'x', args: [1n] });
  expect(() => crowdOf().post(odd)).not.toThrow();
});
