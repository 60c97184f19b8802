import type { ClientRequest } from 'node:http';
import { connect as connectTcp } from 'node:net';
import { decode, encode } from '@msgpack/msgpack';
import { afterEach, expect, test } from 'vitest';
import { jsonProtocol } from '../index.ts';
import { messagePackProtocol } from '../messagepack.ts';
import { takePrefixed, writePrefixed } from '../protocol/varint.ts';
import { startTestApp } from './app.ts';
import type { TestApp, TestAppOptions } from './app.ts';
import { build, closing, connect, separator, ticket } from './clients.ts';
import { handshake, PollClient, records } from './http-clients.ts';
import { still } from './still.ts';

let app: TestApp;
const start = async (options?: TestAppOptions) => (app = await startTestApp(options));
afterEach(() => app.stop());

const say = (...texts: string[]) => {
  for (const text of texts) void app.hub.clients.all.send('message', text);
};
const event = (text: string) => `{"type":1,"target":"message","arguments":["${text}"]}${separator}`;
/** Sends a request, and goes on once the server has it. */
async function underWay<T>(ask: () => T): Promise<{ readonly answer: T }> {
  const before = app.requests;
  const answer = ask();
  await expect.poll(() => app.requests, { interval: 2 }).toBeGreaterThan(before);
  return { answer };
}

test('E1 the first poll is answered at once and empty', async () => {
  await start();
  const { connectionToken } = await ticket(app);
  const answer = await new PollClient(app, connectionToken).poll();
  expect([answer.status, answer.text]).toEqual([200, '']);
  expect(answer.headers).toMatchObject({
    'content-type': 'application/octet-stream',
    'content-length': '0',
    'cache-control': 'no-cache, no-store',
    pragma: 'no-cache',
    expires: 'Thu, 01 Jan 1970 00:00:00 GMT',
  });
});

test('E2 a poll without news ends empty after its time, and the connection goes on', async () => {
  await start({ hub: { pollTimeoutMs: 60 } });
  const client = await PollClient.shaken(app);
  const empty = await client.poll();
  expect([empty.status, empty.headers['content-length'], empty.headers['content-type']]).toEqual([
    200,
    '0',
    'text/plain',
  ]);
  const next = client.poll();
  say('still here');
  expect((await next).text).toBe(event('still here'));
});

test('E3 what was sent between two polls comes in one answer', async () => {
  await start();
  const client = await PollClient.shaken(app);
  say('1', '2', '3');
  const answer = await client.poll();
  expect(answer.text).toBe(event('1') + event('2') + event('3'));
  expect(answer.headers['content-length']).toBe(String(answer.body.length));
  expect(answer.headers['content-type']).toBe('application/octet-stream');
});

test('E4 the second of two polls takes the place of the first, and nothing is lost or doubled', async () => {
  await start();
  const client = await PollClient.shaken(app);
  const first = await underWay(() => client.poll());
  const second = client.poll();
  const { status, text } = await first.answer;
  expect([status, text]).toEqual([204, '']);
  say('once');
  expect((await second).text).toBe(event('once'));
  const third = client.poll();
  say('then');
  expect((await third).text).toBe(event('then'));
});

test('E5 DELETE while a poll waits', async () => {
  await start();
  const client = await PollClient.shaken(app);
  const waiting = await underWay(() => client.poll());
  const ended = await client.delete();
  expect([ended.status, ended.text]).toEqual([202, '']);
  expect((await waiting.answer).status).toBe(204);
  for (const late of [client.poll(), client.post('x'), client.delete()]) {
    expect((await late).status).toBe(404);
  }
  await expect.poll(() => app.journal).toEqual(['connected ann', 'disconnected ann']);
});

test('E6 DELETE between polls', async () => {
  await start();
  const client = await PollClient.shaken(app);
  expect((await client.delete()).status).toBe(202);
  expect((await client.poll()).status).toBe(404);
});

test('E7 the Close message of an abort comes first, then 204', async () => {
  await start();
  const client = await PollClient.shaken(app);
  const waiting = client.poll();
  await client.post(records({ type: 1, target: 'Abort', arguments: [] }));
  const last = await waiting;
  expect([last.status, last.text]).toEqual([200, `{"type":7}${separator}`]);
  expect((await client.poll()).status).toBe(204);
  expect((await client.poll()).status).toBe(404);
  expect(app.journal).toEqual(['connected ann', 'disconnected ann']);
});

