import { sql } from 'kysely';
import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { flagBit } from '@fairlot/rules/check/access';
import { profileHttp } from '@fairlot/wire/account/profile';
import { authenticatorHttp } from '@fairlot/wire/account/authenticator';
import { passkeyHttp } from '@fairlot/wire/account/passkey';
import { transaction } from '#platform/db';
import { withTestServer } from '#testing';
import { passwordAnd } from '#testing/stand-ins';
import { profile } from '../profile/index.ts';
import { writeContact } from '../contact/bind.ts';
import { readAddress } from '../contact/address.ts';
import { contact } from '../contact/index.ts';
import { delivery, notifyPlayer } from '../../messaging/delivery/index.ts';
import { collectMail } from '../../messaging/delivery/testing/collect-mail.ts';
import { device } from '../device/index.ts';
import { authenticator } from '../authenticator/index.ts';
import { inboxOf } from '../../messaging/inbox/testing/inbox.ts';
import { credentials } from '../../auth/credentials/index.ts';
import { createDevice, type Bent } from '../../auth/credentials/testing/device.ts';
import { endSessions } from '../../auth/login/sessions/index.ts';
import { login } from '../../auth/login/index.ts';
import { registerPlayer, TEST_PASSWORD, type TestPlayer } from '../../auth/login/testing.ts';
import { changeDeclared } from '../../site/settings/declare/index.ts';
import { settings } from '../../site/settings/index.ts';
import { addPasskey, offerPasskey } from './add.ts';
import { INBOX } from './inbox-text.ts';
import { passkey } from './index.ts';
import { listPasskeyRows } from './security-rows.ts';
import { isPasskeyShown, offerShow } from './show.ts';
import { readSite, siteOf } from './site.ts';
import { stageOf } from './stage.ts';
import { addTo, challengeOf, heard, offer, ORIGIN, registerOwner } from './testing/player.ts';

const mailbox = await collectMail();
afterAll(() => mailbox.stop());
const server = withTestServer({
  features: [
    settings,
    delivery,
    credentials,
    login,
    device,
    authenticator,
    passkey,
    contact,
    profile,
    ...passwordAnd('device', 'authenticator', 'profile', 'passkey'),
  ],
  games: [],
  settings: { ownAddress: ORIGIN, localMailbox: mailbox.url },
});
beforeEach(() => sql`DELETE FROM address_attempt`.execute(server().owner));

const list = async (token: string) =>
  (await server().call(passkeyHttp.getPasskeys, null, { token })).value;
const names = async (token: string) => (await list(token))?.Rows.map(({ Name }) => Name);
const remove = async (token: string, Id: string, more: { Password?: string; Code?: string } = {}) =>
  (
    await server().call(
      passkeyHttp.removePasskey,
      { Id, Password: TEST_PASSWORD, ...more },
      { token },
    )
  ).code;
const score = async (token: string) => {
  const { value } = await server().call(profileHttp.getSecurityCenterData, undefined, { token });
  return value?.Rows.find(({ Key }) => Key === 'passkey');
};
/** Turns an authenticator on; answers with the code of the next half minute, each time another. */
async function withAuthenticator({ token }: TestPlayer): Promise<() => Promise<string>> {
  const offered = await server().call(
    authenticatorHttp.offerAuthenticator,
    { Password: TEST_PASSWORD },
    { token },
  );
  const secret = Secret.fromBase32(offered.value?.Key ?? '');
  const next = async () => {
    await server().clock.advance(30_000);
    return new TOTP({ secret }).generate({ timestamp: await server().clock.now() });
  };
  await server().call(authenticatorHttp.confirmAuthenticator, { Code: await next() }, { token });
  return next;
}

