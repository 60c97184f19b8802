import { once } from 'node:events';
import { connect as connectTcp } from 'node:net';
import { afterEach, describe, expect, test } from 'vitest';
import { startTestApp } from './app.ts';
import type { TestApp, TestAppOptions } from './app.ts';
import { RawClient, refusedUpgrade, separator, ticket } from './clients.ts';
import { ask, EventClient, eventsHeader, PollClient, records } from './http-clients.ts';

let app: TestApp;
const start = async (options?: TestAppOptions) => (app = await startTestApp(options));
afterEach(() => app.stop());

const echo = records({ type: 1, invocationId: '1', target: 'Echo', arguments: ['on'] });

describe.each(['GET', 'POST', 'DELETE'])('%s of the hub path', (method) => {
  test('B1 needs an id', async () => {
    await start();
    for (const path of ['/Hub', '/Hub?id=', '/Hub?ID']) {
      const { status, text, headers } = await ask(app, path, { method });
      expect([status, text]).toEqual([400, 'Connection ID required']);
      expect(headers['content-type']).toBe('text/plain');
    }
  });

  test('B2 needs a known id', async () => {
    await start();
    const { status, text } = await ask(app, '/Hub?id=unknown', { method });
    expect([status, text]).toEqual([404, 'No Connection with that ID']);
    expect(await refusedUpgrade(app, 'unknown')).toBe(404);
  });
});

test.each(['PUT', 'PATCH', 'HEAD', 'TRACE', 'PROPFIND'])('B3 %s is not allowed', async (method) => {
  await start();
  const { connectionToken } = await ticket(app);
  for (const path of ['/Hub', `/Hub?id=${connectionToken}`, '/Hub/negotiate']) {
    const { status, headers } = await ask(app, path, { method });
    expect(status).toBe(405);
    expect(headers.allow).toContain('POST');
  }
  expect((await ask(app, `/Hub?id=${connectionToken}`)).status).toBe(200);
});

const tokenOf = (raw: RawClient) => new URL(raw.socket.url).searchParams.get('id') ?? '';

test('B4, B5 a WebSocket connection takes neither POST nor DELETE, and goes on', async () => {
  await start();
  const raw = await RawClient.shaken(app);
  const path = `/Hub?id=${tokenOf(raw)}`;
  const post = await ask(app, path, { method: 'POST', body: echo });
  expect([post.status, post.text]).toEqual([
    405,
    'POST requests are not allowed for WebSocket connections.',
  ]);
  const gone = await ask(app, path, { method: 'DELETE' });
  expect([gone.status, gone.text]).toEqual([
    400,
    'Cannot terminate this connection using the DELETE endpoint.',
  ]);
  raw.say(echo.slice(0, -1));
  expect((await raw.completion('1')).result).toBe('on');
  raw.socket.terminate();
});

test('B5 DELETE does not end an event stream', async () => {
  await start();
  const client = await EventClient.shaken(app);
  expect((await client.delete()).status).toBe(400);
  await client.post(echo);
  await client.until((text) => text.includes('"result":"on"'));
  client.cut();
});

test('B6 a connection keeps its transport', async () => {
  await start();
  const poller = await PollClient.shaken(app);
  const changed = await ask(app, poller.path, { headers: eventsHeader });
  expect([changed.status, changed.text]).toEqual([400, 'Cannot change transports mid-connection']);
  expect(await refusedUpgrade(app, poller.token)).toBe(400);
  const streamer = await EventClient.shaken(app);
  expect((await ask(app, streamer.path)).status).toBe(400);
  const raw = await RawClient.shaken(app);
  expect((await ask(app, `/Hub?id=${tokenOf(raw)}`)).status).toBe(400);
  const next = poller.poll();
  await app.hub.clients.all.send('message', 'all');
  expect((await next).text).toContain('"all"');
  await streamer.until((text) => text.includes('"all"'));
  await raw.record((record) => record.includes('"all"'));
  streamer.cut();
  raw.socket.terminate();
});

