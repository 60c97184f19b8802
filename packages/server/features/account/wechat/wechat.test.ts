import { createHash, randomBytes } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { connect } from '@fairlot/client/hub-connection';
import { profileHttp } from '@fairlot/wire/account/profile';
import { deviceHttp } from '@fairlot/wire/account/device';
import { authenticatorHttp } from '@fairlot/wire/account/authenticator';
import { getWechatLoginInitial, wechatHttp } from '@fairlot/wire/account/wechat';
import { transaction } from '#platform/db';
import { describeWechat, wechatActs } from '../../../cli/commands/site/wechat.ts';
import { withTestServer } from '#testing';
import { passwordAnd } from '#testing/stand-ins';
import { profile } from '../profile/index.ts';
import { contact } from '../contact/index.ts';
import { delivery } from '../../messaging/delivery/index.ts';
import { device } from '../device/index.ts';
import { authenticator } from '../authenticator/index.ts';
import { inboxOf } from '../../messaging/inbox/testing/inbox.ts';
import { credentials } from '../../auth/credentials/index.ts';
import { forgetLoginMethods } from '../../auth/login/second-step/index.ts';
import { login } from '../../auth/login/index.ts';
import { registerPlayer, TEST_PASSWORD, type TestPlayer } from '../../auth/login/testing.ts';
import { settings } from '../../site/settings/index.ts';
import { operator } from '../../staff/operator/index.ts';
import { appFault } from './app.ts';
import { INBOX } from './inbox-text.ts';
import { wechat } from './index.ts';
import { wechatProvider } from './provider.ts';
import { listWechatRows } from './security-rows.ts';
import { takeWay } from './store.ts';
import { wayKeyOf } from './begin.ts';
import { startLocalWechat, type Manner } from './testing/local-wechat.ts';

const SITE = 'https://play.example';
const server = withTestServer({
  features: [
    settings,
    delivery,
    credentials,
    login,
    operator,
    device,
    authenticator,
    contact,
    wechat,
    profile,
    ...passwordAnd('device', 'authenticator', 'profile', 'wechat'),
  ],
  games: [],
  settings: { ownAddress: SITE },
});
let local: Awaited<ReturnType<typeof startLocalWechat>>;
let folder: string;

const stage = () => ({ db: server().db, dataFolder: server().platform.settings.dataFolder });
const asCommand = () => ({ ...stage(), reason: 'a test of it' }) as never;
async function turnOn(): Promise<unknown> {
  const { appId, secret, authorizeAt, apiAt } = local.app;
  const file = join(folder, 'app');
  await writeFile(file, `${appId}\n${secret}\n${authorizeAt}\n${apiAt}\n`);
  return wechatActs['wechat set'].run(asCommand(), [file]);
}
beforeAll(async () => {
  local = await startLocalWechat();
  folder = await mkdtemp(join(tmpdir(), 'wechat-'));
});
afterAll(async () => {
  await local.stop();
  await rm(folder, { recursive: true });
});
beforeEach(async () => {
  local.behave('well');
  await sql`DELETE FROM address_attempt`.execute(server().owner);
  await turnOn();
});

const newPage = () => {
  const Verifier = randomBytes(32).toString('base64url');
  const Challenge = createHash('sha256').update(Verifier).digest('base64url');
  return { Verifier, Challenge };
};
const openIds = { n: 0 };
const newPerson = () => ({ openid: `open-${(openIds.n += 1)}`, unionid: `union-${openIds.n}` });

/** Goes where the page is sent, as a browser would, and comes back with what WeChat sends. */
async function comeBack(url: string) {
  const answer = await fetch(url, { redirect: 'manual' });
  const back = new URL(answer.headers.get('location') ?? '');
  expect(back.origin + back.pathname).toBe(`${SITE}/Wechat`);
  const { searchParams: found } = back;
  return { State: found.get('state') ?? '', Code: found.get('code') ?? '' };
}

