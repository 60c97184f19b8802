import { once } from 'node:events';
import { get } from 'node:http';
import { setImmediate as breathe } from 'node:timers/promises';
import { WebSocket } from 'ws';
import { afterEach, describe, expect, test } from 'vitest';
import { call } from '../index.ts';
import type { Metric } from '../index.ts';
import { startTestApp } from './app.ts';
import type { TestApp, TestAppOptions } from './app.ts';
import { connect, negotiate, RawClient, separator, ticket, transports } from './clients.ts';

/** Caps, slow receivers and the numbers that tell of them. */
let app: TestApp;
const start = async (options?: TestAppOptions) => (app = await startTestApp(options));
afterEach(() => app.stop());

const chunk = 'z'.repeat(64 * 1024);

const post = (token: string, body: string) =>
  fetch(`${app.url}/Hub?id=${token}`, { method: 'POST', body });

const handshake = `{"protocol":"json","version":1}${separator}`;

/** Connected, and from then on takes nothing: returns what lets it go. */
const openDead = {
  WebSockets: async () => {
    const raw = await RawClient.shaken(app, 'slow');
    raw.socket.pause();
    return () => raw.socket.terminate();
  },
  ServerSentEvents: async () => {
    const { connectionToken } = await ticket(app, 'slow');
    const headers = { Accept: 'text/event-stream', Authorization: 'Bearer slow' };
    const request = get(`${app.url}/Hub?id=${connectionToken}`, { headers });
    request.on('error', () => {});
    const [response] = await once(request, 'response');
    response.on('error', () => {});
    await post(connectionToken, handshake);
    response.pause();
    return () => request.destroy();
  },
  LongPolling: async () => {
    const { connectionToken } = await ticket(app, 'slow');
    await fetch(`${app.url}/Hub?id=${connectionToken}`);
    await post(connectionToken, handshake);
    return () => {};
  },
};

describe.each(transports)('over %s', (transport) => {
  test('C9 a receiver that takes nothing is dropped; the others hear everything', async () => {
    await start();
    const letGo = await openDead[transport]();
    await expect.poll(() => app.journal).toEqual(['connected slow']);
    const quick = await connect(app, 'ann', '/Hub', transport);
    let sent = 0;
    while (app.hub.stats().dropped === 0 && sent < 2000) {
      await app.hub.clients.all.send('message', chunk);
      sent++;
      // The quick one is to be slower than the sender only for moments.
      while (quick.heard.length < sent - 4) await breathe();
    }
    expect(app.hub.stats()).toMatchObject({ dropped: 1, connections: 1 });
    expect(app.journal).toContain('disconnected slow: The client left too much unsent.');
    await expect.poll(() => quick.heard.length).toBe(sent);
    letGo();
    await quick.connection.stop();
  });
});

test('L10 a dead receiver among 1,000 delays none of the others', async () => {
  await start({ hub: { allowSkipNegotiation: true } });
  const letGo = await openDead.WebSockets();
  const heard: number[] = [];
  const sent = 'z'.repeat(2048);
  const open = async (index: number) => {
    const socket = new WebSocket(`${app.url.replace('http', 'ws')}/Hub`, {
      headers: { Authorization: `Bearer u${index}` },
      perMessageDeflate: false,
    });
    heard.push(0);
    socket.on('message', (said: Buffer) => {
      // The answer to the handshake is short, and so are the pings of a slow machine.
      if (said.length > sent.length) heard[index] = (heard[index] ?? 0) + 1;
    });
    await once(socket, 'open');
    socket.send(handshake);
    await once(socket, 'message');
    return socket;
  };
  const sockets: WebSocket[] = [];
  for (let from = 0; from < 999; from += 111) {
    const batch = Array.from({ length: 111 }, (_, index) => open(from + index));
    sockets.push(...(await Promise.all(batch)));
  }
  await expect.poll(() => app.hub.stats().connections).toBe(1000);
  // More than the dead one's share, so that it is in everyone's way if it can be.
  const before = app.hub.stats().dropped;
  for (let round = 0; round < 40; round++) {
    await app.hub.clients.all.send('message', sent);
  }
  expect(app.hub.stats().dropped).toBe(before);
  await expect.poll(() => heard.every((count) => count === 40), { timeout: 10_000 }).toBe(true);
  for (const socket of sockets) socket.terminate();
  letGo();
});

test('a connection joins so many groups and no more, and the caller is told', async () => {
  await start({ hub: { maxGroups: 2 } });
  const { connection } = await connect(app);
  await connection.invoke('Join', 'a');
  await connection.invoke('Join', 'b');
  await connection.invoke('Join', 'b');
  await expect(connection.invoke('Join', 'c')).rejects.toThrow(
    'HubException: A connection may be in at most 2 groups.',
  );
  const id = connection.connectionId ?? '';
  await expect(app.hub.groups.add(id, 'c')).rejects.toThrow('at most 2 groups');
  await connection.invoke('Leave', 'a');
  await connection.invoke('Join', 'c');
  await connection.stop();
});

