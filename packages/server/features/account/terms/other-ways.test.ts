import { createHash, randomBytes } from 'node:crypto';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { connect } from '@fairlot/client/hub-connection';
import { authenticatorHttp } from '@fairlot/wire/account/authenticator';
import { passkeyHttp } from '@fairlot/wire/account/passkey';
import { qrLoginHttp } from '@fairlot/wire/account/qr-login';
import { termsHttp } from '@fairlot/wire/account/terms';
import { getWechatLoginInitial, wechatHttp } from '@fairlot/wire/account/wechat';
import { wechatActs } from '../../../cli/commands/site/wechat.ts';
import { withTestServer } from '#testing';
import { passwordAnd } from '#testing/stand-ins';
import { contact } from '../contact/index.ts';
import { delivery } from '../../messaging/delivery/index.ts';
import { device } from '../device/index.ts';
import { authenticator } from '../authenticator/index.ts';
import { operator } from '../../staff/operator/index.ts';
import { codeOf } from '../../staff/operator/testing/sign-in.ts';
import { passkey } from '../passkey/index.ts';
import { challengeOf, ORIGIN, registerOwner } from '../passkey/testing/player.ts';
import { credentials } from '../../auth/credentials/index.ts';
import { qrLogin } from '../qr-login/index.ts';
import { openAskingPage } from '../qr-login/testing/page.ts';
import { login } from '../../auth/login/index.ts';
import { registerPlayer, TEST_PASSWORD } from '../../auth/login/testing.ts';
import { settings } from '../../site/settings/index.ts';
import { wechat } from '../wechat/index.ts';
import { startLocalWechat } from '../wechat/testing/local-wechat.ts';
import { terms } from './index.ts';
import { publishByCommand } from './publish.ts';

// Whoever signs in without a password is asked for new terms on his way, and goes on with what he has shown.
const server = withTestServer({
  features: [
    settings,
    delivery,
    credentials,
    login,
    operator,
    device,
    authenticator,
    passkey,
    qrLogin,
    terms,
    contact,
    wechat,
    ...passwordAnd('device', 'authenticator', 'terms', 'passkey', 'wechat'),
  ],
  games: [],
  startAt: Date.parse('2027-03-05T04:00:30Z'),
  settings: { ownAddress: ORIGIN },
});
beforeEach(() => sql`DELETE FROM address_attempt`.execute(server().owner));

/** The next version; its number. */
async function publish(): Promise<number> {
  const { Version } = (await server().call(termsHttp.getTerms, {})).value;
  const text = { zh: `# 第 ${Version + 1} 版`, en: `# Version ${Version + 1}` };
  const published = await publishByCommand(server().owner as never, text, 'the law has changed');
  expect(published).toMatchObject({ ok: true, value: Version + 1 });
  return Version + 1;
}
const accepted = async (token: string) =>
  (await server().call(termsHttp.getAccepted, null, { token })).value.Version;

/** Turns the authenticator of a player on; what it shows now. */
async function turnOn(token: string): Promise<() => Promise<string>> {
  const Password = TEST_PASSWORD;
  const { value } = await server().call(
    authenticatorHttp.offerAuthenticator,
    { Password },
    { token },
  );
  const code = async () => codeOf(value.Key, await server().clock.now());
  await server().call(authenticatorHttp.confirmAuthenticator, { Code: await code() }, { token });
  await server().clock.advance(60_000);
  return code;
}

test('by a passkey: what its device signed comes again with the version that he accepts, and lets in once', async () => {
  const { device: key } = await registerOwner(server());
  const version = await publish();
  const signed = key.show(await challengeOf(server()), { count: 5 });
  const signIn = (more: object = {}) => server().call(passkeyHttp.signIn, { ...signed, ...more });
  const asked = await signIn();
  expect(asked.code).toBe('AGREEMENT');
  expect(asked.body).toMatchObject({ Params: { version, accepted: version - 1 } });
  expect((await signIn({ Terms: version - 1 })).code).toBe('AGREEMENT');
  expect((await signIn({ Terms: version + 1 })).code).toBe('AGREEMENT');
  const entered = await signIn({ Terms: version });
  expect(entered.code).toBe('OK');
  expect(await accepted(entered.value.access_token)).toBe(version);
  expect((await signIn({ Terms: version })).code).toBe('WRONG_PASSKEY');
});

