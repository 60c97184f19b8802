import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { connect } from '@fairlot/client/hub-connection';
import type { RegionRule } from '@fairlot/rules/check/region';
import { operatorHttp } from '@fairlot/wire/staff/operator';
import { settingsHttp } from '@fairlot/wire/site/settings';
import { startApp, type App } from '../../../../app.ts';
import { createLog } from '#platform/log';
import { withTestServer } from '#testing';
import { PASSWORD_ONLY } from '#testing/stand-ins';
import { login } from '../../../auth/login/index.ts';
import { registerPlayer } from '../../../auth/login/testing.ts';
import {
  blockAddress,
  dropAddress,
  setRegions,
  setStaffAddresses,
  unblockAddress,
} from '../../../site/settings/values/index.ts';
import { settings } from '../../../site/settings/index.ts';
import { operator } from '../index.ts';
import { signInOperator } from '../testing/sign-in.ts';
import { onThisMachine } from '#testing/machine-speed';

/** From where players come, and where nobody keeps himself out of. */
const features = [settings, login, operator, ...PASSWORD_ONLY];
const server = withTestServer({
  features,
  games: [],
  settings: { trustedProxies: 1, regionHeader: 'cf-ipcountry' },
});

/** No address of a test is sent as it is seen: what is sent as an address is looked for in every refusal. */
const PAIR = '203.0.113.6/31';
const OURS = '127.0.0.0/30';

let token = '';
beforeAll(async () => {
  ({ token } = await signInOperator(server(), 'guard', ['risk']));
});
beforeEach(async () => {
  const { db } = server();
  await setRegions(db, 'any', []);
  await dropAddress(db, 'allowedAddresses', PAIR);
});

const Reason = 'a test of it';
const block = (Address: string, IsBlocked = true) =>
  server().callConsole(operatorHttp.changeBlocked, { Address, IsBlocked, Reason }, { token });
const allow = (Address: string, IsAllowed = true) =>
  server().callConsole(operatorHttp.changeAllowed, { Address, IsAllowed, Reason }, { token });
const security = async () =>
  (await server().callConsole(operatorHttp.getSecurity, null, { token })).value;
type Rule = { readonly Rule: RegionRule; readonly List: string[] };
const rule = (Rule: RegionRule, List: string[], Seen: Rule) =>
  server().callConsole(operatorHttp.changeRegions, { Rule, List, Seen, Reason }, { token });
const NO_RULE = { Rule: 'any', List: [] } as const satisfies Rule;

const look = (ip: string, region?: string) => {
  const said = region === undefined ? {} : { 'cf-ipcountry': region };
  const headers = { 'x-forwarded-for': ip, ...said };
  return server().call(settingsHttp.getWebSiteInfo, null, { headers });
};
const comesIn = (status: number, ...from: Parameters<typeof look>) =>
  expect.poll(async () => (await look(...from)).status, { timeout: 10_000 }).toBe(status);

describe('addresses that are always let in', () => {
  test('come in though their range is blocked, and no longer when they are taken off', async () => {
    expect((await block('203.0.113.0/24')).code).toBe('OK');
    await comesIn(403, '203.0.113.7');
    expect((await allow(PAIR)).value).toEqual({ Allowed: [PAIR] });
    await comesIn(200, '203.0.113.7');
    expect((await look('203.0.113.8')).status).toBe(403);
    expect((await security()).Allowed).toEqual([PAIR]);
    expect((await allow(PAIR)).code).toBe('NOTHING_NEW');
    expect((await allow('nobody')).code).toBe('NOT_AN_ADDRESS');
    expect((await allow('0.0.0.0/0')).code).toBe('TOO_WIDE');
    expect((await allow(PAIR, false)).value).toEqual({ Allowed: [] });
    await comesIn(403, '203.0.113.7');
    await block('203.0.113.0/24', false);
  });
});

test('refuses a blocked address in every spelling and on every entry', async () => {
  const negotiate = async (ip: string) => {
    const headers = { 'x-forwarded-for': ip };
    return (
      await fetch(`${server().url}/Hub/negotiate?negotiateVersion=1`, { method: 'POST', headers })
    ).status;
  };
  await block('203.0.113.0/24');
  await comesIn(403, '203.0.113.7');
  for (const ip of ['203.0.113.9:51234', '::ffff:203.0.113.9', '[::ffff:cb00:7109]:443']) {
    expect([ip, (await look(ip)).status, await negotiate(ip)]).toEqual([ip, 403, 403]);
  }
  // The control: the same ways let others in.
  const other = '198.51.100.9:51234';
  expect((await look(other)).status).toBe(200);
  expect(await negotiate(other)).not.toBe(403);
  await block('203.0.113.0/24', false);
  await comesIn(200, '203.0.113.7');
});