test('it is kept for whoever shows the password, is in the score, and goes again', async () => {
  const me = await registerPlayer(server());
  const { token } = me;
  expect(await score(token)).toMatchObject({ IsDone: false, Points: 0, MostPoints: 10 });
  const wrong = await server().call(passkeyHttp.offerPasskey, { Password: 'no' }, { token });
  expect(wrong.code).toBe('PASSWORD_WRONG');
  const key = createDevice(ORIGIN);
  expect((await offer(server(), token)).value).toMatchObject({
    RpId: 'localhost',
    UserName: me.userName,
    Known: [],
  });
  expect((await addTo(server(), token, key, { Name: '手机 🀄' })).code).toBe('OK');
  expect(await list(token)).toMatchObject({
    RpId: 'localhost',
    IsCodeAsked: false,
    Rows: [{ Name: '手机 🀄', UsedTimeStamp: null, IsBackedUp: false }],
  });
  expect((await offer(server(), token)).value?.Known).toEqual([key.Id]);
  expect((await addTo(server(), token, key)).code).toBe('PASSKEY_KNOWN');
  expect(await score(token)).toMatchObject({ IsDone: true, Points: 10, Shown: '1/10' });
  expect(await remove(token, key.Id, { Password: 'no' })).toBe('PASSWORD_WRONG');
  expect(await remove(token, key.Id)).toBe('OK');
  expect(await remove(token, key.Id)).toBe('NO_SUCH_PASSKEY');
  expect(await names(token)).toEqual([]);
  expect(await heard(server(), me.playerId)).toEqual([
    { What: 'added', Name: '手机 🀄' },
    { What: 'removed', Name: '手机 🀄' },
  ]);
  const titles = [INBOX.added('').title.en, INBOX.removed('').title.en];
  expect(await inboxOf(server(), me.playerId)).toEqual(titles);
  const gone = key.show(await challengeOf(server()));
  expect((await server().call(passkeyHttp.signIn, gone)).code).toBe('WRONG_PASSKEY');
});

test('it takes another name, and nobody else gives it one', async () => {
  const [me, other] = [await registerPlayer(server()), await registerPlayer(server())];
  const [key, second] = [createDevice(ORIGIN), createDevice(ORIGIN)];
  await addTo(server(), me.token, key, { Name: 'old' });
  await addTo(server(), me.token, second, { Name: 'second' });
  const rename = async (token: string, Name: string, Id = key.Id) =>
    (await server().call(passkeyHttp.renamePasskey, { Id, Name }, { token })).code;
  expect(await rename(me.token, '新手机')).toBe('OK');
  expect(await names(me.token)).toEqual(['新手机', 'second']);
  expect(await rename(other.token, 'mine now')).toBe('NO_SUCH_PASSKEY');
  expect(await rename(me.token, 'x', 'AAAA')).toBe('NO_SUCH_PASSKEY');
  for (const bad of ['', 'a\nb', 'x'.repeat(41), 'a\u202Eb']) {
    const asked = { Id: key.Id, Name: bad };
    const { status } = await server().callRaw(passkeyHttp.renamePasskey, asked, me);
    expect([bad, status]).toEqual([bad, 400]);
  }
  expect(await names(me.token)).toEqual(['新手机', 'second']);
  // It signs in as before.
  const shown = key.show(await challengeOf(server()));
  expect((await server().call(passkeyHttp.signIn, shown)).code).toBe('OK');
});

test('a change is told to the addresses that he has bound', async () => {
  const me = await registerPlayer(server());
  const address = readAddress('email', 'keys@example.com');
  if (!address.ok) throw new Error(address.error);
  await transaction(server().db, (tx) => writeContact(tx, '', me.playerId, address.value));
  await addTo(server(), me.token, createDevice(ORIGIN), { Name: 'desk' });
  await server().runJobs('courier.send');
  expect(mailbox.mails).toHaveLength(1);
  expect(mailbox.mails[0]).toContain('The passkey "desk" was added');
  const say = server().platform.ports.read(notifyPlayer);
  for (const what of ['removed', 'all-removed', 'copied'] as const) {
    await transaction(server().db, (tx) =>
      say(tx, me.playerId, { about: 'passkey', what, name: 'desk' }),
    );
  }
  await server().runJobs('courier.send');
  const later = mailbox.mails.slice(1).join('\n');
  expect(later).toContain('The passkey "desk" of your account was removed');
  expect(later).toContain('All passkeys of your account were removed');
  expect(later).toContain('a copy of your passkey "desk"');
});

