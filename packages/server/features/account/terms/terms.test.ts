import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { authenticatorHttp } from '@fairlot/wire/account/authenticator';
import { siteStateConsole } from '@fairlot/wire/content/site-state';
import { operatorHttp } from '@fairlot/wire/staff/operator';
import { loginHttp } from '@fairlot/wire/auth/login';
import { termsConsole, termsHttp } from '@fairlot/wire/account/terms';
import { describeTerms, termsActs } from '../../../cli/commands/site/terms.ts';
import { withTestServer } from '#testing';
import { passwordAnd } from '#testing/stand-ins';
import { authenticator } from '../authenticator/index.ts';
import { siteState } from '../../content/site-state/index.ts';
import { operator } from '../../staff/operator/index.ts';
import { codeOf, signInOperator } from '../../staff/operator/testing/sign-in.ts';
import { login } from '../../auth/login/index.ts';
import { registerPlayer, TEST_PASSWORD, type TestPlayer } from '../../auth/login/testing.ts';
import { settings } from '../../site/settings/index.ts';
import { terms } from './index.ts';

const server = withTestServer({
  features: [
    settings,
    login,
    operator,
    siteState,
    authenticator,
    terms,
    ...passwordAnd('authenticator', 'terms'),
  ],
  startAt: Date.parse('2027-03-05T04:00:30Z'),
});
let [writer, reviewer, auditor] = ['', '', ''];
let early: TestPlayer;
beforeAll(async () => {
  writer = (await signInOperator(server(), 'writer', ['editor'])).token;
  reviewer = (await signInOperator(server(), 'reviewer', ['approver'])).token;
  auditor = (await signInOperator(server(), 'auditor', ['auditor'])).token;
  early = await registerPlayer(server());
});

const Reason = 'the law has changed';
const present = async () => (await server().call(termsHttp.getTerms, {})).value;
const propose = (Text: { zh: string; en: string }, Seen: number, token = writer) =>
  server().callConsole(termsConsole.proposeTerms, { Text, Seen, Reason }, { token });
const confirm = ({ Id, Hash }: { Id: number; Hash: string }, token: string) =>
  server().callConsole(operatorHttp.confirm, { Id, Hash }, { token });
const publish = async (zh: string, en: string) => {
  const put = await propose({ zh, en }, (await present()).Version);
  expect(put.code).toBe('OK');
  expect((await confirm(put.value, reviewer)).code).toBe('OK');
};
const signIn = (player: TestPlayer, more: object = {}) =>
  server().call(loginHttp.login, {
    UserName: player.userName,
    Password: TEST_PASSWORD,
    ...more,
  });
const accepted = async (player: TestPlayer, token = player.token) =>
  (await server().call(termsHttp.getAccepted, null, { token })).value;

describe('a new version', () => {
  test('is written by one operator and published by another', async () => {
    expect(await present()).toMatchObject({ Version: 1 });
    expect((await present()).Text.zh).toContain('# 谁可以使用');
    const put = await propose({ zh: '# 新版\n正文  \r\n', en: '# New\nText' }, 1);
    expect(put.value).toMatchObject({ Content: { zh: ['# 新版', '正文'], en: ['# New', 'Text'] } });
    expect((await present()).Version).toBe(1);
    expect((await confirm(put.value, writer)).status).toBe(403);
    expect((await confirm(put.value, reviewer)).code).toBe('OK');
    expect(await present()).toMatchObject({
      Version: 2,
      Text: { zh: '# 新版\n正文', en: '# New\nText' },
    });
    const old = await server().call(termsHttp.getTerms, { Version: 1 });
    expect(old.value.Text.en).toContain('# Who may play');
    expect((await server().call(termsHttp.getTerms, { Version: 3 })).code).toBe('NO_SUCH_VERSION');
    const list = await server().callConsole(termsConsole.getTermsVersions, null, {
      token: auditor,
    });
    expect(list.value.Rows).toMatchObject([
      { Version: 2, MakerName: 'writer', CheckerName: 'reviewer', Reason },
      { Version: 1, MakerName: '', Accepted: 1 },
    ]);
  });

  test.each([
    ['BAD_TEXT', { zh: '', en: 'x' }, 2],
    ['BAD_TEXT', { zh: 'x', en: 'x'.repeat(2_001) }, 2],
    ['TERMS_CHANGED', { zh: 'x', en: 'x' }, 1],
    ['NOTHING_NEW', { zh: '# 新版\n正文', en: '# New\nText \n' }, 2],
  ])('%s: %j after version %i', async (code, text, seen) => {
    expect((await propose(text, seen)).code).toBe(code);
    expect((await present()).Version).toBe(2);
  });

  test('is no more than a call may carry, and takes the permission', async () => {
    const long = { zh: 'x'.repeat(40_001), en: 'x' };
    expect((await propose(long, 2)).status).toBe(400);
    expect((await propose({ zh: 'x', en: 'x' }, 2, auditor)).status).toBe(403);
  });

  test('of two by the machine at once each is one behind the other, and nothing is lost', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'fairlot-terms-'));
    const file = async (name: string, text: string) => {
      await writeFile(join(folder, name), text);
      return join(folder, name);
    };
    const [zh, en] = [await file('zh.txt', '# 命令\n正文'), await file('en.txt', '# By command')];
    const stage = { db: server().owner as never, dataFolder: '', reason: 'a test of it' };
    const run = (...files: readonly string[]) => termsActs['terms publish'].run(stage, files);
    expect(await run(zh, en)).toBe('version 3 is published');
    expect(await run(zh, en)).toBe('Nothing would change');
    expect(await run(zh, join(folder, 'none.txt'))).toMatch(/no such text/);
    expect(await run(zh, await file('big.txt', 'x'.repeat(200_001)))).toMatch(/no such text/);
    expect(await describeTerms(server().owner as never)).toMatch(
      /^3 .* by command, accepted by 0\n2 /,
    );
  });
});

