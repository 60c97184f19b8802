import { afterEach, beforeEach, expect, test } from 'vitest';
import { RawClient } from './clients.ts';
import { EventClient, PollClient, records } from './http-clients.ts';
import { startStreamApp } from './stream-app.ts';
import type { StreamApp } from './stream-app.ts';
import { still } from './still.ts';

let app: StreamApp;
let raw: RawClient;
beforeEach(async () => {
  app = await startStreamApp();
  raw = await RawClient.shaken(app);
});
afterEach(async () => {
  raw.socket.terminate();
  await app.stop();
});

const streaming = (id: string, target: string, ...streamIds: string[]) => ({
  type: 4,
  invocationId: id,
  target,
  arguments: [],
  ...(streamIds.length > 0 ? { streamIds } : {}),
});
const calling = (id: string, target: string, streamIds: string[] = [], args: unknown[] = []) => ({
  type: 1,
  invocationId: id,
  target,
  arguments: args,
  streamIds,
});
const item = (id: string, value: unknown) => ({ type: 2, invocationId: id, item: value });
const end = (id: string, error?: string) => ({ type: 3, invocationId: id, error });
const cancel = (id: string) => ({ type: 5, invocationId: id });

interface Parsed {
  readonly type: number;
  readonly invocationId?: string;
  readonly error?: string;
  readonly result?: unknown;
}
const messages = () => raw.records.slice(1).map((record) => JSON.parse(record) as Parsed);
const completion = async (id: string): Promise<Parsed> => {
  const isIt = (record: string) => {
    const { type, invocationId } = JSON.parse(record) as Parsed;
    return type === 3 && invocationId === id;
  };
  return JSON.parse(await raw.record(isIt)) as Parsed;
};
/** Bytes that a client has sent before are read when another is answered. */
async function another(): Promise<void> {
  const other = await RawClient.shaken(app, 'bob');
  other.sendJson(calling('other', 'Plain'));
  await other.completion('other');
  other.socket.terminate();
}

test('H1, H2: a stream ends with neither result nor error', async () => {
  raw.sendJson(streaming('1', 'Three'), streaming('2', 'Empty'));
  expect(await completion('1')).toEqual({ type: 3, invocationId: '1' });
  expect(await completion('2')).toEqual({ type: 3, invocationId: '2' });
  expect(messages().filter(({ type }) => type === 2).length).toBe(3);
});

test('H6: a cancel in the same frame reaches the handler and completes without error', async () => {
  raw.sendJson(streaming('1', 'Infinite'), cancel('1'));
  expect(await completion('1')).toEqual({ type: 3, invocationId: '1' });
  expect((await raw.record((record) => record.includes('StreamCanceled'))).length).toBeGreaterThan(
    0,
  );
  expect(app.seen).toEqual(['started', 'aborted true']);
});

test('H6: a cancel is answered before the handler returned its stream', async () => {
  raw.sendJson(streaming('1', 'Gated'), cancel('1'));
  expect(await completion('1')).toEqual({ type: 3, invocationId: '1' });
  app.open();
  raw.sendJson(calling('2', 'Plain'));
  await completion('2');
  expect(messages().some(({ type }) => type === 2)).toBe(false);
});

test('H7, H8: after a cancel nothing more comes, the source is cleaned up once', async () => {
  raw.sendJson(streaming('1', 'Ticks'));
  await raw.record((record) => record.includes('"item":3'));
  raw.sendJson(cancel('1'), cancel('1'), cancel('unknown'));
  expect(await completion('1')).toEqual({ type: 3, invocationId: '1' });
  const count = messages().length;
  await expect.poll(() => app.seen).toEqual(['cleaned true']);
  raw.sendJson(calling('2', 'Plain'));
  await completion('2');
  expect(messages().length).toBe(count + 1);
  expect(app.seen).toEqual(['cleaned true']);
});

test('H9: an id in use is refused, its stream goes on; later it is free again', async () => {
  raw.sendJson(streaming('1', 'Ticks'), streaming('1', 'Three'));
  expect((await completion('1')).error).toBe("Invocation ID '1' is already in use.");
  await raw.record((record) => record.includes('"item":4'));
  raw.sendJson(cancel('1'), streaming('1', 'Three'));
  await raw.record((record) => record.includes('"item":"c"'));
});

