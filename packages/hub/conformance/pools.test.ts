import { connect as connectSocket } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { denied } from '../index.ts';
import { startTestApp } from './app.ts';
import type { Session, TestApp, TestAppOptions } from './app.ts';
import { connect, negotiate } from './clients.ts';
import { plainSocket } from './frame-client.ts';

/** Floods of negotiates: who takes whose place. */
let app: TestApp;
afterEach(() => app.stop());

/** `guest` is admitted without a name; the address is what a header says. */
const server: TestAppOptions['server'] = {
  authenticate: ({ headers }) => {
    const name = /^Bearer (\w+)$/.exec(headers.authorization ?? '')?.[1];
    if (name === undefined) return denied();
    const principal: Session = { name };
    return name === 'guest' ? { principal } : { principal, userId: name };
  },
  addressOf: (request) => String(request.headers['x-address'] ?? '192.0.2.1'),
};

async function flood(
  count: number,
  user: (turn: number) => string,
  address = (_: number) => '',
): Promise<number[]> {
  const statuses = [];
  for (let turn = 0; turn < count; turn++) {
    const headers = { Authorization: `Bearer ${user(turn)}`, 'X-Address': address(turn) };
    statuses.push((await negotiate(app, undefined, headers)).status);
  }
  return statuses;
}

test('A16 strangers that negotiate without end keep no user out', async () => {
  app = await startTestApp({ server, hub: { maxAnonymousTickets: 3, maxTickets: 3 } });
  expect(await flood(5, () => 'guest')).toEqual([200, 200, 200, 429, 429]);
  expect(await flood(1, () => 'ann')).toEqual([200]);
  const client = await connect(app, 'bob');
  await client.connection.stop();
});

test('A16 users that negotiate without end keep no other user out, nor their address another', async () => {
  app = await startTestApp({ server, hub: { maxTicketsPerUser: 2, maxTicketsPerAddress: 4 } });
  expect(await flood(3, () => 'ann')).toEqual([200, 200, 429]);
  expect(await flood(3, (turn) => `user${turn}`)).toEqual([200, 200, 429]);
  expect(
    await flood(
      1,
      () => 'bob',
      () => '192.0.2.2',
    ),
  ).toEqual([200]);
  // Half an IPv6 address is one customer's.
  const customer = (turn: number) => `2001:db8:1:2::${turn}`;
  expect(await flood(5, (turn) => `six${turn}`, customer)).toEqual([200, 200, 200, 200, 429]);
});

test('A16 who is not admitted is told so, full or not', async () => {
  app = await startTestApp({ server, hub: { maxTickets: 0, maxAnonymousTickets: 0 } });
  expect((await negotiate(app, undefined, {})).status).toBe(401);
  expect(await flood(1, () => 'ann')).toEqual([429]);
});

test('a place comes free when its ticket is used or over', async () => {
  app = await startTestApp({ server, hub: { maxTicketsPerAddress: 1, ticketLifeMs: 500 } });
  expect(await flood(2, () => 'ann')).toEqual([200, 429]);
  await expect.poll(() => app.hub.stats().tickets).toBe(0);
  const client = await connect(app, 'ann');
  expect(await flood(1, () => 'ann')).toEqual([200]);
  await client.connection.stop();
});

test('negotiates that are sent without waiting end their socket, not their neighbours', async () => {
  let asked = 0;
  const authenticate = () => {
    asked++;
    return { principal: { name: 'ann' }, userId: 'ann' };
  };
  app = await startTestApp({ server: { authenticate, shutOutMs: 0 } });
  const socket = plainSocket(app.url).resume();
  const closed = new Promise((resolve) => void socket.once('close', resolve));
  const one = 'POST /Hub/negotiate HTTP/1.1\r\nHost: x\r\nContent-Length: 0\r\n\r\n';
  socket.write(one.repeat(8));
  await expect.poll(() => asked).toBe(8);
  socket.write(one.repeat(500));
  await closed;
  expect(asked).toBeLessThanOrEqual(40);
  const { connection } = await connect(app);
  expect(await connection.invoke('Echo', 'on')).toBe('on');
  await connection.stop();
});

/** The address of a second machine, which only some systems let a test have. */
const elsewhere = '127.0.0.2';
const knock = (at: { localAddress?: string } = {}): Promise<string> =>
  new Promise((resolve) => {
    const { hostname, port } = new URL(app.url);
    const socket = connectSocket({ port: Number(port), host: hostname, ...at });
    socket.on('error', () => {}).once('close', () => resolve('closed'));
    socket.once('data', (data) => {
      resolve(String(data).slice(0, 12));
      socket.destroy();
    });
    socket.write('POST /Hub/negotiate HTTP/1.1\r\nHost: x\r\nContent-Length: 0\r\n\r\n');
  });

test.runIf(process.platform === 'linux')(
  'their address gets no socket for a while, which is closed unread; others get theirs',
  async () => {
    let asked = 0;
    const authenticate = () => {
      asked++;
      return { principal: { name: 'ann' }, userId: 'ann' };
    };
    const time = { now: 0 };
    const clock = { now: () => time.now };
    app = await startTestApp({ server: { authenticate, clock, shutOutMs: 5_000, tickMs: 5 } });
    expect(await knock()).toBe('HTTP/1.1 200');
    const socket = plainSocket(app.url).resume();
    const closed = new Promise((resolve) => void socket.once('close', resolve));
    socket.write('POST /Hub/negotiate HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(500));
    await closed;
    const before = asked;
    const kept = Promise.all([knock(), knock()]);
    await expect.poll(() => app.sockets.size).toBe(2);
    // Others are served meanwhile, and more than a hundred are not kept.
    expect(await knock({ localAddress: elsewhere })).toBe('HTTP/1.1 200');
    let closedAtOnce = 0;
    const many = Array.from({ length: 150 }, () => knock().finally(() => closedAtOnce++));
    await expect.poll(() => closedAtOnce).toBe(52);
    expect(app.sockets.size).toBe(100);
    time.now += 1_000;
    expect(new Set([...(await kept), ...(await Promise.all(many))])).toEqual(new Set(['closed']));
    expect(asked).toBe(before + 1);
    time.now += 4_000;
    expect(await knock()).toBe('HTTP/1.1 200');
  },
);

test('a group name has its length', async () => {
  app = await startTestApp({ hub: { maxGroupNameLength: 10 } });
  const { connection } = await connect(app);
  await connection.invoke('Join', 'x'.repeat(10));
  await expect(connection.invoke('Join', 'x'.repeat(11))).rejects.toThrow(
    'The name of the group is too long.',
  );
  expect(await connection.invoke('Echo', 'on')).toBe('on');
  await connection.stop();
});
