import * as z from 'zod/mini';
import { afterEach, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { connect } from '@fairlot/client/hub-connection';
import { gameId, hubMethod } from '@fairlot/wire/core';
import { withTestServer } from '#testing';
import type { Principal } from './access.ts';
import type { Feature } from './feature.ts';
import { HUB_LIMITS } from './hub-limits.ts';
import { hubRoutes } from './hub.ts';

/** The caps that the product sets on its hub, each reached, and a client of ours that reaches none. */
const wire = { joinAll: hubMethod('JoinAll', [gameId], z.int()) };
const feature: Feature = {
  name: 'try',
  start: async ({ access }) => {
    access.setAuthenticator(async (token): Promise<Principal> => {
      const id = token.replace('player-', '');
      return { playerId: BigInt(id), sessionId: `s${id}`, isAgent: false, flags: new Set() };
    });
    access.setFindEnded(async () => new Map());
    access.setIpGate(async () => true);
  },
  hub: () =>
    hubRoutes(wire, {
      joinAll: async (call, count) => {
        for (let id = 0; id < count; id += 1) await call.join(`game:${id}`);
        return count;
      },
    }),
};
const server = withTestServer({ features: [feature], settings: { trustedProxies: 1 } });

const open: { stop(): Promise<void> }[] = [];
afterEach(async () => {
  await Promise.all(open.splice(0).map((connection) => connection.stop()));
});

async function knock(player = 1) {
  const connection = await connect({
    url: `${server().url}/Hub`,
    transport: 'WebSockets',
    token: () => `player-${player}`,
  });
  await connection.start();
  open.push(connection);
  return connection;
}

const negotiate = (player: number, ip: string): Promise<Response> =>
  fetch(`${server().url}/Hub/negotiate?negotiateVersion=1`, {
    method: 'POST',
    headers: { authorization: `Bearer player-${player}`, 'x-forwarded-for': ip },
  });

/** How many of so many negotiations are let in, one after the other. */
async function letIn(times: number, of: (turn: number) => readonly [player: number, ip: string]) {
  const statuses: number[] = [];
  for (let turn = 0; turn < times; turn += 1) {
    statuses.push((await negotiate(...of(turn))).status);
  }
  expect(new Set(statuses)).toEqual(new Set([200, 429]));
  return statuses.indexOf(429);
}

test('every cap is a number', () => {
  for (const cap of Object.values(HUB_LIMITS)) expect(Number.isSafeInteger(cap)).toBe(true);
});

test('so many calls a second, and what a client of ours calls when it connects is a quarter of them', async () => {
  const connection = await knock();
  const most = HUB_LIMITS.maxCallsPerSecond;
  expect(most).toBeGreaterThanOrEqual(4 * 5);
  const calls = Array.from({ length: 3 * most }, () => connection.invoke('JoinAll', 1));
  const refused = (await Promise.allSettled(calls)).filter(({ status }) => status === 'rejected');
  // Two seconds may have begun meanwhile, and no more.
  expect(refused.length).toBeGreaterThan(0);
  expect(String((refused[0] as PromiseRejectedResult).reason)).toContain('Too many calls');
  expect(connection.state).toBe('Connected');
});

test('so many groups, all that one may follow at once', async () => {
  const connection = await knock();
  const { maxGroups } = HUB_LIMITS;
  expect(await connection.invoke('JoinAll', maxGroups)).toBe(maxGroups);
  await expect(connection.invoke('JoinAll', maxGroups + 1)).rejects.toThrow('at most');
});

test('a message of so many bytes', async () => {
  const { connectionToken } = (await (await negotiate(1, '192.0.2.9')).json()) as {
    readonly connectionToken: string;
  };
  const url = `${server().url.replace('http', 'ws')}/Hub?id=${connectionToken}`;
  const socket = new WebSocket(url, { headers: { 'x-forwarded-for': '192.0.2.9' } });
  const closed = new Promise((done) => socket.once('close', done));
  const heard: string[] = [];
  socket.on('message', (data) => heard.push(String(data)));
  await new Promise((done) => socket.once('open', done));
  socket.send('{"protocol":"json","version":1}\u001e');
  const call = (fill: string) =>
    `{"type":1,"invocationId":"1","target":"JoinAll","arguments":[1],"headers":{"x":"${fill}"}}\u001e`;
  const room = HUB_LIMITS.maxMessageBytes - call('').length;
  socket.send(call('y'.repeat(room)));
  await expect.poll(() => heard.some((text) => text.includes('"result":1'))).toBe(true);
  socket.send(call('y'.repeat(room + 1)));
  await closed;
  expect(heard.at(-1)).toContain('Connection closed with an error.');
});

test('so many connections that wait, of a player and of an address, and no other is kept out', async () => {
  const { maxTicketsPerUser, maxTicketsPerAddress } = HUB_LIMITS;
  const ofPlayer = await letIn(maxTicketsPerUser + 3, (turn) => [2, `198.51.100.${turn}`]);
  expect(ofPlayer).toBe(maxTicketsPerUser);
  const ofAddress = await letIn(maxTicketsPerAddress + 3, (turn) => [1_000 + turn, '203.0.113.1']);
  expect(ofAddress).toBe(maxTicketsPerAddress);
  expect((await negotiate(3, '203.0.113.2')).status).toBe(200);
});

test('so many connections of a player; from this machine itself addresses are not counted', async () => {
  const { maxConnectionsPerUser } = HUB_LIMITS;
  for (let count = 0; count < maxConnectionsPerUser; count += 1) await knock(4);
  await expect(knock(4)).rejects.toThrow(/429/);
  await knock(5);
  const last = open.findLast(() => true);
  await last?.stop();
});
