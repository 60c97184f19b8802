import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { connect } from '@fairlot/client/hub-connection';
import { OWN_PASSKEYS, OWN_SESSION } from '@fairlot/rules/check/operator-roles';
import { operatorHttp } from '@fairlot/wire/staff/operator';
import { playerHttp } from '@fairlot/wire/account/player';
import { loginHttp } from '@fairlot/wire/auth/login';
import { features } from '../features/index.ts';
import { registerPlayer, type TestPlayer } from '../features/auth/login/testing.ts';
import { signInOperator } from '../features/staff/operator/testing/sign-in.ts';
import { allCalls, allConsoleCalls, consoleHubCalls, type NamedCall } from '../features/testing.ts';
import { CALLS } from '#testing/calls';
import { unlistedIn } from '#testing/unlisted';
import { withTestServer } from '#testing';

/**
 * The realm of the operators: who may call what at the console, that no token of one realm is good in
 * the other, and that whoever is not let in stands in the audit.
 */
const server = withTestServer({ changesOperators: true, startAt: CALLS.startAt });

let player: TestPlayer;
const tokens = { owner: '', powerless: '', ended: '' };
beforeAll(async () => {
  player = await registerPlayer(server());
  tokens.owner = (await signInOperator(server(), 'owner')).token;
  tokens.powerless = (await signInOperator(server(), 'powerless', ['auditor'])).token;
  tokens.ended = (await signInOperator(server(), 'leaver')).token;
  await server().callConsole(operatorHttp.signOut, null, { token: tokens.ended });
  await sql`UPDATE operator SET roles = '{}' WHERE name = 'powerless'`.execute(server().owner);
});

const ask = ({ endpoint, row }: NamedCall, token?: string, headers = {}) =>
  server().callConsole(endpoint, row.sample, {
    ...(token === undefined ? {} : { token }),
    headers,
  });
const codeOf = ({ body }: { readonly body: unknown }): unknown =>
  typeof body === 'object' && body !== null && 'Code' in body ? body.Code : undefined;

describe('the rows of the console', () => {
  test.each(allConsoleCalls.map((call) => [call.name, call] as const))(
    '%s lets in whom its row says',
    (_, { endpoint, row }) => {
      expect(endpoint.access).toEqual(row.who);
    },
  );

  test('there is one for every route and every method, and each takes a permission', () => {
    const { platform } = server();
    const routes = features.flatMap((feature) => feature.console?.(platform) ?? []);
    const served = routes.map(({ endpoint }) => `${endpoint.method} ${endpoint.path}`);
    expect(served.toSorted()).toEqual(allConsoleCalls.map(({ name }) => name).toSorted());
    const methods = features.flatMap((feature) => feature.consoleHub?.(platform) ?? []);
    expect(methods.map(({ method }) => [method.target, method.access])).toEqual(
      consoleHubCalls.map(({ method, who }) => [method.target, who]),
    );
    const open = allConsoleCalls.filter(({ row }) => !row.who.includes('.'));
    expect(open.map(({ endpoint }) => endpoint.path).toSorted()).toEqual([
      operatorHttp.enrol.path,
      operatorHttp.openInvitation.path,
      operatorHttp.offerPasskeySignIn.path,
      operatorHttp.signInByPasskey.path,
      operatorHttp.signIn.path,
    ]);
  });
});

const closed = allConsoleCalls.filter(
  ({ endpoint, row }) => row.who !== 'anyone' && endpoint !== operatorHttp.signOut,
);

test.each(closed.map((call) => [call.name, call] as const))(
  '%s is for operators with its permission alone',
  async (_, call) => {
    const { owner, powerless, ended } = tokens;
    const strangers = [
      await ask(call),
      await ask(call, 'op_made-up-token-0123456789'),
      await ask(call, ended),
      await ask(call, player.token),
      await ask(call, undefined, { authorization: `Basic ${owner}` }),
      await ask(call, undefined, { cookie: `access_token=${owner}; token=${owner}` }),
    ];
    expect(strangers.map(({ status }) => status)).toEqual([401, 401, 401, 401, 401, 401]);
    expect(new Set(strangers.map(codeOf))).toEqual(new Set(['not_logged_in', 'blacklist']));
    const without = await ask(call, powerless);
    if ([OWN_SESSION, OWN_PASSKEYS].some((own) => own === call.row.who))
      expect(without.status).toBe(200);
    else expect([without.status, codeOf(without)]).toEqual([403, 'not_allowed']);
    // The control: with the permission he is let in.
    const reply = await ask(call, owner);
    expect(reply.status).toBe(200);
    expect(unlistedIn(call.endpoint, reply)).toEqual([]);
  },
);