describe('signing in', () => {
  test('who registered accepted what was there; who accepted an older one is asked for the present one', async () => {
    expect(await accepted(early)).toMatchObject({ Version: 1 });
    const late = await registerPlayer(server());
    expect(await accepted(late)).toMatchObject({ Version: 3 });
    expect((await signIn(late)).code).toBe('OK');
    const asked = await signIn(early);
    expect(asked.code).toBe('AGREEMENT');
    expect(asked.body).toMatchObject({ Params: { version: 3, accepted: 1 } });
    expect((await signIn(early, { Terms: 2 })).code).toBe('AGREEMENT');
    expect((await signIn(early, { Terms: 4 })).code).toBe('AGREEMENT');
    expect((await signIn(early, { Password: 'wrong', Terms: 3 })).code).toMatch(/^WRONG/);
    expect(await accepted(early)).toMatchObject({ Version: 1 });
    const entered = await signIn(early, { Terms: 3 });
    expect(entered.code).toBe('OK');
    expect(await accepted(early, entered.value.access_token)).toMatchObject({ Version: 3 });
    expect((await signIn(early)).code).toBe('OK');
  });

  test('who registers accepts the version that he was shown, or has no account where it is old by now', async () => {
    const names = { UserName: 'shownterms1', Password: TEST_PASSWORD };
    const register = (Terms: number) =>
      server().call(loginHttp.register, { ...names, Agree: true, Terms });
    const { Version } = await present();
    for (const wrong of [Version - 1, Version + 1])
      expect((await register(wrong)).code).toBe('TERMS_OLD');
    // The account was taken back with it: its name is free.
    const entered = await register(Version);
    expect(entered.code).toBe('OK');
    const { access_token: token } = entered.value;
    expect((await server().call(termsHttp.getAccepted, null, { token })).value).toMatchObject({
      Version,
    });
  });

  test('where the site does not ask, nobody is asked; he may accept all the same', async () => {
    await publish('# 第四版', '# Fourth');
    const owner = (await signInOperator(server(), 'owner')).token;
    const set = (Value: boolean) =>
      server().callConsole(
        siteStateConsole.changeSetting,
        { Key: 'asksTerms', Value, Seen: !Value, Reason },
        { token: owner },
      );
    expect((await set(false)).code).toBe('OK');
    const entered = await signIn(early);
    expect(entered.code).toBe('OK');
    const { access_token: token } = entered.value;
    const accept = (Version: number) =>
      server().call(termsHttp.acceptTerms, { Version }, { token });
    expect((await accept(3)).code).toBe('OLD_VERSION');
    const first = await accept(4);
    expect(first.value).toMatchObject({ Version: 4 });
    await server().clock.advance(60_000);
    // Accepted again, it stays accepted when it was.
    expect((await accept(4)).value).toEqual(first.value);
    await set(true);
  });

  test('a code of an authenticator that was right is not used up by the question', async () => {
    const player = await registerPlayer(server());
    const { token } = player;
    const Password = TEST_PASSWORD;
    const offer = await server().call(
      authenticatorHttp.offerAuthenticator,
      { Password },
      { token },
    );
    const { Key } = offer.value;
    const code = async () => codeOf(Key, await server().clock.now());
    const bound = await server().call(
      authenticatorHttp.confirmAuthenticator,
      { Code: await code() },
      { token },
    );
    expect(bound.code).toBe('OK');
    await server().clock.advance(60_000);
    await publish('# 第五版', '# Fifth');
    const Code = await code();
    expect((await signIn(player)).code).toBe('GOOGLE_REQUIRED');
    const asked = await signIn(player, { Code });
    expect(asked.code).toBe('AGREEMENT');
    const { Version: Terms } = await present();
    expect((await signIn(player, { Code, Terms })).code).toBe('OK');
    // The control: let in, it is used.
    expect((await signIn(player, { Code, Terms })).code).toBe('GOOGLE_FAILED');
  });
});
