import { once } from 'node:events';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { call, stream, upload } from '../index.ts';
import type { HubOptions } from '../index.ts';
import { startTestApp } from './app.ts';
import type { TestApp } from './app.ts';
import { negotiate, RawClient } from './clients.ts';
import type { Negotiated } from './clients.ts';
import { PollClient, records } from './http-clients.ts';
import { anything, connectStateful, startStatefulApp } from './stateful-client.ts';
import { still } from './still.ts';

/** Messages that the hub handles while a plain call runs, and messages that wait (case G14). */
let app: TestApp;
let raw: RawClient;
let seen: unknown[];
let open: () => void;
let gate: Promise<void>;

beforeEach(() => {
  seen = [];
  gate = new Promise((resolve) => (open = resolve));
});
afterEach(async () => {
  open();
  raw.socket.terminate();
  await app.stop();
});

const methods = {
  /** Runs until the test opens the gate, or the client cancels. */
  Slow: call([], async (ctx) => {
    const canceled = new Promise((resolve) => {
      ctx.canceled.addEventListener('abort', () => resolve('canceled'));
    });
    return Promise.race([canceled, gate.then(() => 'done')]);
  }),
  Note: call([anything], (_ctx, value) => void seen.push(value)),
  NoteSoon: call([anything], async (_ctx, value) => void seen.push(value)),
  Join: call([upload(anything)], async (_ctx, items) => {
    for await (const item of items) seen.push(item);
    return 'joined';
  }),
  Shut: call([upload(anything)], (_ctx, items) => [items, 'never'][1], { authorize: () => false }),
  Count: stream([], async function* (ctx) {
    ctx.canceled.addEventListener('abort', () => seen.push('stopped'));
    yield 1;
    await new Promise((resolve) => ctx.canceled.addEventListener('abort', resolve));
  }),
  /** The authorization waits until the gate opens. */
  CheckedJoin: call(
    [upload(anything)],
    async (_ctx, items) => {
      for await (const item of items) seen.push(item);
    },
    { authorize: () => gate.then(() => true) },
  ),
};

async function start(hub: HubOptions = {}): Promise<void> {
  app = await startTestApp({ hub, definition: { methods } });
  raw = await RawClient.shaken(app);
}

const calling = (id: string, target: string, args: unknown[] = [], streamIds: string[] = []) => ({
  type: 1,
  invocationId: id,
  target,
  arguments: args,
  ...(streamIds.length > 0 ? { streamIds } : {}),
});
const item = (id: string, value: unknown) => ({ type: 2, invocationId: id, item: value });
const end = (id: string) => ({ type: 3, invocationId: id });
const cancel = (id: string) => ({ type: 5, invocationId: id });
const completed = () =>
  raw.records
    .map((record) => JSON.parse(record))
    .flatMap(({ type, invocationId }) => (type === 3 ? [invocationId] : []));

/** Invokes a client method and records its result. */
function ask(): { readonly answered: Promise<unknown>; readonly isAnswered: () => boolean } {
  const id = [...app.hub.connections()][0]?.connectionId ?? '';
  let isAnswered = false;
  const asked = app.hub.clients.client(id).ask('Question', []);
  const answered = asked.finally(() => (isAnswered = true));
  answered.catch(() => {});
  return { answered, isAnswered: () => isAnswered };
}

async function reply(value: unknown): Promise<void> {
  const question = await raw.record((record) => record.includes('"Question"'));
  raw.sendJson({ type: 3, invocationId: JSON.parse(question).invocationId, result: value });
}

test('G14: delivers items, results and cancels while a plain call runs', async () => {
  await start();
  raw.sendJson(calling('1', 'Slow'), calling('2', 'Join', [], ['u']), item('u', 'first'));
  raw.sendJson(calling('3', 'Note', ['plain']), item('u', 'second'), end('u'));
  expect((await raw.completion('2')).result).toBe('joined');
  const { answered } = ask();
  await reply('yes');
  expect(await answered).toBe('yes');
  expect(seen).toEqual(['first', 'second']);
  raw.sendJson(cancel('1'));
  expect((await raw.completion('1')).result).toBe('canceled');
  await raw.completion('3');
  expect(completed()).toEqual(['2', '1', '3']);
  expect(seen).toEqual(['first', 'second', 'plain']);
});

test('delivers items past a waiting call once their upload has begun', async () => {
  await start();
  const before = [calling('1', 'Slow'), calling('2', 'Join', [], ['u']), item('u', 'first')];
  raw.sendJson(...before, calling('3', 'Note', ['plain']), item('u', 'second'), end('u'));
  expect((await raw.completion('2')).result).toBe('joined');
  open();
  await raw.completion('3');
  expect(seen).toEqual(['first', 'second', 'plain']);
});