test('a connection makes so many calls a second and no more', async () => {
  let now = 0;
  let silent = 0;
  const options = { maxCallsPerSecond: 3 };
  const methods = { Echo: call([], () => 'x'), Silent: call([], () => void silent++) };
  await start({ server: { clock: { now: () => now } }, hub: options, definition: { methods } });
  const { connection } = await connect(app);
  for (let count = 0; count < 3; count++) expect(await connection.invoke('Echo')).toBe('x');
  await expect(connection.invoke('Echo')).rejects.toThrow('Too many calls within a second.');
  await connection.send('Silent');
  await expect(connection.invoke('Echo')).rejects.toThrow('Too many calls');
  now = 1000;
  expect(await connection.invoke('Echo')).toBe('x');
  expect(silent).toBe(0);
  await connection.stop();
});

test('a hub takes so many connections and no more', async () => {
  await start({ hub: { maxConnections: 1 } });
  const { connection } = await connect(app);
  const refused = await negotiate(app);
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '1']);
  await connection.stop();
  await expect.poll(async () => (await negotiate(app)).status).toBe(200);
});

test.each(['maxConnectionsPerUser', 'maxConnectionsPerAddress'])(
  '%s: one more is told to come later, and has room when another goes',
  async (limit) => {
    await start({ hub: { [limit]: 2 } });
    const first = await connect(app, 'ann');
    const second = await connect(app, 'ann', '/Hub', 'LongPolling');
    const others = limit === 'maxConnectionsPerUser' ? [429, 200] : [429, 429];
    const ask = async (user: string) =>
      (await negotiate(app, undefined, { Authorization: `Bearer ${user}` })).status;
    expect([await ask('ann'), await ask('bob')]).toEqual(others);
    await first.connection.stop();
    await expect.poll(() => ask('ann')).toBe(200);
    await second.connection.stop();
  },
);

test('a ticket that was given while there was room opens nothing when there is none', async () => {
  await start({ hub: { maxConnectionsPerUser: 1 } });
  const { connectionToken: early } = await ticket(app, 'ann');
  const { connection } = await connect(app, 'ann');
  const socket = new WebSocket(`${app.url.replace('http', 'ws')}/Hub?id=${early}`);
  socket.on('error', () => {});
  const [, response] = (await once(socket, 'unexpected-response')) as [
    unknown,
    { readonly statusCode: number },
  ];
  expect(response.statusCode).toBe(429);
  socket.terminate();
  await connection.stop();
});

const valueOf = (name: string) =>
  app.hub.metrics().find((metric: Metric) => metric.name === `signalr.server.${name}`)?.points ??
  [];

test('the numbers of a hub, under the names of .NET', async () => {
  await start();
  const raw = await RawClient.shaken(app);
  const polling = await connect(app, 'bob', '/Hub', 'LongPolling');
  raw.sendJson({ type: 1, invocationId: '1', target: 'Echo', arguments: ['x'] });
  await raw.completion('1');
  expect(valueOf('active_connections')).toEqual([
    {
      attributes: { 'signalr.connection.state': 'open', 'signalr.transport': 'web_sockets' },
      value: 1,
    },
    {
      attributes: { 'signalr.connection.state': 'open', 'signalr.transport': 'long_polling' },
      value: 1,
    },
  ]);
  expect(valueOf('messages.received')[0]?.value).toBeGreaterThanOrEqual(1);
  expect(valueOf('messages.sent')[0]?.value).toBeGreaterThanOrEqual(3);
  expect(valueOf('bytes.received')[0]?.value).toBeGreaterThan(80);
  expect(valueOf('bytes.sent')[0]?.value).toBeGreaterThan(30);
  await polling.connection.stop();
  raw.socket.close();
  await expect.poll(() => app.hub.stats().connections).toBe(0);
  const durations = valueOf('connection.duration');
  expect(durations.map(({ attributes, count }) => [attributes, count])).toEqual([
    [{ 'signalr.connection.status': 'normal_closure', 'signalr.transport': 'long_polling' }, 1],
    [{ 'signalr.connection.status': 'normal_closure', 'signalr.transport': 'web_sockets' }, 1],
  ]);
  const [first] = durations;
  expect(first?.buckets?.at(-1)).toEqual({ upTo: Infinity, count: 1 });
  expect(first?.value).toBeGreaterThan(0);
  expect(valueOf('active_connections')).toEqual([]);
});