test('where the site has none they give no points, and who has some sees them', async () => {
  const me = await registerOwner(server());
  const none = { points: 0, most: 0 };
  const { db } = server();
  expect(await listPasskeyRows(undefined)(db, me.playerId)).toMatchObject([
    { ...none, isDone: true, shown: '1/10' },
  ]);
  const other = await registerPlayer(server());
  expect(await listPasskeyRows(undefined)(db, other.playerId)).toMatchObject([
    { ...none, isDone: false },
  ]);
});

test('where an authenticator is on, adding and removing take a code of it', async () => {
  const me = await registerOwner(server());
  const { token } = me;
  const nextCode = await withAuthenticator(me);
  expect((await list(token))?.IsCodeAsked).toBe(true);
  expect((await offer(server(), token)).code).toBe('CODE_NEEDED');
  expect((await offer(server(), token, '000000')).code).toBe('CODE_WRONG');
  const Code = await nextCode();
  expect((await offer(server(), token, Code)).code).toBe('OK');
  expect((await offer(server(), token, Code)).code).toBe('CODE_WRONG');
  expect(await remove(token, me.device.Id)).toBe('CODE_NEEDED');
  expect(await remove(token, me.device.Id, { Code: await nextCode() })).toBe('OK');
});

test.each<[string, Bent]>([
  ['another site', { origin: 'https://fairlot.example' }],
  ['another name of a site', { rpId: 'example.org' }],
  ['a device that does not ask who holds it', { isUnverified: true }],
  ['what was signed for a sign-in', { kind: 'webauthn.get' }],
  ['a statement of its maker, whose certificate would be fetched', { format: 'packed' }],
])('one of %s is not kept', async (_, bent) => {
  const { token } = await registerPlayer(server());
  expect((await addTo(server(), token, createDevice(ORIGIN), { bent })).code).toBe('NOT_MADE');
  expect(await names(token)).toEqual([]);
});

test('it is made of a challenge that is good once, for five minutes, for one login', async () => {
  const me = await registerPlayer(server());
  const other = await registerPlayer(server());
  const make = (challenge = '') => ({ Name: 'x', ...createDevice(ORIGIN).make(challenge) });
  const add = async (token: string, challenge = '') =>
    (await server().call(passkeyHttp.addPasskey, make(challenge), { token })).code;
  const challenge = (await offer(server(), me.token)).value?.Challenge;
  expect(await add(other.token, challenge)).toBe('NOT_MADE');
  expect(await add(me.token, challenge)).toBe('OK');
  expect(await add(me.token, challenge)).toBe('NOT_MADE');
  expect(await add(me.token, await challengeOf(server()))).toBe('NOT_MADE');
  const late = (await offer(server(), me.token)).value?.Challenge;
  await server().clock.advance(5 * 60_000);
  expect(await add(me.token, late)).toBe('NOT_MADE');
});

test('ten are the most, those added at once as well; nobody takes away what is not his', async () => {
  const me = await registerPlayer(server());
  const other = await registerOwner(server());
  expect(await remove(me.token, other.device.Id)).toBe('NO_SUCH_PASSKEY');
  const { platform } = server();
  const principal = await platform.access.identify(me.token, { ip: '127.0.0.1', passive: true });
  const stage = stageOf(platform);
  const challenges = [];
  for (let n = 0; n < 12; n += 1) {
    const shown = { password: TEST_PASSWORD };
    const offered = await offerPasskey(stage, { ...principal, ip: '127.0.0.1' }, shown);
    challenges.push(offered.ok ? offered.value.Challenge : '');
  }
  const all = await Promise.all(
    challenges.map((challenge) =>
      addPasskey(stage, principal, { Name: 'x', ...createDevice(ORIGIN).make(challenge) }),
    ),
  );
  expect(all.filter(({ ok }) => ok)).toHaveLength(10);
  expect(await names(me.token)).toHaveLength(10);
  expect((await offer(server(), me.token)).code).toBe('PASSKEYS_FULL');
});

test('a login that was ended while it was on its way leaves no passkey behind', async () => {
  const me = await registerPlayer(server());
  const { platform } = server();
  const principal = await platform.access.identify(me.token, { ip: '127.0.0.1', passive: true });
  const challenge = (await offer(server(), me.token)).value?.Challenge ?? '';
  await endSessions(platform.db, me.playerId, 'change_password');
  const made = { Name: 'x', ...createDevice(ORIGIN).make(challenge) };
  expect(await addPasskey(stageOf(platform), principal, made)).toEqual({
    ok: false,
    error: { code: 'NOT_MADE' },
  });
});

