import { beforeAll, describe, expect, test, vi } from 'vitest';
import { loginHttp } from '@fairlot/wire/auth/login';
import { walletHttp } from '@fairlot/wire/money/wallet';
import { features } from '../features/index.ts';
import { registerPlayer, type TestPlayer } from '../features/auth/login/testing.ts';
import { allCalls, consoleHubCalls, hubCalls, type NamedCall } from '../features/testing.ts';
import { CALLS } from '#testing/calls';
import { withTestServer } from '#testing';

/**
 * Who may call what. The row of each endpoint and hub method stands in `testing/calls.ts` of its feature; what
 * those find who name the things of another player, in `relations.test.ts`.
 */
const server = withTestServer({ startAt: CALLS.startAt });

const forAgents = allCalls.filter(({ row }) => row.who === 'agent');
const forPlayers = allCalls.filter(({ row }) => row.who === 'player' || row.who === 'agent');

let owner: TestPlayer;

/** A token that was good until its login ended. */
let endedToken = '';

beforeAll(async () => {
  await server().runJobs();
  owner = await registerPlayer(server());
  const leaving = await registerPlayer(server());
  await server().call(loginHttp.logout, null, { token: leaving.token });
  endedToken = leaving.token;
  // A token is looked up once a second.
  const answered = async () =>
    (await server().call(walletHttp.getWalletAmount, null, { token: endedToken })).status;
  await vi.waitFor(async () => expect(await answered()).not.toBe(200), { timeout: 30_000 });
});

const ask = ({ endpoint, row }: NamedCall, token?: string, headers: Record<string, string> = {}) =>
  server().callRaw(endpoint, row.sample, {
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

  test('no hub method is open to whoever holds a connection, but what signs him in', () => {
    const open = [...hubCalls, ...consoleHubCalls].filter(
      ({ method }) => method.access === 'anyone',
    );
    expect(open.map(({ method }) => method.target)).toEqual([
      'GetQrCodeTicket',
      'GetWechatLoginInitial',
    ]);
  });

  test('none of the players takes a permission', () => {
    const asked = [...allCalls, ...hubCalls].map((call) =>
      'row' in call ? call.row.who : call.who,
    );
    expect(new Set(asked)).toEqual(new Set(['anyone', 'player', 'agent']));
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
});

test.each(forAgents.map((call) => [call.name, call] as const))(
  '%s is refused to a player, and the calls that agents have are there',
  async (_, call) => {
    const reply = await ask(call, owner.token);
    expect([reply.status, reply.code]).toEqual([403, 'not_allowed']);
    expect(forAgents.length).toBeGreaterThan(4);
  },
);

const forAnyone = allCalls.filter(({ row }) => row.who === 'anyone');
test.each(forAnyone.map((call) => [call.name, call] as const))(
  '%s asks nobody who he is',
  async (_, call) => {
    const reply = await ask(call, 'made-up-token-0123456789');
    expect([200, 400]).toContain(reply.status);
  },
);
