import { afterEach, expect, test } from 'vitest';
import { createHubServer, denied } from '../index.ts';
import { startTestApp } from './app.ts';
import type { TestApp, TestAppOptions } from './app.ts';
import { negotiate, RawClient, refusedUpgrade, ticket } from './clients.ts';
import type { Negotiated } from './clients.ts';

let app: TestApp;
const start = async (options?: TestAppOptions) => (app = await startTestApp(options));
afterEach(() => app.stop());

test('A1 version 1 answers two different ids and offers all transports in order', async () => {
  await start();
  const response = await negotiate(app);
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('application/json');
  const body = (await response.json()) as Negotiated;
  expect(body).toMatchObject({
    negotiateVersion: 1,
    connectionId: expect.stringMatching(/^[\w-]{22}$/),
    connectionToken: expect.stringMatching(/^[\w-]{22}$/),
    availableTransports: [
      { transport: 'WebSockets', transferFormats: ['Text', 'Binary'] },
      { transport: 'ServerSentEvents', transferFormats: ['Text'] },
      { transport: 'LongPolling', transferFormats: ['Text', 'Binary'] },
    ],
  });
  expect(body.connectionId).not.toBe(body.connectionToken);
  expect('useStatefulReconnect' in body).toBe(false);
});

test('A2 without a version the public id is the token', async () => {
  await start();
  const body = (await (await negotiate(app, '')).json()) as Negotiated;
  expect(body.negotiateVersion).toBe(0);
  expect('connectionToken' in body).toBe(false);
  const raw = new RawClient(app, body.connectionId);
  raw.socket.on('open', () => raw.say('{"protocol":"json","version":1}'));
  expect(await raw.record(() => true)).toBe('{}');
  raw.socket.terminate();
});

test.each([
  ['A4', '?negotiateVersion=abc', "The client requested an invalid protocol version 'abc'"],
  [
    'A4',
    '?negotiateVersion=-1',
    "The client requested version '-1', but the server does not support this version.",
  ],
])('%s %s is answered as an error', async (_case, query, error) => {
  await start();
  expect(await (await negotiate(app, query)).json()).toEqual({ error });
  expect(app.hub.stats().tickets).toBe(0);
});

test('A3, A5 a high version is answered with ours, a low one refused where one is demanded', async () => {
  await start({ hub: { minNegotiateVersion: 1 } });
  expect(await (await negotiate(app, '?NegotiateVersion=7')).json()).toMatchObject({
    negotiateVersion: 1,
  });
  expect(await (await negotiate(app, '')).text()).toContain("requested version '0'");
});

test('A6, A11 paths ignore case and one trailing slash; others are not ours; GET is refused', async () => {
  await start();
  const post = (path: string) =>
    fetch(app.url + path, { method: 'POST', headers: { Authorization: 'Bearer ann' } });
  expect((await post('/HUB/negotiate')).status).toBe(200);
  expect((await post('/hub/negotiate/')).status).toBe(200);
  expect((await post('/other/negotiate')).status).toBe(404);
  expect((await fetch(`${app.url}/Hub/negotiate`)).status).toBe(405);
});

test('M1 a missing or refused session is 401 with an empty body, or what the application says', async () => {
  await start();
  for (const headers of [{}, { Authorization: 'Bearer nobody' }]) {
    const response = await negotiate(app, undefined, headers);
    expect([response.status, response.statusText, await response.text()]).toEqual([
      401,
      'Unauthorized',
      '',
    ]);
  }
  const inUrl = await negotiate(app, '?access_token=ann', {});
  expect(inUrl.status).toBe(401);
  await app.stop();
  await start({ server: { authenticate: async () => denied(403, 'IP_restricted') } });
  const response = await negotiate(app);
  expect([response.status, await response.text()]).toEqual([403, 'IP_restricted']);
});

test('a fault of the application is a bare 500', async () => {
  await start({
    server: {
      authenticate: () => {
        throw new Error('database');
      },
    },
  });
  const response = await negotiate(app);
  expect([response.status, await response.text()]).toEqual([500, '']);
});

test('A13, A14, B8 a ticket works once, as a token alone, and only as long as it lives', async () => {
  await start({ hub: { ticketLifeMs: 300 } });
  const first = await RawClient.open(app);
  const used = new URL(first.socket.url).searchParams.get('id') ?? '';
  expect(await refusedUpgrade(app, used)).toBe(409);
  first.socket.close();
  await first.closed;
  expect(await refusedUpgrade(app, used)).toBe(404);
  const { connectionToken, connectionId } = await ticket(app);
  expect(await refusedUpgrade(app, connectionId)).toBe(404);
  await expect.poll(() => app.hub.stats().tickets).toBe(0);
  expect(await refusedUpgrade(app, connectionToken)).toBe(404);
});

