import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { setImmediate as breathe, setTimeout as pause } from 'node:timers/promises';
import { WebSocketServer } from 'ws';
import { afterEach, describe, expect, test } from 'vitest';
import { startTestApp } from './app.ts';
import type { TestApp, TestAppOptions } from './app.ts';
import { RawClient } from './clients.ts';
import { frame, openByHand, opening } from './frame-client.ts';
import { handshake, PollClient } from './http-clients.ts';

/** Clients that send more than they should: what they can take, and how they end. */
let app: TestApp;
const start = async (options?: TestAppOptions) => (app = await startTestApp(options));
afterEach(() => app.stop());

const largePing = frame(opening.ping, 'p'.repeat(125));
const manyPings = Buffer.concat(Array.from({ length: 1_000 }, () => largePing));

/** Pings as fast as the socket takes it and reads nothing; the most that waited on the other side. */
async function floodUnread(socket: Socket, waiting: () => number, bytes: number): Promise<number> {
  socket.pause();
  let most = 0;
  for (let sent = 0; sent < bytes && !socket.destroyed; sent += manyPings.length) {
    const isTaken = socket.write(manyPings);
    most = Math.max(most, waiting());
    if (isTaken) await breathe();
    else await Promise.race([happens(socket, 'drain'), happens(socket, 'close')]);
  }
  return Math.max(most, waiting());
}

const happens = (socket: Socket, event: 'drain' | 'close') =>
  new Promise<void>((resolve) => void socket.setMaxListeners(0).once(event, () => resolve()));

const waitingAt = (served: Socket | undefined) => () => served?.writableLength ?? 0;

const flooded = [
  ['a hub', '/Hub', handshake],
  ['a hub before the handshake', '/Hub', ''],
  ['a raw endpoint', '/echo', ''],
] as const;

test.each(flooded)(
  'pings to %s by a client that takes nothing pile up nowhere, and it is cut',
  async (_where, path, first) => {
    const limits = {
      allowSkipNegotiation: true,
      maxMessagesPerSecond: Infinity,
      sendTimeoutMs: 250,
      handshakeTimeoutMs: 1_000,
      closeTimeoutMs: 100,
    };
    await start({ hub: limits });
    app.server.connections(
      '/echo',
      async (connection) => {
        for await (const chunk of connection) await connection.send(chunk);
      },
      limits,
    );
    const { socket } = await openByHand(app, path);
    if (first) socket.write(frame(opening.text, first));
    const closed = happens(socket, 'close');
    const served = [...app.sockets].at(-1);
    const waiting = waitingAt(served);
    const most = await floodUnread(socket, waiting, Infinity);
    await closed;
    // What one turn has answered before it is known that nothing is taken.
    expect(most).toBeLessThan(40_000);
    expect(served?.destroyed).toBe(true);
  },
);

test('control: where the library answers, the same pings pile up', async () => {
  await start();
  const http = createServer();
  const served: Socket[] = [];
  http.on('connection', (socket) => void served.push(socket));
  const sockets = new WebSocketServer({ server: http });
  await once(http.listen(0, '127.0.0.1'), 'listening');
  const url = `http://127.0.0.1:${(http.address() as AddressInfo).port}`;
  const { socket } = await openByHand({ ...app, url }, '/');
  expect(await floodUnread(socket, waitingAt(served[0]), 20_000_000)).toBeGreaterThan(1_000_000);
  socket.destroy();
  sockets.close();
  http.closeAllConnections();
  http.close();
});

test('ten pings in a row get ten pongs, in their order', async () => {
  await start();
  const raw = await RawClient.shaken(app);
  const heard: string[] = [];
  raw.socket.on('pong', (data) => void heard.push(String(data)));
  const said = Array.from({ length: 10 }, (_, index) => `ping ${index}`);
  for (const data of [...said, '']) raw.socket.ping(data);
  await expect.poll(() => heard).toEqual([...said, '']);
  raw.socket.close();
});

const tickMs = 5;

/** Virtual time: seconds pass when the test says so. */
async function startClocked(limits: TestAppOptions['hub']): Promise<{ now: number }> {
  const time = { now: 0 };
  const clock = { now: () => time.now };
  await start({ server: { clock, tickMs }, hub: { keepAliveMs: 1e9, ...limits } });
  return time;
}

/** The hub has what was sent, and had a turn for everybody since. */
async function settled(raw: RawClient, other: RawClient): Promise<void> {
  await expect.poll(() => raw.hasArrived).toBe(true);
  const invocationId = `settled ${other.records.length}`;
  other.sendJson({ type: 1, target: 'Echo', invocationId, arguments: ['on'] });
  expect((await other.completion(invocationId)).result).toBe('on');
  // A rest ends with a tick, and what has waited meanwhile is read in turns. Ticks and waits are
  // timers of one process: after each wait there was a turn, however long the machine has slept.
  for (let waits = 0; waits < 8; waits++) await pause(tickMs);
}

