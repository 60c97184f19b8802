import { once } from 'node:events';
import { request } from 'node:http';
import type { IncomingMessage } from 'node:http';
import { afterEach, expect, test } from 'vitest';
import { jsonProtocol } from '../index.ts';
import { messagePackProtocol } from '../messagepack.ts';
import { startTestApp } from './app.ts';
import type { TestApp, TestAppOptions } from './app.ts';
import { closing, connect, separator, ticket } from './clients.ts';
import { ask, EventClient, eventsHeader, handshake } from './http-clients.ts';

let app: TestApp;
const start = async (options?: TestAppOptions) => (app = await startTestApp(options));
afterEach(() => app.stop());

test('D1 the stream opens at once, with a comment before any message', async () => {
  await start();
  const client = await EventClient.open(app);
  expect(client.response.statusCode).toBe(200);
  expect(client.response.headers).toMatchObject({
    'content-type': 'text/event-stream',
    'cache-control': 'no-cache,no-store',
    pragma: 'no-cache',
    'content-encoding': 'identity',
  });
  expect(await client.until((text) => text.length > 0)).toBe(':\r\n');
  client.cut();
});

test('D2 the handshake is a POST, answered empty, and an event', async () => {
  await start();
  const client = await EventClient.open(app);
  const { status, text } = await client.post(`{"protocol":"json","version":1}${separator}`);
  expect([status, text]).toEqual([200, '']);
  await client.until((told) => told.endsWith(`data: {}${separator}\r\n\r\n`));
  expect(client.text).toBe(`:\r\ndata: {}${separator}\r\n\r\n`);
  client.cut();
});

test('D3 line breaks and emoji come through both ways', async () => {
  await start();
  const ann = await connect(app, 'ann', '/Hub', 'ServerSentEvents');
  const value = 'a\r\nb\nc\r😀 \u2028 "quoted"';
  expect(await ann.connection.invoke('Echo', value)).toBe(value);
  await ann.connection.invoke('ToCaller', value);
  await expect.poll(() => ann.heard).toEqual([value]);
  await ann.connection.stop();
});

test('D4 MessagePack is refused: a stream of events is text', async () => {
  await start({ server: { protocols: [jsonProtocol, messagePackProtocol] } });
  const client = await EventClient.open(app);
  await client.post(`{"protocol":"messagepack","version":1}${separator}`);
  await client.ended;
  expect(client.text).toContain(
    "Cannot use the 'messagepack' protocol on the current transport. " +
      "The transport does not support 'Binary' transfer format.",
  );
  expect(app.journal).toEqual([]);
});

test('D5 the end of the stream ends the connection', async () => {
  await start();
  const client = await EventClient.shaken(app);
  client.cut();
  await expect.poll(() => app.journal).toEqual(['connected ann', 'disconnected ann']);
  expect((await client.post('x')).status).toBe(404);
});

test('D6 an idle stream carries pings', async () => {
  await start({ hub: { keepAliveMs: 40 } });
  const client = await EventClient.shaken(app);
  const ping = `data: {"type":6}${separator}\r\n\r\n`;
  await client.until((text) => text.split(ping).length > 2);
  client.cut();
});

test('D7 stop is clean on both sides; a late POST is 404', async () => {
  await start();
  const ann = await connect(app, 'ann', '/Hub', 'ServerSentEvents');
  const closed = closing(ann);
  await ann.connection.stop();
  expect(await closed).toBe('');
  await expect.poll(() => app.journal).toEqual(['connected ann', 'disconnected ann']);
  const client = await EventClient.shaken(app);
  client.cut();
  await expect.poll(() => app.journal.length).toBe(4);
  expect((await client.post(`{"type":7}${separator}`)).status).toBe(404);
  expect(app.logged).toEqual([]);
});

test('an abort of the hub is told before the stream ends', async () => {
  await start();
  const client = await EventClient.shaken(app);
  await client.post(`{"type":1,"target":"Abort","arguments":[]}${separator}`);
  await client.ended;
  expect(client.text).toContain(`data: {"type":7}${separator}\r\n\r\n`);
});

test('a stream that nobody reads is ended when too much waits', async () => {
  await start({ hub: { closeTimeoutMs: 50 } });
  const client = await EventClient.shaken(app, 'slow');
  client.response.pause();
  const chunk = 'z'.repeat(64 * 1024);
  for (let sent = 0; app.hub.stats().dropped === 0 && sent < 2000; sent++) {
    await app.hub.clients.all.send('message', chunk);
    await new Promise(setImmediate);
  }
  expect(app.journal).toContain('disconnected slow: The client left too much unsent.');
  await expect.poll(() => [...app.hub.connections()].length).toBe(0);
  client.cut();
});

test('keeps a handshake that arrives before the event stream', async () => {
  await start();
  const { connectionToken } = await ticket(app);
  const early = await ask(app, `/Hub?id=${connectionToken}`, { method: 'POST', body: handshake });
  expect(early.status).toBe(200);
  const sent = request(`${app.url}/Hub?id=${connectionToken}`, { headers: eventsHeader });
  sent.end();
  const [response] = (await once(sent, 'response')) as [IncomingMessage];
  const client = new EventClient(app, connectionToken, response);
  const text = await client.until((heard) => heard.includes('{}'));
  expect(text).toBe(`:\r\ndata: {}${separator}\r\n\r\n`);
  client.cut();
});