describe('regions', () => {
  test('a region is kept out by the word of the proxy, told with the address, and let in again', async () => {
    const kept = { Rule: 'except', List: ['CN', 'US'] } satisfies Rule;
    expect((await rule('except', ['US', 'CN', 'US'], NO_RULE)).value).toEqual(kept);
    await comesIn(403, '203.0.113.7', 'CN');
    // What was read before may be a second old: a range that was blocked, another rule.
    await comesIn(200, '203.0.113.7', 'DE');
    expect((await look('203.0.113.7', 'CN')).body).toMatchObject({
      Code: 'IP_restricted',
      Message: expect.stringMatching(/（203\.0\.113\.7 CN）$/),
    });
    expect((await look('203.0.113.7')).status).toBe(200);
    expect((await security()).Regions).toEqual({ ...kept, IsTold: true });
    expect((await rule('any', ['CN'], kept)).value).toEqual(NO_RULE);
    await comesIn(200, '203.0.113.7', 'CN');
  });

  test('some are let in alone: who has none that is told stays out', async () => {
    expect((await rule('only', ['DE'], NO_RULE)).code).toBe('OK');
    await comesIn(403, '203.0.113.7');
    await comesIn(200, '203.0.113.7', 'de');
    expect((await look('203.0.113.7', 'CN')).status).toBe(403);
    // The door of the operators asks for no region, whatever is said there.
    const headers = { 'cf-ipcountry': 'CN', 'x-forwarded-for': '203.0.113.7' };
    const asked = await server().callConsole(operatorHttp.getMe, null, { token, headers });
    expect(asked.code).toBe('OK');
  });

  test('of two who saw the same rule one changes it; what names none is none', async () => {
    expect((await rule('only', [], NO_RULE)).code).toBe('NO_REGIONS');
    expect((await rule('any', [], NO_RULE)).code).toBe('NOTHING_NEW');
    for (const bad of ['cn', 'CHN', '1A', '']) {
      expect((await rule('only', [bad], NO_RULE)).status).toBe(400);
    }
    for (const none of ['ZZ', 'UK', 'XX']) {
      expect(await rule('except', ['CN', none], NO_RULE)).toMatchObject({
        code: 'UNKNOWN_REGION',
        body: { Message: expect.stringContaining(none) as string },
      });
    }
    const many = Array.from({ length: 301 }, () => 'CN');
    expect((await rule('only', many, NO_RULE)).status).toBe(400);
    const both = await Promise.all([rule('only', ['DE'], NO_RULE), rule('only', ['AT'], NO_RULE)]);
    expect(both.map(({ code }) => code).toSorted()).toEqual(['LIST_CHANGED', 'OK']);
  });
});

describe('where no proxy tells regions', () => {
  const plain = withTestServer({
    features: [settings, login, operator, ...PASSWORD_ONLY],
    games: [],
  });

  test('there is no rule by them, and a header of whoever asks is no region', async () => {
    const signedIn = await signInOperator(plain(), 'guard', ['risk']);
    const input = { Rule: 'except', List: ['CN'], Seen: NO_RULE, Reason } as const;
    const asked = await plain().callConsole(operatorHttp.changeRegions, input, signedIn);
    expect(asked.code).toBe('NO_REGION_HEADER');
    await setRegions(plain().db, 'except', ['CN']);
    const headers = { 'cf-ipcountry': 'CN' };
    const look = await plain().call(settingsHttp.getWebSiteInfo, null, { headers });
    expect(look.status).toBe(200);
    // What a command set is taken back here all the same.
    const back = { Rule: 'any', List: [], Seen: { Rule: 'except', List: ['CN'] }, Reason } as const;
    expect((await plain().callConsole(operatorHttp.changeRegions, back, signedIn)).code).toBe('OK');
  });
});

describe('nobody keeps himself out', () => {
  test('by a range that holds his own address, or by taking off what lets him in', async () => {
    expect((await block('127.0.0.0/8')).code).toBe('OWN_ADDRESS');
    expect((await allow(OURS)).code).toBe('OK');
    expect((await block('127.0.0.0/8')).code).toBe('OK');
    expect((await allow(OURS, false)).code).toBe('OWN_ADDRESS');
    expect((await block('127.0.0.0/8', false)).code).toBe('OK');
    expect((await allow(OURS, false)).code).toBe('OK');
  });

  test('and what a command blocks leaves the door of the operators open', async () => {
    await blockAddress(server().db, OURS);
    await comesIn(403, '127.0.0.1');
    expect((await block(OURS, false)).code).toBe('OK');
    await comesIn(200, '127.0.0.1');
  });
});

describe('connections that are open', () => {
  // A process that does its work by itself: the one of the tests does a piece when it is told to.
  let other: App;
  beforeAll(async () => {
    const { appUrl, platform } = server();
    const where = { host: '127.0.0.1', port: 0 };
    const log = createLog('silent');
    other = await startApp({ appUrl, settings: platform.settings, log, features, ...where });
  });
  afterAll(() => other.stop());

  const hold = async (url: string, login: string) => {
    const options = { transport: 'WebSockets', token: () => login } as const;
    const connection = await connect({ url: `${url}/Hub`, ...options });
    await connection.start();
    return { closed: new Promise<string>((done) => connection.onclose((e) => done(String(e)))) };
  };

  test('of players end within a second of the block, and no other is let in', async () => {
    const player = await registerPlayer(server());
    const { closed } = await hold(other.url, player.token);
    // A block of elsewhere ends nothing.
    await blockAddress(server().db, '203.0.113.0/24');
    const waited = new Promise((done) => setTimeout(() => done('open'), 1_100));
    expect(await Promise.race([closed, waited])).toBe('open');
    await blockAddress(server().db, OURS);
    const began = performance.now();
    expect(await closed).toContain('IP_restricted');
    expect(performance.now() - began).toBeLessThan(onThisMachine(1_000));
    await comesIn(403, '127.0.0.1');
    await expect(hold(server().url, player.token)).rejects.toThrow(/403/);
    await unblockAddress(server().db, OURS);
    await unblockAddress(server().db, '203.0.113.0/24');
    await comesIn(200, '127.0.0.1');
  });

  test('of operators end so when the list of the staff leaves them out', async () => {
    const { closed } = await hold(server().consoleUrl, token);
    await setStaffAddresses(server().db, ['203.0.113.0/24']);
    await server().runJobs('site.closed');
    expect(await closed).toContain('IP_restricted');
    await setStaffAddresses(server().db, []);
  });
});