test('E8 a client that stops polling is gone after a while, once', async () => {
  await start({ hub: { pollGapMs: 60 } });
  const client = await PollClient.shaken(app);
  await expect
    .poll(() => app.journal)
    .toEqual(['connected ann', 'disconnected ann: The client stopped polling.']);
  expect((await client.poll()).status).toBe(404);
  expect((await client.post('x')).status).toBe(404);
  expect(app.journal.length).toBe(2);
});

test('E9 ten POSTs at once are all taken, each intact', async () => {
  await start();
  const client = await PollClient.shaken(app);
  const wide = 'w'.repeat(5000);
  const posts = Array.from({ length: 10 }, (_, index) =>
    client.post(
      records({ type: 1, invocationId: `${index}`, target: 'Echo', arguments: [index + wide] }),
    ),
  );
  expect((await Promise.all(posts)).map(({ status }) => status)).toEqual(Array(10).fill(200));
  let text = '';
  while (text.split(separator).length < 11) text += (await client.poll()).text;
  const answers = text
    .split(separator)
    .slice(0, -1)
    .map((record) => JSON.parse(record));
  expect(answers.map(({ result }) => result).toSorted()).toEqual(
    Array.from({ length: 10 }, (_, index) => index + wide),
  );
});

test('E10 MessagePack goes over POSTs and polls', async () => {
  await start({ server: { protocols: [jsonProtocol, messagePackProtocol] } });
  const client = await PollClient.open(app);
  const answer = client.poll();
  await client.post(`{"protocol":"messagepack","version":1}${separator}`);
  expect((await answer).text).toBe(`{}${separator}`);
  const next = client.poll();
  const bytes = Buffer.from([0, 255, 30, 10, 13]);
  const headers = { 'Content-Type': 'application/octet-stream' };
  await client.post(writePrefixed(encode([1, {}, '1', 'Echo', [bytes]])), headers);
  const { status, headers: told, body } = await next;
  expect([status, told['content-type']]).toEqual([200, 'application/octet-stream']);
  expect(decode(takePrefixed(body, 1000)?.record ?? body)).toEqual([3, {}, '1', 3, bytes]);
});

test('E11 an idle client stays, without a ping from either side', async () => {
  await start({
    hub: { keepAliveMs: 20, clientTimeoutMs: 40, pollTimeoutMs: 50 },
  });
  const client = await PollClient.shaken(app);
  for (let polls = 0; polls < 4; polls++) expect((await client.poll()).text).toBe('');
  const ann = await connect(app, 'bob', '/Hub', 'LongPolling');
  // Bob's own polls, each at its end.
  const before = app.requests;
  await expect.poll(() => app.requests).toBeGreaterThan(before + 4);
  expect(await ann.connection.invoke('Echo', 1)).toBe(1);
  expect(app.journal).toEqual(['connected ann', 'connected bob']);
  await ann.connection.stop();
});

test('E12 stop is clean; the POST after the DELETE is 404 and nothing is logged', async () => {
  await start();
  const ann = build(app, 'ann', '/Hub', false, 'LongPolling');
  const closed = closing(ann);
  await ann.connection.start();
  await ann.connection.stop();
  expect(await closed).toBe('');
  await expect.poll(() => app.journal).toEqual(['connected ann', 'disconnected ann']);
  const client = await PollClient.shaken(app);
  await client.delete();
  expect((await client.post(`{"type":7}${separator}`)).status).toBe(404);
  expect(app.logged).toEqual([]);
});

test('E13 what a cut poll did not take comes with the next one', async () => {
  await start();
  const client = await PollClient.shaken(app);
  let sent: ClientRequest | undefined;
  const polling = () => client.poll((request) => (sent = request)).catch(() => 'cut');
  const cut = await underWay(polling);
  sent?.destroy();
  say('kept');
  expect(await cut.answer).toBe('cut');
  expect((await client.poll()).text).toBe(event('kept'));
});

test('a body that is cut off does no harm to the messages around it', async () => {
  await start();
  const client = await PollClient.open(app);
  const { hostname, port } = new URL(app.url);
  const socket = connectTcp(Number(port), hostname);
  const half = handshake.slice(0, 10);
  await underWay(() =>
    socket.write(
      `POST ${client.path} HTTP/1.1\r\nHost: ${hostname}\r\nContent-Length: 100\r\n\r\n${half}`,
    ),
  );
  socket.destroy();
  const answer = client.poll();
  await client.post(handshake);
  expect((await answer).text).toBe(`{}${separator}`);
});

