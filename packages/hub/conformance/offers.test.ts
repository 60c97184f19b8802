import { afterEach, expect, test } from 'vitest';
import { defineHub } from '../index.ts';
import { startTestApp } from './app.ts';
import type { TestApp, TestAppOptions } from './app.ts';
import { connect, negotiate, ticket, transports } from './clients.ts';
import type { Negotiated } from './clients.ts';
import { ask } from './http-clients.ts';

let app: TestApp;
const start = async (options?: TestAppOptions) => (app = await startTestApp(options));
afterEach(() => app.stop());

const offered = async (query: string) => {
  const body = (await (await negotiate(app, query)).json()) as {
    availableTransports: { transport: string }[];
    useStatefulReconnect?: boolean;
  };
  return body;
};

test('A7 no id is given twice, and none can be told from another', async () => {
  await start();
  const answers = await Promise.all(Array.from({ length: 50 }, () => ticket(app)));
  const ids = answers.flatMap(({ connectionId, connectionToken }) => [
    connectionId,
    connectionToken,
  ]);
  expect(new Set(ids).size).toBe(100);
  expect(new Set(ids.map((id) => id.slice(0, 8))).size).toBe(100);
});

test('A8, B7 a transport that is off is neither offered nor served', async () => {
  await start({ hub: { transports: ['LongPolling', 'ServerSentEvents'] } });
  const { availableTransports } = await offered('?negotiateVersion=1');
  expect(availableTransports.map(({ transport }) => transport)).toEqual([
    'ServerSentEvents',
    'LongPolling',
  ]);
  await app.stop();
  await start({ hub: { transports: ['WebSockets'] } });
  const path = `/Hub?id=${(await ticket(app)).connectionToken}`;
  const poll = await ask(app, path);
  expect([poll.status, poll.text]).toEqual([
    404,
    'LongPolling transport not supported by this end point type',
  ]);
  const stream = await ask(app, path, { headers: { Accept: 'text/event-stream' } });
  expect([stream.status, stream.text]).toEqual([
    404,
    'ServerSentEvents transport not supported by this end point type',
  ]);
});

test('A9, A10 stateful reconnect is granted only when it is on and asked for', async () => {
  await start({ hub: { statefulReconnect: true } });
  const asked = '?negotiateVersion=1&useStatefulReconnect=true';
  expect((await offered(asked)).useStatefulReconnect).toBe(true);
  expect('useStatefulReconnect' in (await offered('?negotiateVersion=1'))).toBe(false);
  await app.stop();
  await start();
  expect('useStatefulReconnect' in (await offered(asked))).toBe(false);
});

test.each(transports)('A12 the hub sees the query of its address over %s', async (transport) => {
  await start();
  const ann = await connect(app, 'ann', '/Hub?loginId=1&roomId=2', transport);
  expect(await ann.connection.invoke('Who')).toMatchObject({ room: '2', id: null });
  await ann.connection.stop();
});

test('A15 a redirected client lands on the other hub with the other token', async () => {
  const other = await startTestApp();
  await start({
    server: {
      redirect: (_request, { userId }) =>
        userId === 'ann' ? { url: `${other.url}/Hub?roomId=9`, accessToken: 'bob' } : undefined,
    },
  });
  const raw = await negotiate(app);
  expect(await raw.json()).toEqual({ url: `${other.url}/Hub?roomId=9`, accessToken: 'bob' });
  expect(app.hub.stats().tickets).toBe(0);
  const stays = (await (
    await negotiate(app, undefined, { Authorization: 'Bearer carl' })
  ).json()) as Negotiated;
  expect(stays.connectionToken).toBeDefined();
  const { HubConnectionBuilder, LogLevel } = await import('@microsoft/signalr');
  const connection = new HubConnectionBuilder()
    .withUrl(`${app.url}/Hub`, { accessTokenFactory: () => 'ann' })
    .configureLogging(LogLevel.None)
    .build();
  await connection.start();
  expect(await connection.invoke('Who')).toMatchObject({ user: 'bob', room: '9' });
  const [only] = [...other.hub.connections()];
  expect(connection.connectionId).toBe(only?.connectionId);
  await connection.stop();
  await other.stop();
});

test('A16 a storm of negotiates meets the cap, and its memory comes back', async () => {
  let now = 0;
  await start({
    server: { clock: { now: () => now }, tickMs: 10 },
    hub: { maxTickets: 100, maxTicketsPerUser: 100, ticketLifeMs: 15_000 },
  });
  const statuses = new Map<number, number>();
  for (let round = 0; round < 3; round++) {
    const answers = await Promise.all(Array.from({ length: 50 }, () => negotiate(app)));
    for (const { status } of answers) statuses.set(status, (statuses.get(status) ?? 0) + 1);
  }
  expect([...statuses]).toEqual([
    [200, 100],
    [429, 50],
  ]);
  now = 15_100;
  await expect.poll(() => app.hub.stats().tickets).toBe(0);
  expect((await negotiate(app)).status).toBe(200);
});

test('A16 one user cannot use up the negotiates of all', async () => {
  await start({ hub: { maxTicketsPerUser: 2 } });
  const first = await ticket(app, 'bob');
  await ticket(app, 'bob');
  const bob = { Authorization: 'Bearer bob' };
  const third = await negotiate(app, undefined, bob);
  expect([third.status, third.headers.get('retry-after')]).toEqual([429, '1']);
  expect((await negotiate(app)).status).toBe(200);
  expect((await ask(app, `/Hub?id=${first.connectionToken}`)).status).toBe(200);
  expect((await negotiate(app, undefined, bob)).status).toBe(200);
});

test('newcomers over the cap of connections are asked to come later', async () => {
  await start({ hub: { maxConnections: 1 } });
  const [first, second] = [await ticket(app), await ticket(app, 'bob')];
  expect((await ask(app, `/Hub?id=${first.connectionToken}`)).status).toBe(200);
  expect((await negotiate(app)).status).toBe(429);
  expect((await ask(app, `/Hub?id=${second.connectionToken}`)).status).toBe(429);
  expect((await ask(app, `/Hub?id=${second.connectionToken}`)).status).toBe(404);
});

test('one hub may offer what another does not', async () => {
  await start();
  app.server.hub('/Second', defineHub({ methods: {} }), {
    transports: ['LongPolling'],
    minNegotiateVersion: 1,
  });
  const second = await fetch(`${app.url}/Second/negotiate?negotiateVersion=1`, {
    method: 'POST',
    headers: { Authorization: 'Bearer ann' },
  });
  expect(await second.json()).toMatchObject({
    availableTransports: [{ transport: 'LongPolling' }],
  });
  expect((await offered('?negotiateVersion=1')).availableTransports.length).toBe(3);
});