async function initial(Challenge: string): Promise<string | null> {
  const connection = await connect({ url: `${server().url}/Hub`, transport: 'WebSockets' });
  await connection.start();
  const answer: { Url: string | null } = await connection.invoke(
    getWechatLoginInitial.target,
    Challenge,
  );
  await connection.stop();
  return answer.Url;
}

/** A page without a login that has come back from WeChat as somebody. */
async function returned(person = newPerson()) {
  const { Verifier, Challenge } = newPage();
  local.be(person);
  return { ...(await comeBack((await initial(Challenge)) ?? '')), Verifier };
}
const signIn = async (shown: object, headers = {}) =>
  server().callRaw(wechatHttp.signInByWechat, shown, { headers });

async function link({ token }: TestPlayer, person = newPerson(), Code?: string) {
  const { Verifier, Challenge } = newPage();
  const form = { Password: TEST_PASSWORD, Challenge, ...(Code && { Code }) };
  const { value } = await server().call(wechatHttp.beginWechatBind, form, { token });
  local.be(person);
  const shown = { ...(await comeBack(value.Url)), Verifier };
  const { code } = await server().call(wechatHttp.bindWechat, shown, { token });
  return { person, code };
}

test('an account that has linked its WeChat is signed in by it, and the log says so', async () => {
  const player = await registerPlayer(server());
  const linked = await link(player);
  expect(linked.code).toBe('OK');
  const shown = await returned(linked.person);
  const entered = await signIn(shown, { 'x-mobile': '1', 'x-app-version': '1.2.3' });
  expect(entered.code).toBe('OK');
  const token = entered.value.access_token;
  const { value } = await server().call(deviceHttp.getLoginLog, null, { token });
  const said = { IsMobile: true, App: '1.2.3' };
  expect(value.Logins[0]).toMatchObject({ LoginType: 'WECHAT', IsThis: true, ...said });
  // A state is good once, whoever has it.
  expect((await signIn(shown)).code).toBe('WECHAT_STATE');
  expect((await signIn({ ...shown, Code: local.codeOf(linked.person) })).code).toBe('WECHAT_STATE');
});

test('a WeChat that nobody has linked signs nobody in, and its state is used up', async () => {
  const shown = await returned();
  expect((await signIn(shown)).code).toBe('WECHAT_UNBOUND');
  expect((await signIn(shown)).code).toBe('WECHAT_STATE');
});

test('what comes back is good on the page that began it alone, and for ten minutes', async () => {
  const player = await registerPlayer(server());
  const { person } = await link(player);
  const shown = await returned(person);
  // Somebody has his victim open the address that WeChat sent him back to.
  expect((await signIn({ ...shown, Verifier: newPage().Verifier })).code).toBe('WECHAT_STATE');
  expect((await signIn({ ...shown, State: newPage().Verifier })).code).toBe('WECHAT_STATE');
  expect((await signIn(shown)).code).toBe('OK');
  const late = await returned(person);
  await server().clock.advance(600_000);
  expect((await signIn(late)).code).toBe('WECHAT_STATE');
  await server().runJobs('wechat.old');
  const { rows } = await sql<{ n: number }>`SELECT count(*)::int AS n FROM wechat_way`.execute(
    server().owner,
  );
  expect(rows).toEqual([{ n: 0 }]);
});

test('a way to sign in links nothing, one to link signs nobody in, and is its player’s alone', async () => {
  const [player, stranger] = [await registerPlayer(server()), await registerPlayer(server())];
  const { token } = player;
  const shown = await returned();
  const bind = (form: object, by: string) =>
    server().callRaw(wechatHttp.bindWechat, form, { token: by });
  expect((await bind(shown, token)).code).toBe('WECHAT_STATE');
  const { Verifier, Challenge } = newPage();
  const form = { Password: TEST_PASSWORD, Challenge };
  const { value } = await server().call(wechatHttp.beginWechatBind, form, { token });
  const back = { ...(await comeBack(value.Url)), Verifier };
  expect((await signIn(back)).code).toBe('WECHAT_STATE');
  expect((await bind(back, stranger.token)).code).toBe('WECHAT_STATE');
  expect((await bind(back, token)).code).toBe('OK');
});