test('H10: a disconnect fires the signal and ends the source', async () => {
  raw.sendJson(streaming('1', 'Ticks'), streaming('2', 'Infinite'));
  await raw.record((record) => record.includes('"item":1'));
  raw.socket.terminate();
  await expect.poll(() => app.seen.toSorted()).toEqual(['aborted true', 'cleaned true', 'started']);
});

test('H11: an endless source is held back by a client that reads nothing', async () => {
  raw.socket.pause();
  raw.sendJson(streaming('1', 'Endless'));
  await expect.poll(() => Number(app.seen[0])).toBeGreaterThan(5);
  const before = await still(() => Number(app.seen[0]));
  // The operating system takes a few megabytes, the hub some 64 KiB.
  expect(before).toBeLessThan(2000);
  raw.socket.resume();
  await expect.poll(() => Number(app.seen[0])).toBeGreaterThan(before + 10);
});

test('H11: an endless source is held back by a client that does not poll', async () => {
  const poll = await PollClient.shaken(app);
  await poll.post(records(streaming('1', 'Endless')));
  await expect.poll(() => Number(app.seen[0])).toBeGreaterThan(5);
  // 64 KiB of 10 kB items may wait, and the one that found no room.
  const before = await still(() => Number(app.seen[0]));
  expect(before).toBeLessThan(12);
  // Each poll takes a part of what waits; once all is taken the source goes on.
  await expect
    .poll(async () => {
      expect((await poll.poll()).status).toBe(200);
      return Number(app.seen[0]);
    })
    .toBeGreaterThan(before);
  expect((await poll.post(records(cancel('1')))).status).toBe(200);
});

test('H11: an endless source is held back by a reader of events that reads nothing', async () => {
  const events = await EventClient.shaken(app);
  events.response.pause();
  await events.post(records(streaming('1', 'Endless')));
  await expect.poll(() => Number(app.seen[0])).toBeGreaterThan(5);
  expect(await still(() => Number(app.seen[0]))).toBeLessThan(2000);
  events.response.destroy();
});

test('H14: two streams for one, one for two, one with an id in use', async () => {
  const wrong = (sent: number, expected: number) =>
    `HubException: Client sent ${sent} stream(s), Hub method expects ${expected}.`;
  raw.sendJson(calling('1', 'Join', ['a', 'b']), calling('2', 'JoinTwo', ['c'], ['+']));
  expect((await completion('1')).error).toContain(wrong(2, 1));
  expect((await completion('2')).error).toContain(wrong(1, 2));
  raw.sendJson(calling('3', 'JoinTwo', ['d', 'd'], ['+']), calling('4', 'Join', ['e']));
  expect((await completion('3')).error).toContain('Client sent 2 stream(s)');
  raw.sendJson(calling('5', 'Join', ['e']));
  expect((await completion('5')).error).toContain('open already');
  raw.sendJson(item('e', 'x'), end('e'));
  expect((await completion('4')).result).toBe('x');
});

test('H15: interleaved uploads are not mixed', async () => {
  raw.sendJson(calling('1', 'JoinTwo', ['a', 'b'], ['+']));
  raw.sendJson(item('a', '1'), item('b', '3'), item('b', '4'), item('a', '2'), end('b'), end('a'));
  expect((await completion('1')).result).toBe('12+34');
});

test('H16: eleven items nobody reads stop the reading until the method ends', async () => {
  const ten = Array.from({ length: 10 }, (_, index) => item('a', String(index)));
  raw.sendJson(calling('1', 'NeverRead', ['a']), ...ten, calling('2', 'Plain'));
  await completion('2');
  raw.sendJson(item('a', 'one more'), calling('3', 'Plain'));
  await another();
  expect(messages().map(({ invocationId }) => invocationId)).toEqual(['2']);
  app.open();
  expect((await completion('1')).result).toBe('ended');
  expect((await completion('3')).result).toBe('plain');
});

