import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { beforeAll, describe, expect, test } from 'vitest';
import { connect } from '@fairlot/client/hub-connection';
import { contract } from '@fairlot/wire';
import { betHttp } from '@fairlot/wire/bet';
import type { Access, Endpoint, HubMethod } from '@fairlot/wire/core';
import { sessionHttp } from '@fairlot/wire/session';
import { features } from './features/index.ts';
import { registerPlayer, type TestPlayer } from './features/session/testing.ts';
import { useTestServer } from './testing/index.ts';

/**
 * Who may call what, and what a stranger finds when he names the things of another player. Every
 * endpoint and hub method has its row here; one without a row fails (reliability S7).
 */
const START = Date.parse('2027-03-05T04:00:30Z');
const GAME = 4;
const SERIAL = 202703050721;
const server = useTestServer({ startAt: START });

/** What belongs to the owner: whoever else asks for it by name finds nothing of it. */
type Owned = {
  readonly intent: string;
  readonly open: string;
  readonly settled: string;
  readonly playerId: bigint;
  readonly userName: string;
};

type Row = {
  readonly who: Access;
  /** Names things of the owner, where the call takes such names. */
  readonly input?: (owned: Owned) => unknown;
  /** Of what the owner reads in the answer: the stranger must not. */
  readonly secret?: (owned: Owned) => string;
  /** How the stranger is answered; OK unless told. */
  readonly stranger?: string;
};

const PAGE = { Page: 1, PageSize: 100 };
const ANYONE: Row = { who: 'anyone' };
const cartOf = (intent: string, serial: number, Play: string, Content: string) => ({
  IntentId: intent,
  GameId: GAME,
  SerialNumber: serial,
  Bets: [
    { Play, Content, Notes: 1, Mode: 0, Multiple: 1, Amount: 2, PrizeGroup: 1956, OddsVersion: 0 },
  ],
});
/** A bet of one digit: official, so it can be cancelled. */
const openCartOf = (intent: string) => cartOf(intent, SERIAL + 1, 'ssc.fixed', '3||||');

const HTTP: Readonly<Record<string, Row>> = {
  'POST /api/WebSiteInfo/GetInfo': ANYONE,
  'POST /api/WebSiteInfo/IsDemoSite': ANYONE,
  'GET /api/SpeedTest/Get': ANYONE,
  'POST /api/Token/Login': ANYONE,
  'POST /api/Register/Register': ANYONE,
  'POST /api/LotteryGame/Info': ANYONE,
  'POST /api/LotteryGame/Data': ANYONE,
  'POST /api/DrawHistory/Get': ANYONE,
  'GET /api/Fair/Manifests': ANYONE,
  'GET /api/Fair/Key': ANYONE,
  'POST /api/Fair/Beacon': ANYONE,
  'POST /api/Fair/Tickets': {
    who: 'player',
    input: () => ({ GameId: GAME, SerialNumber: SERIAL }),
    secret: (owned) => owned.settled,
  },
  'POST /api/Bet/Odds': ANYONE,
  'POST /api/AccountCenter/GetPlayerBaseData': { who: 'player', secret: (owned) => owned.userName },
  'POST /api/Wallet/GetWalletAmount': { who: 'player', secret: () => '99' },
  'POST /api/CashFlow/Records': {
    who: 'player',
    input: () => ({ From: START - 3_600_000, To: START + 3_600_000, ...PAGE }),
    secret: (owned) => owned.settled,
  },
  'POST /api/Event/Since': {
    who: 'player',
    input: ({ playerId }) => ({
      Topics: ['player', `player:${playerId}`, `game:${playerId}`, 'player:*', 'game:4'].map(
        (Topic) => ({ Topic, Seq: 0 }),
      ),
    }),
    secret: () => 'BetAwardNotify',
  },
  'POST /api/Bet/Records': {
    who: 'player',
    input: ({ settled }) => ({ Id: settled, ...PAGE }),
    secret: (owned) => owned.settled,
  },
  'POST /api/Bet/ByIntent': {
    who: 'player',
    input: ({ intent }) => ({ IntentId: intent }),
    secret: (owned) => owned.open,
    stranger: 'NOT_FOUND',
  },
  // The same request of another player is a request of his own, for his own money.
  'POST /api/Bet/Place': {
    who: 'player',
    input: ({ intent }) => openCartOf(intent),
    secret: (owned) => owned.open,
  },
  'POST /api/Bet/Cancel': {
    who: 'player',
    input: ({ open }) => ({ BetId: open }),
    secret: (owned) => owned.open,
    stranger: 'NOT_FOUND',
  },
  'GET /api/Token/Refresh': { who: 'player' },
  'POST /api/Token/Ends': { who: 'player' },
  'POST /api/Token/Active': { who: 'player' },
  'POST /api/Token/Logout': { who: 'player' },
};