test('B8 a second stream or socket on the same id is refused, the first unharmed', async () => {
  await start();
  const streamer = await EventClient.shaken(app);
  expect((await ask(app, streamer.path, { headers: eventsHeader })).status).toBe(409);
  const raw = await RawClient.shaken(app);
  expect(await refusedUpgrade(app, tokenOf(raw))).toBe(409);
  await app.hub.clients.all.send('message', 'all');
  await streamer.until((text) => text.includes('"all"'));
  await raw.record((record) => record.includes('"all"'));
  streamer.cut();
  raw.socket.terminate();
});

test('B9 pages of listed origins may ask with their own headers and read every answer', async () => {
  const Origin = 'https://friend.example';
  await start({ server: { allowedOrigins: (origin) => origin === Origin } });
  const preflight = await ask(app, '/Hub/negotiate', {
    method: 'OPTIONS',
    headers: {
      Origin,
      'Access-Control-Request-Method': 'POST',
      'Access-Control-Request-Headers': 'X-Own-Header, authorization',
    },
  });
  expect(preflight.status).toBe(204);
  expect(preflight.headers['access-control-allow-headers']).toContain('x-own-header');
  expect(preflight.headers['access-control-allow-methods']).toBe('GET, POST, DELETE');
  const asked = [
    ask(app, '/Hub/negotiate', { method: 'POST', headers: { Origin } }),
    ask(app, '/Hub?id=unknown', { headers: { Origin } }),
    ask(app, '/Hub', { method: 'PUT', headers: { Origin } }),
  ];
  const answers = await Promise.all(asked);
  expect(answers.map(({ status }) => status)).toEqual([401, 404, 405]);
  for (const { headers } of [preflight, ...answers]) {
    expect(headers['access-control-allow-origin']).toBe(Origin);
    expect(headers['access-control-allow-credentials']).toBe('true');
    expect(headers.vary).toBe('Origin');
  }
});

test('B10 a huge body in pieces ends the connection and is not kept', async () => {
  await start();
  const client = await PollClient.shaken(app);
  const { hostname, port } = new URL(app.url);
  const socket = connectTcp(Number(port), hostname);
  const size = 1_000_000;
  socket.write(`POST ${client.path} HTTP/1.1\r\nHost: x\r\nContent-Length: ${size}\r\n\r\n`);
  const answered = once(socket, 'data');
  for (let sent = 0; sent < size; sent += 10_000) {
    socket.write('x'.repeat(10_000));
    await new Promise(setImmediate);
  }
  expect(String(await answered)).toMatch(/^HTTP\/1.1 404 /);
  const last = await client.poll();
  expect(last.text).toContain('"type":7');
  expect(last.text).toContain('"allowReconnect":true');
  // The rest of the body was let go, so the socket can be used again.
  socket.write(`GET /Hub HTTP/1.1\r\nHost: x\r\n\r\n`);
  expect(String(await once(socket, 'data'))).toMatch(/^HTTP\/1.1 400 /);
  socket.destroy();
});

test('a body without an end is not read for ever', async () => {
  await start();
  const { hostname, port } = new URL(app.url);
  const socket = connectTcp(Number(port), hostname);
  socket.on('error', () => {});
  socket.write('POST /Hub HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n');
  const closed = new Promise((resolve) => socket.once('close', resolve));
  const piece = `10000\r\n${'x'.repeat(65_536)}\r\n`;
  for (let count = 0; count < 40 && !socket.destroyed; count++) {
    socket.write(piece);
    await new Promise(setImmediate);
  }
  await closed;
});

test('while calls run, bodies wait unread and none is lost', async () => {
  await start({ hub: { maxBufferedBytes: 2000 } });
  const client = await PollClient.shaken(app);
  const slow = records({ type: 1, invocationId: 'slow', target: 'Wait', arguments: [150] });
  const wide = 'y'.repeat(1500);
  const call = (index: number) =>
    records({ type: 1, invocationId: `e${index}`, target: 'Echo', arguments: [wide] });
  await client.post(slow);
  const posts = Array.from({ length: 20 }, (_, index) => client.post(call(index)));
  let text = '';
  while (text.split(separator).length < 22) text += (await client.poll()).text;
  expect((await Promise.all(posts)).every(({ status }) => status === 200)).toBe(true);
  expect(text.startsWith('{"type":3,"invocationId":"slow"')).toBe(true);
  for (let index = 0; index < 20; index++) expect(text).toContain(`"invocationId":"e${index}"`);
});
