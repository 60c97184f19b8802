import * as z from 'zod/mini';
import { afterEach, expect, test } from 'vitest';
import { connect, type Transport } from '@fairlot/client/hub-connection';
import { connectionTopic, hubEvent, hubMethod, siteTopic } from '@fairlot/wire/core';
import { withTestServer } from '#testing';
import type { Feature } from './feature.ts';
import { eventFor } from './announce.ts';
import { transaction } from './db.ts';
import { hubRoutes } from './hub.ts';
import { Visitor, VISITOR_BOUNDS, Visitors } from './visitors.ts';

/** Connections without a login, by the real client. */
const wire = {
  who: hubMethod('Who', [], z.array(z.string()), 'anyone'),
  mine: hubMethod('Mine', [], z.boolean()),
  handed: hubEvent('Handed', connectionTopic, z.object({ Word: z.string() })),
  said: hubEvent('Said', siteTopic, z.object({ Word: z.string() })),
};
const ids: string[] = [];
const feature: Feature = {
  name: 'try',
  start: async ({ access }) =>
    access.setAuthenticator(async (token) =>
      token === 'good'
        ? { playerId: 1n, sessionId: 's1', isAgent: false, flags: new Set() }
        : 'not_logged_in',
    ),
  hub: () =>
    hubRoutes(wire, {
      who: async ({ connectionId, ip, userAgent }) => {
        ids.push(connectionId);
        return [ip, userAgent === '' ? 'silent' : 'named'];
      },
      mine: async ({ principal }) => principal.playerId === 1n,
    }),
};
const server = withTestServer({ features: [feature] });

const open: { stop(): Promise<void> }[] = [];
afterEach(async () => {
  await Promise.all(open.splice(0).map((connection) => connection.stop()));
  ids.length = 0;
});

async function connected(token?: string, transport: Transport = 'WebSockets') {
  const connection = await connect({
    url: `${server().url}/Hub`,
    transport,
    ...(token !== undefined && { token: () => token }),
  });
  const heard: unknown[] = [];
  connection.on('Handed', (payload: unknown) => {
    heard.push(payload);
    return true;
  });
  connection.on('Said', (payload: unknown) => void heard.push(payload));
  const closed = new Promise<void>((done) => connection.onclose(() => done()));
  await connection.start();
  open.push(connection);
  return { connection, heard, closed };
}

test.each(['WebSockets', 'LongPolling'] as const)(
  'a visitor may invoke what anyone may and nothing else, by %s',
  async (transport) => {
    const { connection } = await connected(undefined, transport);
    expect(await connection.invoke('Who')).toEqual(['127.0.0.1', expect.any(String)]);
    await expect(connection.invoke('Mine')).rejects.toThrow(/not_logged_in/);
    // The control: who is signed in may.
    expect(await (await connected('good')).connection.invoke('Mine')).toBe(true);
  },
);

test('a token that is not good makes no visitor, nor does an empty one', async () => {
  await expect(connected('bad')).rejects.toThrow(/401/);
  await expect(connected('')).rejects.toThrow(/401/);
});

test('a visitor hears what is handed to his connection, and nothing that is said to players', async () => {
  const [visitor, other, player] = [await connected(), await connected(), await connected('good')];
  await visitor.connection.invoke('Who');
  const [id = ''] = ids;
  const { hub, announce } = server().platform;
  await transaction(server().db, (tx) =>
    announce.write(tx, [eventFor(wire.said, 'site', { Word: 'all' })]),
  );
  await server().runJobs('events');
  expect(await hub.reach(id, wire.handed, { Word: 'secret' })).toBe(true);
  await expect.poll(() => player.heard).toEqual([{ Word: 'all' }]);
  expect([visitor.heard, other.heard]).toEqual([[{ Word: 'secret' }], []]);
  expect(hub.sessionIds()).toEqual(['s1']);
  await visitor.connection.stop();
  expect(await hub.reach(id, wire.handed, { Word: 'secret' })).toBe(false);
  const rows = await server()
    .owner.selectFrom('event' as never)
    .selectAll()
    .execute();
  expect(JSON.stringify(rows, (_, value: unknown) => String(value))).not.toContain('secret');
});

test('one who calls too fast is hung up on', async () => {
  const { connection, closed } = await connected();
  const calls = Array.from({ length: 20 }, () => connection.invoke('Who').catch(() => 'refused'));
  expect((await Promise.all(calls)).filter((answer) => answer === 'refused')).not.toEqual([]);
  await closed;
  // The control: a player calls as fast, and stays.
  const player = await connected('good');
  const all = await Promise.all(Array.from({ length: 20 }, () => player.connection.invoke('Who')));
  expect(all).toHaveLength(20);
});

test('an address has room for so many, and gets it back', async () => {
  const { perAddress } = VISITOR_BOUNDS;
  const some = await Promise.all(Array.from({ length: perAddress }, () => connected()));
  await expect(connected()).rejects.toThrow(/429/);
  // The control: players are not counted with them.
  await connected('good');
  await some[0]?.connection.stop();
  await expect
    .poll(() =>
      connected().then(
        () => true,
        () => false,
      ),
    )
    .toBe(true);
});

test('all of them together have room for so many, and addresses of one owner count as one', () => {
  const bounds = { ...VISITOR_BOUNDS, perAddress: 2, all: 3 };
  const visitors = new Visitors(bounds);
  const from = (ip: string) => visitors.enter(new Visitor(ip, bounds.lifeMs));
  expect([from('2001:db8:1:2::1'), from('2001:db8:1:2::9'), from('2001:db8:1:2::a')]).toEqual([
    true,
    true,
    false,
  ]);
  expect([from('192.0.2.1'), from('192.0.2.2')]).toEqual([true, false]);
  expect(visitors.welcome('192.0.2.3')).toBeUndefined();
  visitors.leave(new Visitor('2001:db8:1:2::b', bounds.lifeMs));
  expect(visitors.welcome('192.0.2.3')?.leftMs()).toBeGreaterThan(0);
});

test('a network has room for so many, however many addresses it has', () => {
  const bounds = { ...VISITOR_BOUNDS, perAddress: 2, perNetwork: 3 };
  const visitors = new Visitors(bounds);
  const from = (ip: string) => visitors.enter(new Visitor(ip, bounds.lifeMs));
  const halves = ['2001:db8:1:1::1', '2001:db8:1:2::1', '2001:db8:1:3::1', '2001:db8:1:4::1'];
  expect(halves.map(from)).toEqual([true, true, true, false]);
  expect([1, 2, 3, 4].map((n) => from(`192.0.2.${n}`))).toEqual([true, true, true, false]);
  // The control: the next network has its own.
  expect([from('2001:db8:2:1::1'), from('192.0.3.1')]).toEqual([true, true]);
  visitors.leave(new Visitor('192.0.2.1', bounds.lifeMs));
  expect([from('192.0.2.9'), from('192.0.2.10')]).toEqual([true, false]);
});