test('G14: closes the connection while a call runs', async () => {
  await start();
  raw.sendJson(calling('1', 'Slow'), { type: 7 });
  await raw.closed;
  await expect.poll(() => app.journal).toEqual(['connected ann', 'disconnected ann']);
});

test('handles a Close after the calls sent before it', async () => {
  await start();
  raw.sendJson(calling('1', 'NoteSoon', ['a']), calling('2', 'NoteSoon', ['b']));
  raw.sendJson(calling('3', 'NoteSoon', ['c']), { type: 7 });
  await raw.closed;
  expect(seen).toEqual(['a', 'b', 'c']);
});

test('G14: delivers messages over POST while a plain call runs', async () => {
  await start();
  const poll = await PollClient.shaken(app, 'bob');
  await poll.post(records(calling('1', 'Slow'), calling('2', 'Note', ['late'])));
  await poll.post(records(cancel('1')));
  let text = '';
  while (!text.includes('"invocationId":"2"')) text += (await poll.poll()).text;
  expect(text).toContain('"result":"canceled"');
  expect(seen).toEqual(['late']);
});

test('G14: keeps a client that pings during its call and drops a silent one', async () => {
  await start({ clientTimeoutMs: 300, keepAliveMs: 50 });
  raw.sendJson({ type: 6 }, calling('1', 'Slow'));
  const pings = setInterval(() => raw.sendJson({ type: 6 }), 40);
  const silent = await RawClient.shaken(app, 'bob');
  silent.sendJson({ type: 6 }, calling('1', 'Slow'));
  expect((await silent.closeRecord()).allowReconnect).toBe(true);
  await new Promise((resolve) => setTimeout(resolve, 400));
  open();
  expect((await raw.completion('1')).result).toBe('done');
  clearInterval(pings);
});

test('handles messages that refer to a waiting call after it', async () => {
  await start();
  raw.sendJson(calling('1', 'Slow'), calling('2', 'Note', ['plain']));
  raw.sendJson(calling('3', 'Join', [], ['u']), item('u', 'up'), end('u'));
  raw.sendJson({ ...calling('4', 'Count'), type: 4 }, cancel('4'));
  const { answered } = ask();
  await reply('read');
  expect(await answered).toBe('read');
  expect(seen).toEqual([]);
  open();
  expect((await raw.completion('3')).result).toBe('joined');
  await expect.poll(() => seen).toContain('stopped');
  expect(seen.slice(0, 1)).toEqual(['plain']);
  expect(seen.toSorted()).toEqual(['plain', 'stopped', 'up']);
});

test('handles pings and results while a streaming call is authorized', async () => {
  await start();
  raw.sendJson(calling('1', 'CheckedJoin', [], ['u']), item('u', 'up'), calling('2', 'Note', [2]));
  const { answered } = ask();
  await reply('read');
  expect(await answered).toBe('read');
  expect(seen).toEqual([]);
  raw.sendJson(end('u'));
  open();
  await raw.completion('1');
  await raw.completion('2');
  expect(seen.toSorted()).toEqual([2, 'up']);
});

test('keeps items beyond the upload buffer in order', async () => {
  await start();
  const many = Array.from({ length: 60 }, (_, index) => index);
  raw.sendJson(calling('1', 'Slow'), calling('2', 'Note', ['plain']));
  raw.sendJson(calling('3', 'Join', [], ['u']), ...many.map((each) => item('u', each)), end('u'));
  open();
  expect((await raw.completion('3')).result).toBe('joined');
  expect(seen).toEqual(['plain', ...many]);
});

test.each([
  ['number', { maxWaitingCalls: 5 }, 5, ''],
  ['bytes', { maxBufferedBytes: 10_000 }, 11, 'y'.repeat(900)],
])(
  '%s of the calls that wait are bounded: with more nothing is read',
  async (_of, hub, most, wide) => {
    await start(hub);
    const note = (index: number) => calling(`n${index}`, 'Note', [`${index}${wide}`]);
    raw.sendJson(calling('1', 'Slow'), ...Array.from({ length: most - 1 }, (_, at) => note(at)));
    const before = ask();
    await reply('read');
    expect(await before.answered).toBe('read');
    raw.records.length = 0;
    raw.sendJson(note(most));
    const after = ask();
    await reply('not read');
    await still(() => Number(raw.hasArrived));
    expect(after.isAnswered()).toBe(false);
    open();
    expect(await after.answered).toBe('not read');
    await raw.completion(`n${most}`);
    expect(seen.length).toBe(most);
  },
);

