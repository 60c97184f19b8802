import { once } from 'node:events';
import { afterEach, expect, test } from 'vitest';
import { startTestApp } from './app.ts';
import type { TestApp } from './app.ts';
import { negotiate, RawClient, refusedUpgrade } from './clients.ts';
import type { Negotiated } from './clients.ts';
import type { HubOptions } from '../index.ts';

/** Stateful reconnect as it looks on the wire. */
let app: TestApp;
const start = async (hub: HubOptions = {}) =>
  (app = await startTestApp({ hub: { statefulReconnect: true, ackDelayMs: 30, ...hub } }));
afterEach(() => app.stop());

const grant = async (user = 'ann') => {
  const query = '?negotiateVersion=1&useStatefulReconnect=true';
  const answer = await negotiate(app, query, { Authorization: `Bearer ${user}` });
  return (await answer.json()) as Negotiated & { useStatefulReconnect?: boolean };
};

interface Stateful {
  readonly id: string;
  readonly token: string;
  readonly raw: RawClient;
}

/** Connected with a version-2 handshake, and past the time in which messages are held back. */
async function connect(user = 'ann', version = 2): Promise<Stateful> {
  const { connectionId: id, connectionToken: token } = await grant(user);
  const raw = new RawClient(app, token);
  await once(raw.socket, 'open');
  raw.say(JSON.stringify({ protocol: 'json', version }));
  await raw.record((record) => record === '{}');
  raw.sendJson({ type: 6 });
  return { id, token, raw };
}

async function resume({ token }: Stateful): Promise<RawClient> {
  const raw = new RawClient(app, token);
  await once(raw.socket, 'open');
  return raw;
}

/** An answer to this client: what was sent and ready before has gone its way. */
async function answer({ raw }: Stateful): Promise<void> {
  raw.sendJson(echo(99));
  await raw.completion('99');
}

/** Breaks the line without a WebSocket Close, and waits until the server knows. */
async function cut({ raw }: Stateful): Promise<void> {
  raw.socket.terminate();
  await raw.closed;
  await expect.poll(() => raw.isGone, fast).toBe(true);
}

const fast = { interval: 2 };
const say = ({ id }: Stateful, text: string) => app.hub.clients.client(id).send('message', text);
const parse = (raw: RawClient) => raw.records.map((record) => JSON.parse(record));
const texts = (raw: RawClient) =>
  parse(raw).flatMap(({ type, arguments: args }) => (type === 1 ? [args[0]] : []));
const sequence = (sequenceId: number) => ({ type: 9, sequenceId });
const ack = (sequenceId: number) => ({ type: 8, sequenceId });
const echo = (id: number) => ({
  type: 1,
  invocationId: String(id),
  target: 'Echo',
  arguments: [id],
});

test('A9, A10 stateful reconnect is granted only where it is on and asked for', async () => {
  await start();
  expect((await grant()).useStatefulReconnect).toBe(true);
  expect(await (await negotiate(app)).json()).not.toHaveProperty('useStatefulReconnect');
  await app.stop();
  await start({ statefulReconnect: false });
  expect(await grant()).not.toHaveProperty('useStatefulReconnect');
});

test('K2 a version-1 handshake on a granted connection works and cannot resume', async () => {
  await start();
  const client = await connect('ann', 1);
  client.raw.sendJson(echo(1));
  expect((await client.raw.completion('1')).result).toBe(1);
  expect(await refusedUpgrade(app, client.token)).toBe(409);
  await cut(client);
  await expect.poll(() => refusedUpgrade(app, client.token)).toBe(404);
  expect(client.raw.records.join()).not.toContain('"type":8');
});

test('K3 counted messages are acknowledged once; pings are not counted', async () => {
  await start();
  const { raw } = await connect();
  raw.sendJson(echo(1), { type: 6 }, echo(2), echo(3));
  await raw.record((record) => record === JSON.stringify(ack(3)));
  raw.sendJson(echo(4));
  await raw.record((record) => record === JSON.stringify(ack(4)));
  expect(raw.records.filter((record) => record === JSON.stringify(ack(3)))).toHaveLength(1);
  raw.socket.close();
});

