import { HttpTransportType, HubConnectionBuilder, LogLevel } from '@microsoft/signalr';
import { afterEach, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { bearerOf, denied, withoutTokens } from '../index.ts';
import type { HubServerOptions } from '../index.ts';
import { startTestApp } from './app.ts';
import type { Session, TestApp, TestAppOptions } from './app.ts';
import {
  build,
  closing,
  connect,
  RawClient,
  refusedUpgrade,
  ticket,
  transports,
} from './clients.ts';
import { ask, EventClient, eventsHeader, handshake, PollClient, records } from './http-clients.ts';

let app: TestApp;
const start = async (options?: TestAppOptions) => (app = await startTestApp(options));
afterEach(() => app.stop());

/** Tokens are names here, too, and may come in the header or in the query. */
const everywhere: Partial<HubServerOptions<Session>> = {
  authenticate: (request) => {
    const name = bearerOf(request);
    if (name === undefined || name === 'nobody') return denied();
    return { principal: { name }, userId: name };
  },
};
const as = (name: string) => ({ Authorization: `Bearer ${name}` });

test('M1 without a token everything is 401 and empty, and no code of the hub runs', async () => {
  await start({ everyRequest: true });
  const { connectionToken } = await ticket(app);
  const path = `/Hub?id=${connectionToken}`;
  expect((await ask(app, path, { headers: as('ann') })).status).toBe(200);
  const answers = await Promise.all([
    ask(app, '/Hub/negotiate', { method: 'POST' }),
    ask(app, path, { headers: eventsHeader }),
    ask(app, path),
    ask(app, path, { method: 'POST', body: handshake }),
    ask(app, path, { method: 'DELETE' }),
    ask(app, '/Hub?id=unknown', { headers: as('nobody') }),
  ]);
  for (const { status, reason, text } of answers) {
    expect([status, reason, text]).toEqual([401, 'Unauthorized', '']);
  }
  expect(await refusedUpgrade(app, connectionToken)).toBe(401);
  expect(app.journal).toEqual([]);
});

describe.each(transports)('over %s', (transport) => {
  test('M2 the token of the client reaches every request', async () => {
    await start({ everyRequest: true, server: everywhere });
    const connection = new HubConnectionBuilder()
      .withUrl(`${app.url}/Hub`, {
        accessTokenFactory: () => 'ann',
        transport: HttpTransportType[transport],
      })
      .configureLogging(LogLevel.None)
      .build();
    await connection.start();
    expect(await connection.invoke('Who')).toMatchObject({ user: 'ann', id: null });
    await connection.stop();
  });

  test('M5 a connection ends with its session, with leave to reconnect', async () => {
    let lifeMs = 300;
    await start({
      everyRequest: transport !== 'LongPolling',
      server: {
        authenticate: (request) => {
          const name = bearerOf(request) ?? '';
          return { principal: { name }, userId: name, expiresInMs: lifeMs };
        },
        ...(transport === 'LongPolling' ? { recheck: admitFor300 } : {}),
      },
    });
    const ann = build(app, 'ann', '/Hub', false, transport);
    const closed = closing(ann);
    await ann.connection.start();
    lifeMs = 60_000;
    expect(await closed).toBe('');
    await expect.poll(() => app.journal).toEqual(['connected ann', 'disconnected ann']);
    await expect.poll(() => [...app.hub.connections()].length).toBe(0);
  });

  test('M6 the user of the token is who the hub addresses', async () => {
    await start({ everyRequest: true });
    const ann = await connect(app, 'ann', '/Hub', transport);
    const bob = await connect(app, 'bob', '/Hub', transport);
    await app.hub.clients.user('bob').send('message', 'for bob');
    await app.hub.clients.all.send('message', 'end');
    await expect.poll(() => [ann.heard, bob.heard]).toEqual([['end'], ['for bob', 'end']]);
    await Promise.all([ann, bob].map(({ connection }) => connection.stop()));
  });
});

const admitFor300 = (principal: Session) => ({
  principal,
  userId: principal.name,
  expiresInMs: 300,
});

test('M5 the Close message says that the client may come back', async () => {
  await start({
    server: { recheck: (principal) => ({ ...admitFor300(principal), expiresInMs: 60 }) },
  });
  const raw = await RawClient.shaken(app);
  expect(await raw.closeRecord()).toEqual({ type: 7, allowReconnect: true });
});

test('M5 polls with a newer session prolong the connection', async () => {
  await start({
    everyRequest: true,
    server: {
      authenticate: () => ({ principal: { name: 'ann' }, userId: 'ann', expiresInMs: 1_500 }),
    },
    hub: { pollTimeoutMs: 300 },
  });
  const client = await PollClient.shaken(app);
  for (let polls = 0; polls < 6; polls++) expect((await client.poll()).text).toBe('');
  expect(app.journal).toEqual(['connected ann']);
});

test('M2 browsers may give the token of a socket in the query', async () => {
  await start({ everyRequest: true, server: everywhere });
  const { connectionToken } = await ticket(app);
  const url = `${app.url.replace('http', 'ws')}/Hub?id=${connectionToken}&access_token=ann`;
  const socket = new WebSocket(url);
  await new Promise((resolve) => socket.once('open', resolve));
  socket.terminate();
});

test('M3 a token in the query works for POSTs, too, and is never logged', async () => {
  const logged: unknown[] = [];
  const note = (...all: unknown[]) => void logged.push(all);
  await start({
    everyRequest: true,
    server: { ...everywhere, log: { debug: note, warn: note, error: note } },
    hub: { pollGapMs: 500 },
  });
  const { connectionToken } = await ticket(app, 'secretname');
  const path = `/Hub?id=${connectionToken}&access_token=secretname`;
  expect((await ask(app, path)).status).toBe(200);
  const answer = ask(app, path);
  expect((await ask(app, path, { method: 'POST', body: handshake })).status).toBe(200);
  expect((await answer).text).toBe('{}\u001e');
  await ask(app, path, { method: 'POST', body: records({ type: 1 }) });
  await expect.poll(() => app.journal.length).toBe(2);
  expect(logged.length).toBeGreaterThan(0);
  expect(JSON.stringify(logged)).not.toContain('access_token');
  expect(JSON.stringify(logged)).not.toContain(connectionToken);
  expect(withoutTokens('/Hub?roomId=1&id=abc&ACCESS_TOKEN=ey.x&z=1')).toBe(
    '/Hub?roomId=1&id=...&ACCESS_TOKEN=...&z=1',
  );
});

describe.each([{ everyRequest: true }, { everyRequest: false }])('M4 with %j', (options) => {
  test('the token of another user is refused on a connection, which goes on', async () => {
    await start(options);
    const { connectionToken } = await ticket(app);
    const ask2 = (method: string, name: string, body = '') =>
      ask(app, `/Hub?id=${connectionToken}`, { method, headers: as(name), body });
    expect((await ask2('GET', 'ann')).status).toBe(200);
    const waiting = ask2('GET', 'ann');
    for (const method of ['GET', 'POST', 'DELETE']) {
      const refused = await ask2(method, 'bob', method === 'POST' ? handshake : '');
      expect([refused.status, refused.text]).toEqual([403, '']);
      expect((await ask2(method, 'nobody')).status).toBe(401);
    }
    await ask2('POST', 'ann', handshake);
    expect((await waiting).text).toBe('{}\u001e');
    expect((await ask2('DELETE', 'ann')).status).toBe(202);
  });
});

test('a session that ended meanwhile can neither poll nor send', async () => {
  let alive = true;
  await start({
    server: { recheck: (p) => (alive ? { principal: p, userId: p.name } : denied()) },
  });
  const client = await PollClient.shaken(app);
  const stream = await EventClient.shaken(app);
  alive = false;
  const late = await Promise.all([client.poll(), client.post('x'), stream.post('x')]);
  expect(late.map(({ status, text }) => [status, text])).toEqual([
    [401, ''],
    [401, ''],
    [401, ''],
  ]);
  stream.cut();
});

test('who was shut out between two polls still learns why', async () => {
  let alive = true;
  await start({
    server: { recheck: (p) => (alive ? { principal: p, userId: p.name } : denied()) },
  });
  const client = await PollClient.shaken(app);
  await expect.poll(() => app.journal).toEqual(['connected ann']);
  alive = false;
  app.hub.closeUser('ann', { error: 'over' });
  expect((await client.post('x')).status).toBe(401);
  const last = await client.poll();
  expect([last.status, JSON.parse(last.text.slice(0, -1))]).toEqual([
    200,
    { type: 7, error: 'over' },
  ]);
  expect((await client.poll()).status).toBe(204);
  expect((await client.poll()).status).toBe(404);
});

test('a user is shut out over every transport', async () => {
  await start();
  const clients = await Promise.all(
    transports.map((transport) => connect(app, 'ann', '/Hub', transport)),
  );
  const closed = clients.map(closing);
  expect(app.hub.closeUser('ann', { error: 'over' })).toBe(3);
  expect(await Promise.all(closed)).toEqual(
    Array(3).fill('Server returned an error on close: over'),
  );
});