test('linking and taking it away ask for the password, and one WeChat is one account’s', async () => {
  const [player, other] = [await registerPlayer(server()), await registerPlayer(server())];
  const { token } = player;
  const wrong = { Password: 'not-the-right-one-7', Challenge: newPage().Challenge };
  const begun = await server().call(wechatHttp.beginWechatBind, wrong, { token });
  expect(begun.code).toBe('PASSWORD_WRONG');
  const { person } = await link(player);
  expect((await link(other, person)).code).toBe('WECHAT_TAKEN');
  const rows = async () =>
    (await server().call(profileHttp.getSecurityCenterData, null, { token })).value.Rows;
  expect((await rows()).find(({ Key }) => Key === 'wechat')).toMatchObject({
    IsDone: true,
    MostPoints: 0,
  });
  const unbind = async (Password: string) =>
    (await server().call(wechatHttp.unbindWechat, { Password }, { token })).code;
  expect(await unbind('not-the-right-one-7')).toBe('PASSWORD_WRONG');
  expect(await unbind(TEST_PASSWORD)).toBe('OK');
  expect(await unbind(TEST_PASSWORD)).toBe('WECHAT_NONE');
  expect((await signIn(await returned(person))).code).toBe('WECHAT_UNBOUND');
  expect((await link(other, person)).code).toBe('OK');
});

test('its player is told, and whoever gets his account back is rid of what was linked', async () => {
  const player = await registerPlayer(server());
  const { person } = await link(player);
  const { db, ports } = server().platform;
  const forget = () => transaction(db, (tx) => forgetLoginMethods(ports, tx, player.playerId));
  expect(await forget()).toEqual(['WeChat']);
  expect(await forget()).toEqual([]);
  expect((await signIn(await returned(person))).code).toBe('WECHAT_UNBOUND');
  const told = await inboxOf(server(), player.playerId);
  expect(told.slice(-2)).toEqual([INBOX.linked.title.en, INBOX.unlinked.title.en]);
});

test('who has an authenticator is asked for a code, and WeChat is asked once', async () => {
  const player = await registerPlayer(server());
  const { token } = player;
  const form = { Password: TEST_PASSWORD };
  const offered = await server().call(authenticatorHttp.offerAuthenticator, form, { token });
  const totp = new TOTP({ secret: Secret.fromBase32(offered.value.Key) });
  const codeNow = async () => totp.generate({ timestamp: await server().clock.now() });
  await server().call(authenticatorHttp.confirmAuthenticator, { Code: await codeNow() }, { token });
  // So is who links one: whoever finds his login open and knows the password has no way in of his own.
  const begin = async (Code?: string) => {
    const { Challenge } = newPage();
    const asked = { ...form, Challenge, ...(Code && { Code }) };
    return (await server().call(wechatHttp.beginWechatBind, asked, { token })).code;
  };
  expect(await begin()).toBe('CODE_NEEDED');
  expect(await begin('000000')).toBe('CODE_WRONG');
  await server().clock.advance(30_000);
  const { person } = await link(player, newPerson(), await codeNow());
  await server().clock.advance(30_000);
  const shown = await returned(person);
  const before = local.asked.length;
  expect((await signIn(shown)).code).toBe('GOOGLE_REQUIRED');
  expect((await signIn({ ...shown, Authenticator: '000000' })).code).toBe('GOOGLE_FAILED');
  expect((await signIn({ ...shown, Authenticator: await codeNow() })).code).toBe('OK');
  expect(local.asked.length - before).toBe(1);
  await server().clock.advance(30_000);
  const unbind = async (more: object) =>
    (await server().call(wechatHttp.unbindWechat, { ...form, ...more }, { token })).code;
  expect(await unbind({})).toBe('CODE_NEEDED');
  expect(await unbind({ Code: await codeNow() })).toBe('OK');
});