test('H16: the socket of a client whose items nobody reads is paused, memory is bounded', async () => {
  raw.sendJson(calling('1', 'NeverRead', ['a']));
  await expect.poll(() => app.seen).toEqual(['never reads']);
  const block = 'y'.repeat(30_000);
  for (let index = 0; index < 1000; index++) raw.sendJson(item('a', block));
  // What the hub does not read stays with the client: 30 MB were sent, a few megabytes fit between.
  expect(await still(() => raw.socket.bufferedAmount)).toBeGreaterThan(10_000_000);
  app.open();
  expect((await completion('1')).result).toBe('ended');
  await expect.poll(() => raw.socket.bufferedAmount, { timeout: 10_000 }).toBe(0);
});

test('H16: POSTs are not answered while nobody reads what they brought', async () => {
  const poll = await PollClient.shaken(app);
  await poll.post(records(calling('1', 'NeverRead', ['a'])));
  await expect.poll(() => app.seen).toEqual(['never reads']);
  const block = records(item('a', 'y'.repeat(30_000)));
  const answers: number[] = [];
  const posts = Array.from({ length: 30 }, async () => {
    answers.push((await poll.post(block)).status);
  });
  // Eleven items, and 64 KiB of input.
  await expect.poll(() => answers.length).toBeGreaterThan(10);
  expect(await still(() => answers.length)).toBeLessThan(16);
  app.open();
  await Promise.all(posts);
  expect(new Set(answers)).toEqual(new Set([200]));
  expect((await poll.poll()).text).toContain('"result":"ended"');
});

test('H17: items and ends of unknown and finished streams are passed over', async () => {
  raw.sendJson(item('none', 1), end('none'), end('none', 'x'));
  raw.sendJson(calling('1', 'First', ['a']), item('a', 'first'));
  expect((await completion('1')).result).toBe('first');
  const more = Array.from({ length: 30 }, (_, index) => item('a', String(index)));
  raw.sendJson(...more, end('a'), end('a', 'late'), calling('2', 'Plain'));
  expect((await completion('2')).result).toBe('plain');
});

test('H18: a cancel closes the upload of the stream too', async () => {
  raw.sendJson(streaming('1', 'Louder', 'a'), item('a', 'x'));
  await raw.record((record) => record.includes('"item":"X"'));
  raw.sendJson(cancel('1'), item('a', 'y'), calling('2', 'Plain'));
  expect(await completion('1')).toEqual({ type: 3, invocationId: '1' });
  await completion('2');
  await expect.poll(() => app.seen).toEqual(['closed']);
  expect(messages().filter(({ type }) => type === 2).length).toBe(1);
});

test('H19: a disconnect fails the reader and ends the method', async () => {
  raw.sendJson(calling('1', 'Watched', ['a']), item('a', 'x'));
  raw.socket.terminate();
  await expect.poll(() => app.seen).toEqual(['The underlying connection was closed.']);
});

test('H20: calls are answered while streams run', async () => {
  raw.sendJson(streaming('1', 'Ticks'), calling('2', 'Join', ['a']), calling('3', 'Plain'));
  expect((await completion('3')).result).toBe('plain');
  raw.sendJson(item('a', 'x'), end('a'), calling('4', 'Plain'), cancel('1'));
  expect((await completion('2')).result).toBe('x');
  expect((await completion('4')).result).toBe('plain');
  expect(await completion('1')).toEqual({ type: 3, invocationId: '1' });
});

test('G3: streams without an id are never answered', async () => {
  const silent = { type: 1, target: 'Join', arguments: [], streamIds: ['a'] };
  raw.sendJson(silent, item('a', 5), { ...silent, streamIds: [] }, calling('2', 'Plain'));
  await completion('2');
  expect(messages().length).toBe(1);
});

test('more streams than the limit are refused, and when some have ended there is room', async () => {
  await app.stop();
  app = await startStreamApp({ maxStreams: 2 });
  raw = await RawClient.shaken(app);
  raw.sendJson(streaming('1', 'Infinite'), calling('2', 'Join', ['a']), streaming('3', 'Three'));
  expect((await completion('3')).error).toContain('Too many streams');
  raw.sendJson(cancel('1'), streaming('4', 'Three'));
  expect((await completion('4')).error).toBeUndefined();
});