test('by a code that is scanned: the phone accepts, and the same code of the authenticator lets the page in', async () => {
  const { token } = await registerPlayer(server());
  const code = await turnOn(token);
  const version = await publish();
  const page = await openAskingPage(server().url);
  const Ticket = await page.ticket();
  expect((await server().call(qrLoginHttp.scanQrCode, { Ticket }, { token })).code).toBe('OK');
  const yes = { Ticket, IsYes: true, Number: page.number(), Code: await code() };
  const answer = () => server().call(qrLoginHttp.answerQrCode, yes, { token });
  const asked = await answer();
  expect(asked.code).toBe('AGREEMENT');
  expect(asked.body).toMatchObject({ Params: { version, accepted: version - 1 } });
  expect(page.heard.at(-1)?.State).toBe('scanned');
  await server().call(termsHttp.acceptTerms, { Version: version }, { token });
  expect((await answer()).value).toEqual({ IsIn: true });
  expect(page.heard.at(-1)?.State).toBe('confirmed');
  await page.stop();
});

const local: { at?: Awaited<ReturnType<typeof startLocalWechat>> } = {};
beforeAll(async () => {
  const started = await startLocalWechat();
  local.at = started;
  const file = join(await mkdtemp(join(tmpdir(), 'wechat-')), 'app');
  const { appId, secret, authorizeAt, apiAt } = started.app;
  await writeFile(file, `${appId}\n${secret}\n${authorizeAt}\n${apiAt}\n`);
  const { dataFolder } = server().platform.settings;
  const stage = { db: server().db, dataFolder, reason: 'a test of it' } as never;
  await wechatActs['wechat set'].run(stage, [file]);
});
afterAll(() => local.at?.stop());

/** Goes to WeChat and comes back; `begin` says where a page of this challenge goes. */
async function comeBack(begin: (challenge: string) => Promise<string>) {
  const Verifier = randomBytes(32).toString('base64url');
  const url = await begin(createHash('sha256').update(Verifier).digest('base64url'));
  const { headers } = await fetch(url, { redirect: 'manual' });
  const { searchParams: found } = new URL(headers.get('location') ?? '');
  return { State: found.get('state') ?? '', Code: found.get('code') ?? '', Verifier };
}

test('by WeChat: the same state comes again with code and version', async () => {
  const { token } = await registerPlayer(server());
  const linking = await comeBack(async (Challenge) => {
    const form = { Password: TEST_PASSWORD, Challenge };
    return (await server().call(wechatHttp.beginWechatBind, form, { token })).value.Url;
  });
  expect((await server().call(wechatHttp.bindWechat, linking, { token })).code).toBe('OK');
  const code = await turnOn(token);
  const Terms = await publish();
  const shown = await comeBack(async (challenge) => {
    const connection = await connect({ url: `${server().url}/Hub`, transport: 'WebSockets' });
    await connection.start();
    const { target } = getWechatLoginInitial;
    const { Url }: { Url: string } = await connection.invoke(target, challenge);
    await connection.stop();
    return Url;
  });
  const signIn = (more: object) => server().call(wechatHttp.signInByWechat, { ...shown, ...more });
  const Authenticator = await code();
  expect((await signIn({ Terms })).code).toBe('GOOGLE_REQUIRED');
  expect((await signIn({ Authenticator })).code).toBe('AGREEMENT');
  const entered = await signIn({ Authenticator, Terms });
  expect(entered.code).toBe('OK');
  expect(await accepted(entered.value.access_token)).toBe(Terms);
  expect((await signIn({ Authenticator, Terms })).code).toBe('WECHAT_STATE');
});