test('of more challenges than a quarter of an hour has for one login, he is told to wait', async () => {
  const me = await registerOwner(server());
  const principal = { playerId: me.playerId, sessionId: '6a0a3c1e-0000-4000-8000-000000000001' };
  const stage = stageOf(server().platform);
  const codes = [];
  for (let n = 0; n < 21; n += 1) {
    const offered = await offerShow(stage, principal);
    codes.push(offered.ok ? 'OK' : offered.error.code);
  }
  expect(codes.filter((code) => code === 'OK')).toHaveLength(20);
  expect(codes.at(-1)).toBe('PASSKEY_BUSY');
});

test('shown where a code would be asked, it lets a password be changed, once and to its player', async () => {
  const me = await registerOwner(server());
  const { token } = me;
  await sql`UPDATE player SET flags = flags | ${flagBit('GA_CHANGE_PASSWORD')} WHERE player_id = ${me.playerId}`.execute(
    server().owner,
  );
  const change = async (Passkey?: ReturnType<typeof me.device.show>) =>
    (
      await server().call(
        profileHttp.changePassword,
        {
          Kind: 'login',
          OldPassword: TEST_PASSWORD,
          NewPassword: 'maple-lantern-58',
          ConfirmPassword: 'maple-lantern-58',
          ...(Passkey && { Passkey }),
        },
        { token },
      )
    ).code;
  const toShow = async () =>
    (await server().call(passkeyHttp.offerShow, null, { token })).value?.Challenge ?? '';
  expect(await change()).toBe('GOOGLE_FAILED');
  expect(await change(me.device.show(await challengeOf(server())))).toBe('GOOGLE_FAILED');
  expect(await change(createDevice(ORIGIN).show(await toShow()))).toBe('GOOGLE_FAILED');
  const other = await registerOwner(server());
  const { access } = server().platform;
  const login = await access.identify(token, { ip: '127.0.0.1', passive: true });
  const strange = other.device.show(await toShow());
  expect(await isPasskeyShown(stageOf(server().platform), login, strange)).toBe(false);
  const shown = me.device.show(await toShow());
  expect(await change(shown)).toBe('OK');
  expect(await isPasskeyShown(stageOf(server().platform), login, shown)).toBe(false);
  // They stay: whoever changes his password knew it, and sees which he has.
  expect(await names(token)).toEqual(['laptop']);
});

test('who has none is told so', async () => {
  const { token } = await registerPlayer(server());
  expect((await server().call(passkeyHttp.offerShow, null, { token })).code).toBe('NO_PASSKEYS');
});

test('an address that is none is no setting: whoever reads it would fail', async () => {
  const change = (value: readonly string[]) =>
    transaction(server().platform.db, (tx) => changeDeclared(tx, 'passkeyOrigins', value));
  expect((await change(['http://localhost:65535'])).ok).toBe(true);
  const bad = ['http://localhost:70000'];
  expect(await change(bad)).toEqual({ ok: false, error: 'NOT_A_VALUE' });
  // Where one stands all the same, of an older program, it counts as never changed.
  await sql`UPDATE site_setting SET value = ${JSON.stringify(bad)}::jsonb
    WHERE name = 'passkeyOrigins'`.execute(server().owner);
  expect(await readSite(server().db, ORIGIN)).toEqual({ id: 'localhost', origins: [ORIGIN] });
});

test('passkeys are of the host that the settings name, or there are none', () => {
  const of = (passkeyHost: string, passkeyOrigins: readonly string[] = [], own?: string) =>
    siteOf({ passkeyHost, passkeyOrigins }, own);
  expect(of('localhost', [], ORIGIN)).toEqual({ id: 'localhost', origins: [ORIGIN] });
  expect(of('localhost')).toBeUndefined();
  expect(of('', ['https://example.com'])).toBeUndefined();
  expect(of('example.com')).toEqual({ id: 'example.com', origins: ['https://example.com'] });
  const told = ['https://m.example.com:8443', 'https://notexample.com'];
  expect(of('example.com', told)?.origins).toEqual(['https://m.example.com:8443']);
});
