import * as z from 'zod/mini';
import { afterEach, expect, test } from 'vitest';
import { connect, type Transport } from '@fairlot/client/hub-connection';
import { CuttingProxy } from '@fairlot/hub/conformance/cutting-proxy';
import { mills } from '@fairlot/rules/core/money';
import { gameId, gameTopic, hubEvent, hubMethod, money, playerTopic } from '@fairlot/wire/core';
import type { DeniedCode } from '@fairlot/wire/auth/login';
import { withTestServer } from '#testing';
import type { Access, Principal } from './access.ts';
import { eventFor, type Announcement } from './announce.ts';
import { transaction } from './db.ts';
import type { Feature } from './feature.ts';
import { hubRoutes } from './hub.ts';

/** The real client against the real server: what the platform adds to the hub. */
const wire = {
  join: hubMethod('Join', [gameId], z.boolean()),
  half: hubMethod('Half', [money], money),
  team: hubMethod('Team', [], z.boolean(), 'agent'),
  prize: hubEvent('Prize', playerTopic, z.object({ Prize: money })),
  rain: hubEvent('Prize', gameTopic, z.object({ Prize: money })),
};

const ended = new Map<string, DeniedCode>();
let isAllowed = true;
/** Runs when a token was found good. */
let whenKnown = (): unknown => undefined;
const principalOf = (token: string): Principal | DeniedCode => {
  const [, id = ''] = /^player-(\d+)$/.exec(token) ?? [];
  if (!id) return 'not_logged_in';
  return { playerId: BigInt(id), sessionId: `s${id}`, isAgent: false, flags: new Set() };
};
const hand = (access: Access): void => {
  access.setAuthenticator(async (token) => {
    const found = principalOf(token);
    whenKnown();
    return found;
  });
  access.setIpGate(async () => isAllowed);
  access.setFindEnded(async (ids) => new Map([...ended].filter(([id]) => ids.includes(id))));
};
const feature: Feature = {
  name: 'try',
  start: async ({ access }) => hand(access),
  hub: () =>
    hubRoutes(wire, {
      join: async (call, id) => {
        await call.join(`game:${id}`);
        return call.channels.has(`game:${id}`);
      },
      team: async () => true,
      half: async (_, amount) => mills(amount / 2n),
    }),
};
const server = withTestServer({ features: [feature] });

const open: { stop(): Promise<void> }[] = [];
afterEach(async () => {
  await Promise.all(open.splice(0).map((connection) => connection.stop()));
  ended.clear();
  isAllowed = true;
  whenKnown = () => undefined;
});

/** A connection of a player that notes what it hears. */
async function connected(
  token: string,
  origin = server().url,
  transport: Transport = 'WebSockets',
) {
  const url = `${origin}/Hub`;
  const connection = await connect({ url, transport, token: () => token });
  const heard: unknown[][] = [];
  let waiting = { size: Infinity, done: (): void => {} };
  connection.on('Prize', (...args: unknown[]) => {
    heard.push(args);
    if (heard.length >= waiting.size) waiting.done();
  });
  const hears = (size: number): Promise<void> =>
    new Promise((done) => {
      waiting = { size, done };
      if (heard.length >= size) done();
    });
  const closed = new Promise<string>((done) =>
    connection.onclose((error) => done(error?.message ?? '')),
  );
  await connection.start();
  open.push(connection);
  return { connection, heard, hears, closed };
}

const toPlayer = (id: bigint) => eventFor(wire.prize, id, { Prize: mills(1500) });
const toGame = (id: number) => eventFor(wire.rain, id, { Prize: mills(1500) });
const announce = (...events: Announcement[]): Promise<void> =>
  transaction(server().db, (tx) => server().platform.announce.write(tx, events));

test('a method takes and gives what the contract says', async () => {
  const { connection } = await connected('player-1');
  expect(await connection.invoke('Half', 3.002)).toBe(1.501);
  await expect(connection.invoke('Half', 'three')).rejects.toThrow();
  await expect(connection.invoke('Nowhere')).rejects.toThrow();
  await expect(connection.invoke('Team')).rejects.toThrow(/not_allowed/);
});

test('events of a game reach who follows it, own events their player alone, each with its mark', async () => {
  const [follower, winner, other] = [
    await connected('player-2'),
    await connected('player-3'),
    await connected('player-4'),
  ];
  expect(await follower.connection.invoke('Join', 4)).toBe(true);
  await announce(toGame(4), toGame(5), toPlayer(3n));
  await announce(toGame(4), toPlayer(3n));
  await Promise.all([follower.hears(2), winner.hears(2)]);
  const event = (Topic: string, Seq: number) => [{ Prize: 1.5 }, { Topic, Seq }];
  expect(follower.heard).toEqual([event('game:4', 1), event('game:4', 2)]);
  expect(winner.heard).toEqual([event('player', 1), event('player', 2)]);
  expect(other.heard).toEqual([]);
});

test('who is not known, or may not come from there, gets no connection', async () => {
  await expect(connected('nobody')).rejects.toThrow(/401/);
  isAllowed = false;
  await expect(connected('player-5')).rejects.toThrow(/403/);
});

test('a login that ends between negotiate and the connection gets none', async () => {
  whenKnown = () => ended.set('s8', 'blacklist');
  await expect(connected('player-8')).rejects.toThrow(/WebSocket/);
  // The control: the same player, his login living, is let in.
  ended.clear();
  whenKnown = () => {};
  expect(await (await connected('player-8')).connection.invoke('Half', 2)).toBe(1);
});

test('a cut socket is replaced under a connection that goes on, and nothing is missed', async () => {
  const proxy = await CuttingProxy.start(server().url);
  open.push(proxy);
  const { connection, heard, hears } = await connected('player-9', proxy.url);
  const id = connection.connectionId;
  let isClosed = false;
  connection.onclose(() => (isClosed = true));
  for (let cut = 1; cut <= 5; cut += 1) {
    proxy.cut();
    await announce(toPlayer(9n));
    await hears(cut);
  }
  expect(heard.map(([, mark]) => mark)).toEqual(
    [1, 2, 3, 4, 5].map((Seq) => ({ Topic: 'player', Seq })),
  );
  expect([connection.connectionId, isClosed]).toEqual([id, false]);
  expect(await connection.invoke('Half', 2)).toBe(1);
  await connection.stop();
});

test('where WebSockets cannot pass, polls do', async () => {
  const { connection, heard, hears, closed } = await connected(
    'player-10',
    server().url,
    'LongPolling',
  );
  expect(await connection.invoke('Half', 2)).toBe(1);
  await announce(toPlayer(10n));
  await hears(1);
  expect(heard).toEqual([[{ Prize: 1.5 }, { Topic: 'player', Seq: 1 }]]);
  // Said by the hub, or by the next poll that is refused: whichever comes first.
  ended.set('s10', 'forced_logout');
  expect(await closed).toMatch(/forced_logout|401/);
});

test('a session that ends takes its connection with it, and says why', async () => {
  const [leaving, staying] = [await connected('player-6'), await connected('player-7')];
  ended.set('s6', 'forced_logout');
  expect(await leaving.closed).toContain('forced_logout');
  expect(await staying.connection.invoke('Half', 2)).toBe(1);
});