test('a client that does not read the answer of its poll is given up', async () => {
  await start({ hub: { sendTimeoutMs: 60, closeTimeoutMs: 50, maxUnsentBytes: 1e9 } });
  const client = await PollClient.shaken(app);
  const { hostname, port } = new URL(app.url);
  const socket = connectTcp(Number(port), hostname);
  socket.on('error', () => {});
  socket.pause();
  await underWay(() => socket.write(`GET ${client.path} HTTP/1.1\r\nHost: x\r\n\r\n`));
  void app.hub.clients.all.send('message', 'z'.repeat(20_000_000));
  await expect.poll(() => app.journal[1]).toMatch(/took nothing for too long/);
  await expect.poll(() => [...app.hub.connections()].length).toBe(0);
  socket.destroy();
});

test('much that waits comes in several answers, whole messages each', async () => {
  await start();
  const client = await PollClient.shaken(app);
  const texts = Array.from({ length: 10 }, (_, index) => String(index).repeat(20_000));
  say(...texts);
  let all = '';
  let answers = 0;
  for (; all.split(separator).length < 11; answers++) {
    const { text } = await client.poll();
    expect(text.endsWith(separator)).toBe(true);
    all += text;
  }
  expect(answers).toBe(4);
  expect(all).toBe(texts.map(event).join(''));
});

test('answers POSTs before the first poll with 200 and keeps their order', async () => {
  await start();
  const { connectionToken } = await ticket(app);
  const client = new PollClient(app, connectionToken);
  const half = handshake.slice(0, 10);
  expect((await client.post(half)).status).toBe(200);
  expect((await client.post(handshake.slice(10))).status).toBe(200);
  const calls = [1, 2, 3].map((value) => {
    return { type: 1, invocationId: String(value), target: 'Echo', arguments: [value] };
  });
  for (const call of calls) expect((await client.post(records(call))).status).toBe(200);
  expect(app.journal).toEqual([]);
  const first = await client.poll();
  expect([first.status, first.text]).toEqual([200, '']);
  let text = '';
  while (text.split(separator).length < 5) text += (await client.poll()).text;
  const results = [1, 2, 3].map(
    (value) => `{"type":3,"invocationId":"${value}","result":${value}}`,
  );
  expect(text.split(separator)).toEqual(['{}', ...results, '']);
});

test('stops reading after one message before the first poll and loses none', async () => {
  await start({ hub: { maxMessageBytes: 2_000 } });
  const { connectionToken } = await ticket(app);
  const client = new PollClient(app, connectionToken);
  await client.post(handshake);
  const wide = 'w'.repeat(1_500);
  const echo = (id: string) =>
    records({ type: 1, invocationId: id, target: 'Echo', arguments: [wide] });
  expect((await client.post(echo('a'))).status).toBe(200);
  let isAnswered = false;
  const late = client.post(echo('b')).finally(() => (isAnswered = true));
  await still(() => Number(isAnswered));
  expect(isAnswered).toBe(false);
  await client.poll();
  expect((await late).status).toBe(200);
  let text = '';
  while (text.split(separator).length < 4) text += (await client.poll()).text;
  expect(text.indexOf('"invocationId":"a"')).toBeGreaterThan(0);
  expect(text.indexOf('"invocationId":"b"')).toBeGreaterThan(text.indexOf('"invocationId":"a"'));
});

test('answers a waiting POST with 404 when no poll comes', async () => {
  await start({ hub: { maxMessageBytes: 2_000, ticketLifeMs: 150 } });
  const { connectionToken } = await ticket(app);
  const client = new PollClient(app, connectionToken);
  expect((await client.post('x'.repeat(1_900))).status).toBe(200);
  expect((await client.post('x'.repeat(1_900))).status).toBe(404);
  expect((await client.poll()).status).toBe(404);
});

test('refuses POSTs of another user before the first poll', async () => {
  await start({ everyRequest: true });
  const { connectionToken } = await ticket(app);
  const client = new PollClient(app, connectionToken);
  const post = await client.post(handshake, { Authorization: 'Bearer bob' });
  expect(post.status).toBe(403);
});