test('K7 a resume with nothing buffered starts with the next number', async () => {
  await start();
  const client = await connect();
  await say(client, '1');
  await client.raw.record((record) => record.includes('message'));
  client.raw.sendJson(ack(1));
  await expect.poll(() => client.raw.hasArrived, fast).toBe(true);
  await cut(client);
  const raw = await resume(client);
  raw.sendJson(sequence(1));
  await say(client, '2');
  await raw.record((record) => record.includes('message'));
  expect(parse(raw).map(({ type, sequenceId }) => [type, sequenceId])).toEqual([
    [9, 2],
    [1, undefined],
  ]);
  raw.socket.close();
});

test('K8 a resume repeats what is not acknowledged, then come new messages', async () => {
  await start();
  const client = await connect();
  for (const text of ['1', '2', '3', '4', '5', '6']) await say(client, text);
  client.raw.sendJson(ack(3));
  await client.raw.record((record) => record.includes('"6"'));
  await expect.poll(() => client.raw.hasArrived, fast).toBe(true);
  await cut(client);
  await say(client, '7');
  const raw = await resume(client);
  await say(client, '8');
  await raw.record((record) => record.includes('"8"'));
  expect(parse(raw)[0]).toEqual(sequence(4));
  expect(texts(raw)).toEqual(['4', '5', '6', '7', '8']);
  expect(app.journal).toEqual(['connected ann']);
  raw.socket.close();
});

test('K9 what the client repeats is handled once', async () => {
  await start();
  const client = await connect();
  client.raw.sendJson(echo(1), echo(2), echo(3));
  await client.raw.completion('3');
  await cut(client);
  const raw = await resume(client);
  raw.sendJson(sequence(2), echo(2), echo(3), echo(4));
  await raw.completion('4');
  expect(
    parse(raw).flatMap(({ type, invocationId }) => (type === 3 ? [invocationId] : [])),
  ).toEqual(
    // The answers to 1, 2 and 3 were not acknowledged: they are repeated, and not given anew.
    ['1', '2', '3', '4'],
  );
  expect(parse(raw).find(({ type }) => type === 8)).toEqual(ack(3));
  raw.socket.close();
});

test('K10 a sequence that leaves out messages ends the connection, as does none at all', async () => {
  await start();
  const first = await connect('ann');
  await cut(first);
  const skipping = await resume(first);
  skipping.sendJson(sequence(2));
  expect(await skipping.closeRecord()).toMatchObject({ error: expect.any(String) });
  const second = await connect('bob');
  await cut(second);
  const silent = await resume(second);
  silent.sendJson(echo(1));
  expect(await silent.closeRecord()).toMatchObject({ error: expect.any(String) });
  expect(await refusedUpgrade(app, second.token)).toBe(404);
});

test('K10 after a cut amid what is repeated the client may go on where it was confirmed', async () => {
  await start();
  const client = await connect();
  client.raw.sendJson(echo(1), echo(2), echo(3));
  await client.raw.completion('3');
  await cut(client);
  const amid = await resume(client);
  amid.sendJson(sequence(1), echo(1));
  await amid.record((record) => record.includes('"type":8'));
  await cut({ ...client, raw: amid });
  const again = await resume(client);
  again.sendJson(sequence(4), echo(4));
  expect((await again.completion('4')).result).toBe(4);
  again.socket.close();
});

test('K11 a resume replaces a socket that still looks alive', async () => {
  await start();
  const client = await connect();
  await say(client, '1');
  const raw = await resume(client);
  expect(await client.raw.closed).toBe(1006);
  await say(client, '2');
  await raw.record((record) => record.includes('"2"'));
  expect(texts(raw)).toEqual(['1', '2']);
  raw.sendJson(sequence(1), echo(1));
  expect((await raw.completion('1')).result).toBe(1);
  expect(app.journal).toEqual(['connected ann']);
  raw.socket.close();
});

test('K12 who does not come back in time is gone, and is told so', async () => {
  await start({ resumeWindowMs: 80 });
  const client = await connect();
  await cut(client);
  expect(app.journal).toEqual(['connected ann']);
  await expect.poll(() => app.journal[1]).toBe('disconnected ann: The connection was lost.');
  expect(await refusedUpgrade(app, client.token)).toBe(404);
  expect(app.hub.stats()).toMatchObject({ connections: 0, tickets: 0 });
});