test.each<[Manner, 'DOWN' | 'REFUSED']>([
  ['never', 'DOWN'],
  ['busy', 'DOWN'],
  ['wrong-secret', 'DOWN'],
  ['broken', 'DOWN'],
  ['huge', 'DOWN'],
  ['failing', 'DOWN'],
  ['elsewhere', 'DOWN'],
  ['nobody', 'DOWN'],
])('a provider that answers %s is %s', async (manner, error) => {
  local.behave(manner);
  const code = local.codeOf({ openid: 'x' });
  expect(await wechatProvider.identify(local.app, code, 300)).toEqual({ ok: false, error });
});

test('a code is refused that is none or was used, and the one of a good person is his', async () => {
  const { app } = local;
  const code = local.codeOf({ openid: 'one' });
  expect(await wechatProvider.identify(app, code)).toEqual({
    ok: true,
    value: `open:${app.appId}:one`,
  });
  const refusal = { ok: false, error: 'REFUSED' };
  expect(await wechatProvider.identify(app, code)).toEqual(refusal);
  const shown = await returned();
  expect((await signIn({ ...shown, Code: 'made-up' })).code).toBe('WECHAT_REFUSED');
  expect((await signIn(shown)).code).toBe('WECHAT_STATE');
  local.behave('busy');
  expect((await signIn(await returned())).code).toBe('WECHAT_DOWN');
});

test('of ten who come back with one state one asks; without what takes it all would: the control', async () => {
  const key = wayKeyOf(await returned());
  const { db } = server().platform;
  const look = async () => {
    const { rows } = await sql<{ stage: number }>`
      SELECT stage FROM wechat_way WHERE state_hash = ${key.stateHash}`.execute(db);
    return rows[0]?.stage === 0;
  };
  const ten = async (take: () => Promise<boolean>) =>
    (await Promise.all(Array.from({ length: 10 }, take))).filter(Boolean).length;
  expect(await ten(look)).toBe(10);
  expect(await ten(() => takeWay(db, key))).toBe(1);
});

test('it is on offer where an application is set, and its secret is shown nowhere', async () => {
  const enabled = async () => (await server().call(wechatHttp.getWechatEnabled, null)).value;
  expect(await enabled()).toBe(true);
  const line = await describeWechat(stage().db, stage().dataFolder);
  expect(line).toContain(local.app.appId);
  const { rows } = await sql<{ row: string }>`
    SELECT t::text AS row FROM operator_audit t UNION ALL SELECT t::text FROM wechat_app t`.execute(
    server().owner,
  );
  expect(rows.length).toBeGreaterThan(1);
  expect([line, ...rows.map(({ row }) => row)].join('\n')).not.toContain(local.app.secret);
  const shown = await returned();
  await wechatActs['wechat off'].run(asCommand());
  expect(await enabled()).toBe(false);
  expect(await initial(newPage().Challenge)).toBeNull();
  expect(await listWechatRows(stage().dataFolder)(stage().db, 1n)).toEqual([]);
  expect((await signIn(shown)).code).toBe('WECHAT_OFF');
  expect(await wechatActs['wechat set'].run(asCommand(), ['/nowhere'])).toEqual({
    why: '/nowhere cannot be read',
  });
});

test('an application has an id, a secret and addresses of https', () => {
  const good = { ...local.app, authorizeAt: 'https://open.example', apiAt: 'https://api.example' };
  expect(appFault(good)).toBeUndefined();
  for (const bad of [
    { appId: '' },
    { secret: 'a b' },
    { apiAt: 'http://api.example' },
    { authorizeAt: 'https://open.example/path' },
  ]) {
    expect(appFault({ ...good, ...bad })).toEqual(expect.any(String));
  }
});

test('an address begins so many ways a minute', async () => {
  const urls: (string | null)[] = [];
  for (let i = 0; i < 31; i += 1) urls.push(await initial(newPage().Challenge));
  expect(urls.filter((url) => url === null)).toHaveLength(1);
});