test.each(
  allCalls.filter(({ row }) => row.who === 'player').map((call) => [call.name, call] as const),
)('%s is for no operator', async (_, { endpoint }) => {
  const reply = await server().callRaw(endpoint, {}, { token: tokens.owner });
  expect([reply.status, codeOf(reply)]).toEqual([401, 'not_logged_in']);
});

test('neither listener serves what is the other’s', async () => {
  for (const { endpoint } of allConsoleCalls) {
    expect((await server().callRaw(endpoint, {}, { token: tokens.owner })).status).toBe(404);
  }
  for (const { endpoint } of allCalls) {
    expect((await server().callConsole(endpoint, {}, { token: player.token })).status).toBe(404);
  }
});

const knock = async (url: string, token: string) => {
  const connection = await connect({
    url: `${url}/Hub`,
    transport: 'WebSockets',
    token: () => token,
  });
  await connection.start();
  return connection;
};

test('each hub lets in its own, and each hears of the pages that he may read', async () => {
  await expect(knock(server().consoleUrl, player.token)).rejects.toThrow(/401/);
  await expect(knock(server().url, tokens.owner)).rejects.toThrow(/401/);
  const without = await knock(server().consoleUrl, tokens.powerless);
  const heard: string[] = [];
  without.on('PageChanged', ({ Page }: { Page: string }) => heard.push(Page));
  expect(await without.invoke('Watch', ['operator.audit', 'lottery.games'])).toBe(false);
  const connection = await knock(server().consoleUrl, tokens.owner);
  const told = new Promise<unknown>((done) => connection.on('PageChanged', done));
  expect(await connection.invoke('Watch', ['operator.audit'])).toBe(true);
  await signInOperator(server(), 'newcomer', ['auditor']);
  await server().runJobs();
  expect(await told).toEqual({ Page: 'operator.audit', Target: 'operator newcomer' });
  // What he missed is not told to him afterwards either.
  const Topics = [{ Topic: 'page:operator.audit', Seq: 0 }];
  const missedBy = async (token: string) =>
    (await server().callConsole(operatorHttp.since, { Topics }, { token })).value.Topics;
  expect(await missedBy(tokens.powerless)).toEqual([]);
  expect(await missedBy(tokens.owner)).toMatchObject([{ Topic: 'page:operator.audit' }]);
  expect(heard).toEqual([]);
  await without.stop();
  await expect(connection.invoke('Join', 4)).rejects.toThrow();
  await connection.stop();
});

test('whoever was not let in is in the audit, one row an address and minute', async () => {
  await server().clock.advance(120_000);
  await server().runJobs('operator.denials');
  // Others were renewed by the calls above, and what was replaced is good no longer.
  const { token } = await signInOperator(server(), 'reader', ['auditor']);
  const desk = await signInOperator(server(), 'desk', ['games']);
  await server().clock.advance(30_000);
  for (let i = 0; i < 5; i += 1) {
    await server().callConsole(operatorHttp.getAudit, { Count: 1 }, { token: player.token });
  }
  await server().callConsole(operatorHttp.getAudit, { Count: 1 }, { token: desk.token });
  await server().call(playerHttp.getPlayerBaseData, undefined, { token: tokens.owner });
  // A player's own lost login is nobody's business, nor is what anybody can make up.
  for (const made of ['made-up-token', 'op_made-up-token-0123456789']) {
    await server().call(loginHttp.getLoginEnds, null, { token: made });
  }
  const none = await server().callConsole(
    operatorHttp.getAudit,
    { Kind: 'denied', From: CALLS.startAt + 130_000, Count: 9 },
    { token },
  );
  expect(none.value.Rows).toEqual([]);
  await server().clock.advance(90_000);
  await server().runJobs('operator.denials');
  const { value } = await server().callConsole(
    operatorHttp.getAudit,
    { Kind: 'denied', From: CALLS.startAt + 130_000, Count: 9 },
    { token },
  );
  expect(value.Rows).toMatchObject([
    {
      Actor: 'anyone',
      Ip: '127.0.0.1',
      Target: playerHttp.getPlayerBaseData.path,
      After: { count: 7, codes: { not_logged_in: 6, not_allowed: 1 } },
    },
  ]);
});