test('K13 a WebSocket Close or a Close message of the client leaves nothing to resume', async () => {
  await start();
  const first = await connect('ann');
  first.raw.socket.close();
  await first.raw.closed;
  expect(await refusedUpgrade(app, first.token)).toBe(404);
  const second = await connect('bob');
  second.raw.sendJson({ type: 7 });
  await second.raw.closed;
  expect(await refusedUpgrade(app, second.token)).toBe(404);
});

const chunk = 'z'.repeat(20_000);

test('K15 a send waits above 100,000 unacknowledged bytes; an Ack releases it', async () => {
  await start({ maxUnsentBytes: 300_000 });
  const client = await connect('ann');
  const other = await connect('bob');
  for (let count = 0; count < 4; count++) await say(client, chunk);
  let isReleased = false;
  const waiting = Promise.all([say(client, chunk), say(client, chunk)]).then(() => {
    isReleased = true;
  });
  await app.hub.clients.all.send('message', 'to all');
  await other.raw.record((record) => record.includes('to all'));
  await client.raw.record((record) => record.includes('to all'));
  await answer(other);
  expect(isReleased).toBe(false);
  client.raw.sendJson(ack(2));
  await waiting;
  for (let count = 0; count < 12; count++) void app.hub.clients.all.send('message', chunk);
  expect(await client.raw.closeRecord()).toMatchObject({ allowReconnect: true });
  expect(app.hub.stats().dropped).toBe(1);
  expect(await refusedUpgrade(app, client.token)).toBe(404);
});

test('K15 sends to a connection that is cut wait no longer than it may take to come back', async () => {
  await start({ resumeWindowMs: 150 });
  const client = await connect();
  await cut(client);
  const sends = Array.from({ length: 8 }, () => say(client, chunk));
  let isOver = false;
  const over = Promise.all(sends).then(() => (isOver = true));
  await answer(await connect('bob'));
  expect(isOver).toBe(false);
  await over;
  expect([...app.hub.connections()].map(({ userId }) => userId)).toEqual(['bob']);
});

test('K15 a client that never acknowledges is given up', async () => {
  await start({ sendTimeoutMs: 100 });
  const client = await connect();
  await Promise.all(Array.from({ length: 8 }, () => say(client, chunk)));
  expect(await client.raw.closeRecord()).toMatchObject({ allowReconnect: true });
  expect(app.hub.stats().dropped).toBe(1);
});

test('K16 acknowledgements of anything but what waits change nothing', async () => {
  await start();
  const client = await connect();
  for (const text of ['1', '2', '3']) await say(client, text);
  client.raw.sendJson(ack(2), ack(0), ack(1), echo(1));
  await client.raw.completion('1');
  await cut(client);
  const second = await resume(client);
  second.sendJson(sequence(2), ack(1_000_000_000), echo(2));
  await second.completion('2');
  expect(texts(second)).toEqual(['3']);
  second.socket.terminate();
  await second.closed;
  await expect.poll(() => second.isGone, fast).toBe(true);
  const third = await resume(client);
  await third.record((record) => record.includes('"type":9'));
  // Everything sent before the large Ack is covered, and nothing that came after it.
  expect(parse(third)[0]).toEqual(sequence(5));
  expect(parse(third)[1]).toMatchObject({ type: 3, invocationId: '2' });
  third.socket.close();
});

test('K17 acks and sequences mean nothing on a plain connection', async () => {
  await start();
  const raw = await RawClient.shaken(app);
  raw.sendJson(sequence(9), ack(9), echo(1));
  expect((await raw.completion('1')).result).toBe(1);
  raw.socket.close();
});

test('K22 another user cannot resume, and does no harm by trying', async () => {
  await start();
  const client = await connect('ann');
  await cut(client);
  const headers = { Authorization: 'Bearer bob' };
  expect(await refusedUpgrade(app, client.token, headers)).toBe(403);
  const raw = await resume(client);
  raw.sendJson(sequence(1), echo(1));
  expect((await raw.completion('1')).result).toBe(1);
  raw.socket.close();
});

test('a connection that is cut ends with its user, and with the server', async () => {
  await start();
  const first = await connect('ann');
  await cut(first);
  expect(app.hub.closeUser('ann')).toBe(1);
  expect(await refusedUpgrade(app, first.token)).toBe(404);
  const second = await connect('bob');
  await cut(second);
  await app.server.close({ timeoutMs: 2000 });
  expect(app.journal.slice(2)).toEqual(['connected bob', 'disconnected bob']);
});
