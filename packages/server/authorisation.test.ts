import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { beforeAll, describe, expect, test } from 'vitest';
import { connect } from '@fairlot/client/hub-connection';
import { betHttp } from '@fairlot/wire/bet';
import { sessionHttp } from '@fairlot/wire/session';
import { openCartOf } from './features/bet/testing/calls.ts';
import { features } from './features/index.ts';
import { registerPlayer, type TestPlayer } from './features/session/testing.ts';
import { allCalls, consoleHubCalls, hubCalls, type NamedCall } from './features/testing.ts';
import { CALLS, type Owned } from './testing/calls.ts';
import { withTestServer } from './testing/index.ts';

/**
 * Who may call what, and what a stranger finds when he names the things of another player. The row of
 * each endpoint and hub method stands in `testing/calls.ts` of its feature.
 */
const server = withTestServer({ startAt: CALLS.startAt });

const forPlayers = allCalls.filter(({ row }) => row.who === 'player');

let owner: TestPlayer;
let stranger: TestPlayer;
let owned: Owned;

/** A token that was good until its login ended. */
let endedToken = '';

async function place(player: TestPlayer, cart: object): Promise<string> {
  const reply = await server().callRaw(betHttp.place, cart, { token: player.token });
  return reply.value.BetIds[0] ?? '';
}

/** A bet on the half of the numbers, in the issue that is drawn first. */
const halfCart = (Content: 'big' | 'small') => ({
  IntentId: randomUUID(),
  GameId: CALLS.game,
  SerialNumber: CALLS.serial,
  Bets: [
    { Play: 'ssc.c.total', Content, Notes: 1, Mode: 0, Multiple: 1, Amount: 2, OddsVersion: 0 },
  ],
});

beforeAll(async () => {
  await server().runJobs();
  owner = await registerPlayer(server());
  stranger = await registerPlayer(server());
  // One of the two wins.
  const settled = await place(owner, halfCart('big'));
  await place(owner, halfCart('small'));
  await server().clock.set(CALLS.startAt + 40_000);
  await server().runJobs();
  const intent = randomUUID();
  const open = await place(owner, openCartOf(intent));
  const { playerId, userName } = owner;
  owned = { intent, open, settled, playerId, userName };
  const leaving = await registerPlayer(server());
  await server().call(sessionHttp.logout, null, { token: leaving.token });
  endedToken = leaving.token;
  // A token is looked up once a second.
  await delay(1_050);
});

const ask = ({ endpoint, row }: NamedCall, token?: string, headers: Record<string, string> = {}) =>
  server().callRaw(endpoint, row.ofOwner?.(owned), {
    ...(token === undefined ? {} : { token }),
    headers,
  });

describe('the rows', () => {
  test.each(allCalls.map((call) => [call.name, call] as const))(
    '%s lets in whom its row says',
    (_, { endpoint, row }) => {
      expect(endpoint.access).toEqual(row.who);
    },
  );

  test('there is one for every route that is served', () => {
    const routes = features.flatMap((feature) => feature.http?.(server().platform) ?? []);
    const served = routes.map(({ endpoint }) => `${endpoint.method} ${endpoint.path}`);
    expect(served.toSorted()).toEqual(allCalls.map(({ name }) => name).toSorted());
  });

  test('there is one for every hub method, and each lets in whom its row says', () => {
    const served = features.flatMap((feature) => feature.hub?.(server().platform) ?? []);
    expect(served.map(({ method }) => [method.target, method.access]).toSorted()).toEqual(
      hubCalls.map(({ method, who }) => [method.target, who]).toSorted(),
    );
  });

  test('no hub method is open to whoever holds a connection', () => {
    const open = [...hubCalls, ...consoleHubCalls].filter(
      ({ method }) => method.access === 'anyone',
    );
    expect(open.map(({ method }) => method.target)).toEqual([]);
  });

  test('none of the players takes a permission', () => {
    const asked = [...allCalls, ...hubCalls].map((call) =>
      'row' in call ? call.row.who : call.who,
    );
    expect(new Set(asked)).toEqual(new Set(['anyone', 'player']));
  });
});

describe.each(forPlayers.map((call) => [call.name, call] as const))('%s', (_, call) => {
  const { endpoint } = call;
  test('needs the token of a living login, in the header and nowhere else', async () => {
    const { token } = owner;
    const attempts = [
      await ask(call),
      await ask(call, 'made-up-token-0123456789'),
      await ask(call, endedToken),
      await ask(call, undefined, { authorization: `Basic ${token}` }),
      await ask(call, undefined, { cookie: `access_token=${token}; token=${token}` }),
      await ask(call, undefined, { 'x-access-token': token }),
    ];
    expect(attempts.map((reply) => reply.status)).toEqual([401, 401, 401, 401, 401, 401]);
    const target = new URL(endpoint.path, server().url);
    target.searchParams.set('access_token', token);
    expect((await fetch(target, { method: endpoint.method })).status).toBe(401);
  });

  const { secret, stranger: answer = 'OK' } = call.row;
  if (!secret) return;
  test('tells a stranger nothing of another player', async () => {
    const reply = await ask(call, stranger.token);
    expect([reply.status, reply.code]).toEqual([200, answer]);
    expect(JSON.stringify(reply.body)).not.toContain(secret(owned));
    // The control: to its owner it is there.
    const own = await ask(call, owner.token);
    expect([own.status, own.code]).toEqual([200, 'OK']);
    expect(JSON.stringify(own.body)).toContain(secret(owned));
  });
});

const forAnyone = allCalls.filter(({ row }) => row.who === 'anyone');
test.each(forAnyone.map((call) => [call.name, call] as const))(
  '%s asks nobody who he is',
  async (_, call) => {
    const reply = await ask(call, 'made-up-token-0123456789');
    expect([200, 400]).toContain(reply.status);
  },
);

test('the hub lets in who has a token, and no name of a player is a channel', async () => {
  const url = `${server().url}/Hub`;
  const knock = async (token: string) => {
    const connection = await connect({ url, transport: 'WebSockets', token: () => token });
    await connection.start();
    return connection;
  };
  await expect(knock('made-up-token-0123456789')).rejects.toThrow(/401|Unauthorized/i);
  const connection = await knock(stranger.token);
  for (const name of [`player:${owner.playerId}`, 'player', '*', String(owner.playerId)]) {
    await expect(connection.invoke('Join', name)).rejects.toThrow();
  }
  await connection.stop();
});