test('a ticket is bound to its user and its hub', async () => {
  await start();
  app.server.hub('/Second', { methods: {} });
  const { connectionToken } = await ticket(app, 'ann');
  const second = await fetch(`${app.url}/Second?id=${connectionToken}`);
  expect(second.status).toBe(404);
  const bob = { Authorization: 'Bearer bob' };
  expect(await refusedUpgrade(app, connectionToken, bob)).toBe(403);
  expect(await refusedUpgrade(app, connectionToken)).toBe(404);
});

test('without a ticket an upgrade is refused', async () => {
  await start();
  expect(await refusedUpgrade(app, undefined, { Authorization: 'Bearer ann' })).toBe(401);
  expect(await refusedUpgrade(app, 'unknown')).toBe(404);
});

test('the session is checked again when the ticket is used', async () => {
  let alive = true;
  await start({
    server: { recheck: (p) => (alive ? { principal: p, userId: p.name } : denied()) },
  });
  const raw = await RawClient.shaken(app);
  alive = false;
  expect(await refusedUpgrade(app, (await ticket(app)).connectionToken)).toBe(401);
  raw.socket.terminate();
});

test('a session that ends while its ticket is being checked gets no connection', async () => {
  await start({
    server: {
      recheck: async (principal) => {
        app.hub.closeUser('ann');
        return { principal, userId: principal.name };
      },
    },
  });
  expect(await refusedUpgrade(app, (await ticket(app)).connectionToken)).toBe(401);
  expect(app.journal).toEqual([]);
});

test('B9 pages of other origins may connect only when listed', async () => {
  await start({ server: { allowedOrigins: ['https://friend.example'] } });
  const auth = { Authorization: 'Bearer ann' };
  const foe = { ...auth, Origin: 'https://foe.example' };
  const friend = { ...auth, Origin: 'https://friend.example' };
  expect((await negotiate(app, undefined, foe)).status).toBe(403);
  const own = await negotiate(app, undefined, { ...auth, Origin: app.url });
  expect([own.status, own.headers.get('access-control-allow-origin')]).toEqual([200, null]);
  const allowed = await negotiate(app, undefined, friend);
  expect(allowed.headers.get('access-control-allow-origin')).toBe('https://friend.example');
  expect(allowed.headers.get('access-control-allow-credentials')).toBe('true');
  const refused = await negotiate(app, undefined, { Origin: 'https://friend.example' });
  expect(refused.status).toBe(401);
  expect(refused.headers.get('access-control-allow-origin')).toBe('https://friend.example');
  const preflight = await fetch(`${app.url}/Hub/negotiate`, {
    method: 'OPTIONS',
    headers: { Origin: 'https://friend.example' },
  });
  expect(preflight.headers.get('access-control-allow-headers')).toContain('x-requested-with');
  const { connectionToken } = await ticket(app);
  expect(await refusedUpgrade(app, connectionToken, { Origin: 'https://foe.example' })).toBe(403);
});

test('B1, B2 the hub path itself answers as SignalR does', async () => {
  await start();
  const { connectionToken } = await ticket(app);
  const ask = async (method: string, query: string) => {
    const response = await fetch(`${app.url}/Hub${query}`, { method });
    return [response.status, await response.text()];
  };
  expect(await ask('GET', '')).toEqual([400, 'Connection ID required']);
  expect(await ask('POST', '?id=x')).toEqual([404, 'No Connection with that ID']);
  expect(await ask('POST', `?id=${connectionToken}`)).toEqual([200, '']);
  expect((await ask('DELETE', `?id=${connectionToken}`))[0]).toBe(400);
  expect((await ask('PUT', ''))[0]).toBe(405);
});

test('A16 the number of unused tickets is bounded', async () => {
  await start({ hub: { maxTickets: 2 } });
  await ticket(app);
  await ticket(app);
  const third = await negotiate(app);
  expect([third.status, third.headers.get('retry-after')]).toEqual([429, '1']);
});

test('a hub needs a path of its own', async () => {
  await start();
  const server = createHubServer({ authenticate: () => denied() });
  server.hub('/a', { methods: {} });
  expect(() => server.hub('/A/', { methods: {} })).toThrow(/already/);
  await server.close();
});