/** Hub methods: all need a connection, which needs a token. None takes the name of a player. */
const HUB: readonly string[] = ['Join', 'MultiJoin'];

const nameOf = ({ method, path }: Endpoint): string => `${method} ${path}`;
const endpoints = new Map(
  Object.values(contract).flatMap((feature) =>
    Object.values<Endpoint>(feature.http).map((endpoint) => [nameOf(endpoint), endpoint] as const),
  ),
);
const endpointOf = (name: string): Endpoint => {
  const endpoint = endpoints.get(name);
  if (!endpoint) throw new Error(`${name} is in the contract`);
  return endpoint;
};
const rows = Object.entries(HTTP);
const forPlayers = rows.filter(([, row]) => row.who === 'player');

let owner: TestPlayer;
let stranger: TestPlayer;
let owned: Owned;

/** A token that was good until its login ended. */
let endedToken = '';

async function place(player: TestPlayer, cart: object): Promise<string> {
  const reply = await server().callRaw(betHttp.place, cart, { token: player.token });
  return reply.value.BetIds[0] ?? '';
}

beforeAll(async () => {
  await server().runJobs();
  owner = await registerPlayer(server());
  stranger = await registerPlayer(server());
  // One of the two wins.
  const settled = await place(owner, cartOf(randomUUID(), SERIAL, 'ssc.c.total', 'big'));
  await place(owner, cartOf(randomUUID(), SERIAL, 'ssc.c.total', 'small'));
  await server().clock.set(START + 40_000);
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

const ask = (name: string, row: Row, token?: string, headers: Record<string, string> = {}) =>
  server().callRaw(endpointOf(name), row.input?.(owned), {
    ...(token === undefined ? {} : { token }),
    headers,
  });

describe('the table', () => {
  test('has a row for every endpoint of the contract, and no other', () => {
    expect(Object.keys(HTTP).toSorted()).toEqual([...endpoints.keys()].toSorted());
    for (const [name, row] of rows)
      expect([name, endpointOf(name).access]).toEqual([name, row.who]);
  });

  test('has a row for every route that is served', () => {
    const served = features.flatMap((feature) => feature.http?.(server().platform) ?? []);
    expect(served.map((route) => nameOf(route.endpoint)).toSorted()).toEqual(
      Object.keys(HTTP).toSorted(),
    );
  });

  test('has a row for every hub method', () => {
    const served = features.flatMap((feature) => feature.hub?.(server().platform) ?? []);
    const targets = served.map(({ method }: { readonly method: HubMethod }) => method.target);
    expect(targets.toSorted()).toEqual(HUB.toSorted());
  });
});

describe.each(forPlayers)('%s', (name, row) => {
  test('needs the token of a living login, in the header and nowhere else', async () => {
    const { token } = owner;
    const attempts = [
      await ask(name, row),
      await ask(name, row, 'made-up-token-0123456789'),
      await ask(name, row, endedToken),
      await ask(name, row, undefined, { authorization: `Basic ${token}` }),
      await ask(name, row, undefined, { cookie: `access_token=${token}; token=${token}` }),
      await ask(name, row, undefined, { 'x-access-token': token }),
    ];
    expect(attempts.map((reply) => reply.status)).toEqual([401, 401, 401, 401, 401, 401]);
    const target = new URL(endpointOf(name).path, server().url);
    target.searchParams.set('access_token', token);
    expect((await fetch(target, { method: endpointOf(name).method })).status).toBe(401);
  });

  const { secret } = row;
  if (!secret) return;
  test('tells a stranger nothing of another player', async () => {
    const reply = await ask(name, row, stranger.token);
    expect([reply.status, reply.code]).toEqual([200, row.stranger ?? 'OK']);
    expect(JSON.stringify(reply.body)).not.toContain(secret(owned));
    // The control: to its owner it is there.
    const own = await ask(name, row, owner.token);
    expect([own.status, own.code]).toEqual([200, 'OK']);
    expect(JSON.stringify(own.body)).toContain(secret(owned));
  });
});

test.each(rows.filter(([, row]) => row.who === 'anyone'))(
  '%s asks nobody who he is',
  async (name, row) => {
    const reply = await ask(name, row, 'made-up-token-0123456789');
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
