import { afterEach, expect, test } from 'vitest';
import { call } from '../index.ts';
import type { Share } from '../index.ts';
import { connect } from './clients.ts';
import { RawClient } from './clients.ts';
import { startTestApp } from './app.ts';
import type { TestApp } from './app.ts';
import { frame, openByHand, opening } from './frame-client.ts';
import { handshake, PollClient, records } from './http-clients.ts';

/** Who is handled when, while one client sends without end. Orders are looked at, never times. */
let app: TestApp;
afterEach(() => app.stop());

const done: string[] = [];
let whenFirst: () => unknown = () => {};

async function start(share: Share): Promise<void> {
  done.length = 0;
  whenFirst = () => {};
  app = await startTestApp({
    server: { share },
    hub: { maxMessagesPerSecond: Infinity },
    definition: {
      methods: {
        Mark: call([], (ctx) => {
          if (done.push(ctx.userId ?? '') === 1) whenFirst();
        }),
        // Ends at once, and yet a promise: the next call follows without a turn of the event loop.
        MarkSoon: call([], async (ctx) => void done.push(ctx.userId ?? '')),
      },
    },
  });
}

const many = (target: string, count: number) =>
  records(...Array.from({ length: count }, () => ({ type: 1, target, arguments: [] })));
const small: Share = { messages: 16, ms: Infinity };
const all: Share = { messages: Infinity, ms: Infinity };
const calls = 1_000;

/** Ann sends a thousand calls and then Bob one: how many of hers come before his. */
async function annsBeforeBobs(target: string, share: Share): Promise<number> {
  await start(share);
  const ann = await RawClient.shaken(app, 'ann');
  const bob = await RawClient.shaken(app, 'bob');
  ann.socket.send(many(target, calls));
  bob.socket.send(many('Mark', 1));
  await expect.poll(() => done.length).toBe(calls + 1);
  ann.socket.close();
  bob.socket.close();
  return done.indexOf('bob');
}

test.each(['Mark', 'MarkSoon'])(
  '%s: many calls of one do not keep another waiting',
  async (name) => {
    expect(await annsBeforeBobs(name, small)).toBeLessThan(calls / 2);
  },
);

test.each(['Mark', 'MarkSoon'])('%s: control without shares: all of the first', async (name) => {
  expect(await annsBeforeBobs(name, all)).toBe(calls);
});

/** Frames by the thousand in one write, then Bob's call: bytes that were read when it ran. */
async function bytesBeforeBobs([first, next]: readonly number[], share: Share): Promise<number> {
  await start(share);
  const { socket } = await openByHand(app);
  socket.write(frame(opening.text, handshake));
  const bob = await RawClient.shaken(app, 'bob');
  await expect.poll(() => app.hub.stats().connections).toBe(2);
  const served = [...app.sockets].find(({ remotePort }) => remotePort === socket.localPort);
  const seen = () => (served?.bytesRead ?? 0) - (served?.readableLength ?? 0);
  const before = seen();
  const more = Array.from({ length: 7_999 }, () => frame(next ?? 0, ''));
  const flood = Buffer.concat([frame(first ?? 0, ''), ...more]);
  let read = 0;
  whenFirst = () => (read = seen() - before);
  socket.write(flood);
  bob.socket.send(many('Mark', 1));
  await expect.poll(() => done.length).toBe(1);
  await expect.poll(() => seen() - before).toBe(flood.length);
  socket.destroy();
  bob.socket.close();
  return read;
}

test.each([
  ['pings', [opening.ping, opening.ping]],
  ['empty parts of a message', [opening.more, 0]],
] as const)('%s of one do not keep another waiting', async (_what, frames) => {
  expect(await bytesBeforeBobs(frames, small)).toBeLessThan(24_000);
});

test('control without shares: all that has come is read first', async () => {
  expect(await bytesBeforeBobs([opening.ping, opening.ping], all)).toBe(48_000);
});

test('a POST with many calls gives way, too', async () => {
  await start(small);
  const poll = await PollClient.shaken(app, 'ann');
  const bob = await RawClient.shaken(app, 'bob');
  whenFirst = () => bob.socket.send(many('Mark', 1));
  await poll.post(many('Mark', calls));
  await expect.poll(() => done.length).toBe(calls + 1);
  expect(done.indexOf('bob')).toBeLessThan(calls);
  bob.socket.close();
});

test('many POSTs of one give way to another who polls, and his answer comes before theirs', async () => {
  await start(small);
  const ann = await PollClient.shaken(app, 'ann');
  const bob = await PollClient.shaken(app, 'bob');
  const answered = bob.poll();
  let probe: Promise<unknown> | undefined;
  whenFirst = () => (probe = bob.post(many('Mark', 1)));
  const flood = Array.from({ length: 50 }, () => ann.post(many('Mark', calls / 10)));
  await expect.poll(() => done.includes('bob')).toBe(true);
  expect(done.length).toBeLessThan(5 * calls);
  await app.hub.clients.user('bob').send('message', 'on');
  expect((await answered).text).toContain('"on"');
  expect(done.length).toBeLessThan(5 * calls);
  await Promise.all([...flood, probe]);
  await expect.poll(() => done.length).toBe(5 * calls + 1);
});

test('what was sent before a goodbye is handled, however much', async () => {
  await start(small);
  const ann = await connect(app, 'ann');
  const said = Array.from({ length: calls }, () => ann.connection.send('Mark'));
  await Promise.all(said);
  await ann.connection.stop();
  await expect.poll(() => app.journal.at(-1)).toBe('disconnected ann');
  expect(done.length).toBe(calls);
});
