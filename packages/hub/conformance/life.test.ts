import { setTimeout as delay } from 'node:timers/promises';
import { HubConnectionBuilder, LogLevel } from '@microsoft/signalr';
import { afterEach, expect, test } from 'vitest';
import { memoryDelivery } from '../delivery/memory.ts';
import { encodeEvent } from '../index.ts';
import { startTestApp } from './app.ts';
import type { TestApp, TestAppOptions } from './app.ts';
import {
  build,
  closing,
  connect,
  negotiate,
  RawClient,
  ticket,
  refusedUpgrade,
} from './clients.ts';

let app: TestApp;
const start = async (options?: TestAppOptions) => (app = await startTestApp(options));
afterEach(() => app.stop());

const counted = (name: string) =>
  app.hub.metrics().find((metric) => metric.name.endsWith(name))?.points[0]?.value ?? 0;

test('J1 pings of the server keep the client, whose pings keep the server', async () => {
  // A machine that stands still for a second is no silence.
  const timeoutMs = 2_000;
  await start({ hub: { keepAliveMs: 100, clientTimeoutMs: timeoutMs } });
  const client = build(app, 'ann');
  client.connection.serverTimeoutInMilliseconds = timeoutMs;
  client.connection.keepAliveIntervalInMilliseconds = 100;
  await client.connection.start();
  await delay(1.5 * timeoutMs);
  // The handshake and some pings, each way.
  expect(counted('messages.received')).toBeGreaterThan(2);
  expect(counted('messages.sent')).toBeGreaterThan(2);
  expect(await client.connection.invoke('Echo', 'alive')).toBe('alive');
  await client.connection.stop();
  await expect.poll(() => app.journal).toEqual(['connected ann', 'disconnected ann']);
});

test('J2, J3 a client that has pinged and then is silent is ended, one that never pinged is not', async () => {
  await start({ hub: { keepAliveMs: 30, clientTimeoutMs: 120 } });
  const pinging = await RawClient.shaken(app);
  const quiet = await RawClient.shaken(app, 'bob');
  pinging.sendJson({ type: 6 });
  expect(await pinging.closeRecord()).toMatchObject({ allowReconnect: true });
  expect(pinging.records).toContain('{"type":6}');
  expect(app.hub.stats().connections).toBe(1);
  // It is pinged, without an answer, for longer than a client that pings may be silent.
  const pings = () => quiet.records.filter((record) => record === '{"type":6}').length;
  const before = pings();
  await expect.poll(pings).toBeGreaterThan(before + 4);
  expect(quiet.socket.readyState).toBe(quiet.socket.OPEN);
  quiet.socket.terminate();
});

test('time spent in a call is not the silence of the client', async () => {
  await start({ hub: { clientTimeoutMs: 60 } });
  const raw = await RawClient.shaken(app);
  const call = { type: 1, invocationId: '1', target: 'Wait', arguments: [130] };
  raw.sendJson({ type: 6 }, call);
  expect((await raw.completion('1')).result).toBe(130);
  raw.socket.terminate();
});

test('J4 hub code can end its connection for good', async () => {
  await start();
  const client = await connect(app);
  const closed = closing(client);
  await client.connection.invoke('Abort').catch(() => {});
  expect(await closed).toBe('');
  await expect.poll(() => app.journal).toEqual(['connected ann', 'disconnected ann']);
});

test('a user is closed with a last event and a reason, everywhere, tickets included', async () => {
  await start();
  const [first, second, other] = [
    await connect(app, 'ann'),
    await connect(app, 'ann'),
    await connect(app, 'bob'),
  ];
  const { connectionToken } = await ticket(app, 'ann');
  const reasons = Promise.all([closing(first), closing(second)]);
  const last = encodeEvent('message', ['you were logged out']);
  expect(app.hub.closeUser('ann', { error: 'FORCED_LOGOUT', last })).toBe(2);
  const text = 'Server returned an error on close: FORCED_LOGOUT';
  expect(await reasons).toEqual([text, text]);
  expect(first.heard).toEqual(['you were logged out']);
  expect(await refusedUpgrade(app, connectionToken)).toBe(404);
  expect([...app.hub.connections()].map(({ userId }) => userId)).toEqual(['bob']);
  expect(app.hub.closeWhere((principal) => principal.name === 'bob')).toBe(1);
  await expect.poll(() => other.connection.state).toBe('Disconnected');
});