test('applies backpressure to a client that keeps sending calls', async () => {
  await start({ maxMessagesPerSecond: Infinity });
  raw.sendJson(calling('1', 'Slow'));
  const text = 'y'.repeat(30_000);
  for (let index = 0; index < 1_000; index++) raw.sendJson(calling(`n${index}`, 'Note', [text]));
  // 30 MB were sent; the hub holds a few hundred kilobytes of them, the sockets some megabytes.
  expect(await still(() => raw.socket.bufferedAmount)).toBeGreaterThan(10_000_000);
  open();
  await raw.completion('n999');
  expect(seen.length).toBe(1_000);
});

/** Connected with a version-2 handshake. */
async function connectByHand(): Promise<string> {
  const query = '?negotiateVersion=1&useStatefulReconnect=true';
  const answer = await negotiate(app, query, { Authorization: 'Bearer ann' });
  const { connectionId, connectionToken } = (await answer.json()) as Negotiated;
  raw = new RawClient(app, connectionToken);
  await once(raw.socket, 'open');
  raw.sendJson({ protocol: 'json', version: 2 });
  await raw.record((record) => record === '{}');
  raw.sendJson({ type: 6 });
  return connectionId;
}

const small = { statefulReconnect: true, resumeBufferBytes: 500, sendTimeoutMs: 300 };

test('reads Acks during a slow call so that sends go on', async () => {
  app = await startTestApp({ hub: small, definition: { methods } });
  const id = await connectByHand();
  raw.sendJson(calling('1', 'Slow'));
  const { client } = app.hub.clients;
  for (let sent = 1; sent <= 10; sent++) {
    void client(id).send('message', 'z'.repeat(400));
    await expect.poll(() => raw.records.join('').split('zzz').length).toBeGreaterThan(sent);
    raw.sendJson({ type: 8, sequenceId: sent });
    await new Promise((resolve) => setTimeout(resolve, 60));
  }
  open();
  expect((await raw.completion('1')).result).toBe('done');
});

test('keeps a client whose Acks the hub has not read', async () => {
  app = await startTestApp({ hub: { ...small, maxWaitingCalls: 1 }, definition: { methods } });
  const id = await connectByHand();
  raw.sendJson(calling('1', 'Slow'), calling('2', 'Note', ['waits']));
  await expect.poll(() => raw.hasArrived).toBe(true);
  void app.hub.clients.client(id).send('message', 'z'.repeat(800));
  await raw.record((record) => record.includes('zzz'));
  raw.sendJson({ type: 8, sequenceId: 1 });
  await new Promise((resolve) => setTimeout(resolve, 700));
  expect(app.journal).toEqual(['connected ann']);
  open();
  await raw.completion('2');
  expect(app.journal).toEqual(['connected ann']);
});

test('runs waiting calls once after the WebSocket is cut', async () => {
  const stateful = await startStatefulApp({ definition: { methods } });
  ({ app } = stateful);
  const { connection } = await connectStateful(stateful);
  connection.on('Question', () => 'read');
  const slow = connection.invoke('Slow');
  const notes = [1, 2, 3].map((value) => connection.invoke('Note', value));
  const { answered } = ask();
  expect(await answered).toBe('read');
  raw = await RawClient.shaken(app, 'bob');
  stateful.proxy.cut();
  open();
  expect(await slow).toBe('done');
  await Promise.all(notes);
  expect(seen).toEqual([1, 2, 3]);
  await connection.stop();
  await stateful.proxy.stop();
});

test('keeps the official client with stateful reconnect during a slow call', async () => {
  const hub = { resumeBufferBytes: 500, sendTimeoutMs: 1_500 };
  const stateful = await startStatefulApp({ hub, definition: { methods } });
  ({ app } = stateful);
  raw = await RawClient.shaken(app, 'bob');
  const { connection, heard, noticed } = await connectStateful(stateful);
  const slow = connection.invoke('Slow');
  // It confirms once a second. A second send waits for that, and both outlast the send timeout.
  for (let sent = 0; sent < 3; sent++) {
    await app.hub.clients.client(connection.connectionId ?? '').send('message', 'z'.repeat(800));
  }
  open();
  expect(await slow).toBe('done');
  expect([heard.length, noticed]).toEqual([3, []]);
  await connection.stop();
  await stateful.proxy.stop();
});