const call = (target: string, id: number) =>
  JSON.stringify({ type: 1, target, invocationId: `${id}`, arguments: [] });

const floods: readonly (readonly [string, (raw: RawClient, count: number) => void])[] = [
  ['calls', (raw, count) => sayMany(raw, count, (id) => call('Nothing', id))],
  ['unknown methods', (raw, count) => sayMany(raw, count, (id) => call('NoSuch', id))],
  ['wrong calls', (raw, count) => sayMany(raw, count, (id) => call('Join', id))],
  ['pings of the hub', (raw, count) => sayMany(raw, count, () => '{"type":6}')],
  [
    'pings of the socket',
    (raw, count) => {
      for (let sent = 0; sent < count; sent++) raw.socket.ping('x');
    },
  ],
  [
    'empty parts of a message',
    (raw, count) => {
      for (let sent = 0; sent < count; sent++) raw.socket.send('', { fin: false });
    },
  ],
];

const sayMany = (raw: RawClient, count: number, record: (id: number) => string): void =>
  raw.say(...Array.from({ length: count }, (_, id) => record(id)));

describe.each(floods)('%s', (_what, flood) => {
  test('count against the rate, and who stays over it is closed for good', async () => {
    const time = await startClocked({ maxMessagesPerSecond: 50, overRateMs: 3_000 });
    const raw = await RawClient.shaken(app);
    const bob = await RawClient.shaken(app, 'bob');
    for (let second = 0; second < 3; second++) {
      flood(raw, 60);
      await settled(raw, bob);
      expect(app.journal.length).toBe(2);
      time.now += 1_000;
    }
    flood(raw, 60);
    await expect.poll(() => app.journal.length).toBe(3);
    expect(app.journal[2]).toBe('disconnected ann: The client stayed over its rate for too long.');
    expect(await raw.closeRecord()).toEqual({
      type: 7,
      error: 'Connection closed with an error.',
    });
    expect(await raw.closed).toBe(1000);
    bob.socket.close();
  });
});

test('a client over its rate waits for the next second, and loses nothing', async () => {
  const time = await startClocked({ maxMessagesPerSecond: 50 });
  const raw = await RawClient.shaken(app);
  const bob = await RawClient.shaken(app, 'bob');
  sayMany(raw, 120, (id) => call('Nothing', id));
  const answers = () => raw.records.length - 1;
  await expect.poll(answers).toBeGreaterThan(40);
  await settled(raw, bob);
  expect(answers()).toBeLessThan(60);
  time.now += 1_000;
  await expect.poll(answers).toBeGreaterThan(90);
  time.now += 1_000;
  await expect.poll(answers).toBe(120);
  // A quiet second makes good: the client may be over again for as long as at first.
  time.now += 5_000;
  raw.sendJson({ type: 1, target: 'Echo', invocationId: 'late', arguments: ['on'] });
  expect((await raw.completion('late')).result).toBe('on');
  raw.socket.close();
  bob.socket.close();
});

test('polls and posts count, too', async () => {
  const time = await startClocked({ maxMessagesPerSecond: 20, overRateMs: 1_000 });
  const client = await PollClient.shaken(app);
  let answered = 0;
  const flood = () => {
    for (let sent = 0; sent < 30; sent++) {
      const poll = client.poll().catch(() => undefined);
      void poll.then(() => answered++);
    }
  };
  flood();
  // Each poll sends the one before it home.
  await expect.poll(() => answered).toBe(29);
  time.now += 1_000;
  flood();
  await expect
    .poll(() => app.journal[1])
    .toBe('disconnected ann: The client stayed over its rate for too long.');
});

test('more calls than allowed fail, and who goes on with them is closed', async () => {
  const time = await startClocked({ maxCallsPerSecond: 10, overRateMs: 2_000 });
  const raw = await RawClient.shaken(app);
  sayMany(raw, 20, (id) => call('NoSuch', id));
  expect((await raw.completion('19')).error).toContain('Too many calls within a second.');
  time.now += 1_000;
  sayMany(raw, 20, (id) => call('NoSuch', 20 + id));
  await raw.completion('39');
  time.now += 1_000;
  sayMany(raw, 20, (id) => call('NoSuch', 40 + id));
  expect((await raw.closeRecord()).allowReconnect).toBeUndefined();
  expect(await raw.closed).toBe(1000);
});