test('J6 a failing connected handler ends the connection for good, without the other handler', async () => {
  await start({ definition: { connected: () => Promise.reject(new Error('secret')) } });
  const raw = await RawClient.shaken(app);
  expect(await raw.closeRecord()).toEqual({ type: 7, error: 'Connection closed with an error.' });
  await raw.closed;
  expect(app.journal).toEqual([]);
  expect(app.hub.stats().connections).toBe(0);
});

test('who leaves while the delivery starts was never there, who stays is connected', async () => {
  let begin: (() => void) | undefined;
  const starting = new Promise<void>((resolve) => {
    begin = resolve;
  });
  const memory = memoryDelivery();
  const delivery = () => ({
    ...memory,
    start: async (...parts: Parameters<typeof memory.start>) => {
      await starting;
      await memory.start(...parts);
    },
  });
  await start({ server: { delivery } });
  const leaver = await RawClient.shaken(app, 'leaver');
  const stayer = await RawClient.shaken(app, 'stayer');
  leaver.socket.close();
  await leaver.closed;
  begin?.();
  await expect.poll(() => app.journal).toEqual(['connected stayer']);
  stayer.socket.close();
  await expect.poll(() => app.journal).toEqual(['connected stayer', 'disconnected stayer']);
});

test('messages wait for the connected handler; filters stand around everything', async () => {
  const order: string[] = [];
  await start({
    server: {
      filters: [
        {
          call: async (_ctx, args, next) => [await next([`${String(args[0])}!`])],
          connected: async (_ctx, next) => {
            order.push('outer');
            await next();
            order.push('outer done');
          },
        },
      ],
    },
    definition: {
      connected: async (ctx) => {
        order.push('handler');
        await ctx.clients.caller.send('message', 'welcome');
        await expect.poll(() => counted('bytes.received')).toBeGreaterThan(100);
      },
      filters: [
        {
          call: (ctx, args, next) => (ctx.method === 'Nothing' ? 'short' : next(args)),
          disconnected: async (_ctx, _error, next) => {
            order.push('leaving');
            await next();
          },
        },
      ],
    },
  });
  const raw = await RawClient.open(app);
  raw.say(
    '{"protocol":"json","version":1}',
    '{"type":1,"invocationId":"1","target":"Echo","arguments":["x"]}',
    '{"type":1,"invocationId":"2","target":"Nothing","arguments":[]}',
  );
  expect((await raw.completion('1')).result).toEqual(['x!']);
  expect(raw.records[1]).toContain('welcome');
  expect(order).toEqual(['outer', 'handler', 'outer done']);
  raw.socket.close();
  await expect.poll(() => order[3]).toBe('leaving');
});

test('J5 closing the server lets clients reconnect and refuses newcomers meanwhile', async () => {
  await start();
  const plain = await RawClient.shaken(app);
  const connection = new HubConnectionBuilder()
    .withUrl(`${app.url}/Hub`, { headers: { Authorization: 'Bearer bob' } })
    .withAutomaticReconnect([10_000])
    .configureLogging(LogLevel.None)
    .build();
  await connection.start();
  const { connectionToken } = await ticket(app);
  const reconnecting = new Promise((resolve) => connection.onreconnecting(resolve));
  const closed = app.server.close({ spreadMs: 100 });
  expect((await negotiate(app)).status).toBe(429);
  expect(await refusedUpgrade(app, connectionToken)).toBe(429);
  expect(await plain.closeRecord()).toEqual({ type: 7, allowReconnect: true });
  await reconnecting;
  await closed;
  expect(app.journal.toSorted()).toEqual([
    'connected ann',
    'connected bob',
    'disconnected ann',
    'disconnected bob',
  ]);
  expect(app.hub.stats().connections).toBe(0);
  await connection.stop();
});

test('a peer that never answers the close is cut off', async () => {
  await start({ hub: { closeTimeoutMs: 60 } });
  const raw = await RawClient.shaken(app);
  raw.socket.pause();
  app.hub.closeUser('ann');
  await app.server.close({ timeoutMs: 2000 });
  expect(app.journal).toEqual(['connected ann', 'disconnected ann']);
  raw.socket.terminate();
});

test('skipped negotiation works only where it is allowed', async () => {
  await start();
  await expect(build(app, 'ann', '/Hub', true).connection.start()).rejects.toThrow();
  await app.stop();
  await start({ hub: { allowSkipNegotiation: true } });
  await expect(build(app, 'nobody', '/Hub', true).connection.start()).rejects.toThrow();
  const { connection } = build(app, 'ann', '/Hub', true);
  await connection.start();
  expect(connection.connectionId).toBeNull();
  expect(await connection.invoke('Who')).toMatchObject({ user: 'ann' });
  await connection.stop();
});
