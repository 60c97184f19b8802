import { sql } from 'kysely';
import { Secret, TOTP } from 'otpauth';
import { expect, test } from 'vitest';
import { profileHttp } from '@fairlot/wire/account/profile';
import { authenticatorHttp } from '@fairlot/wire/account/authenticator';
import { loginHttp } from '@fairlot/wire/auth/login';
import { flagBit } from '@fairlot/rules/check/access';
import { LOGIN_TYPES } from '@fairlot/rules/check/login-types';
import { transaction, type Tx } from '#platform/db';
import { withTestServer } from '#testing';
import { passwordAnd } from '#testing/stand-ins';
import { profile } from '../profile/index.ts';
import { countFailure } from '../../auth/credentials/guard/index.ts';
import { credentials } from '../../auth/credentials/index.ts';
import { hashToken, newToken } from '../../auth/login/sessions/index.ts';
import { login } from '../../auth/login/index.ts';
import { endedMeanwhile, loginOf } from '../../auth/login/testing/ended-meanwhile.ts';
import { registerPlayer, TEST_PASSWORD, type TestPlayer } from '../../auth/login/testing.ts';
import { settings } from '../../site/settings/index.ts';
import { askCode } from './ask-code.ts';
import { spendCode } from './check-code.ts';
import { confirm as confirmBy } from './enrol.ts';
import { authenticator } from './index.ts';
import { listFactorRows } from './security-rows.ts';
import { inboxOf } from '../../messaging/inbox/testing/inbox.ts';

const server = withTestServer({
  features: [
    settings,
    credentials,
    login,
    authenticator,
    profile,
    ...passwordAnd('authenticator', 'profile'),
  ],
  games: [],
});
const HALF_MINUTE = 30_000;

const codeAt = (key: string, ms: number): string =>
  new TOTP({ secret: Secret.fromBase32(key) }).generate({ timestamp: ms });
/** The code that the authenticator shows after another half minute. */
async function nextCode(key: string): Promise<string> {
  await server().clock.advance(HALF_MINUTE);
  return codeAt(key, await server().clock.now());
}
const offer = (token: string, Password = TEST_PASSWORD) =>
  server().call(authenticatorHttp.offerAuthenticator, { Password }, { token });
const confirm = (token: string, Code: string) =>
  server().call(authenticatorHttp.confirmAuthenticator, { Code }, { token });

type Owner = TestPlayer & { readonly key: string; readonly codes: readonly string[] };
async function turnOn(): Promise<Owner> {
  const player = await registerPlayer(server());
  const key = (await offer(player.token)).value?.Key ?? '';
  const on = await confirm(player.token, await nextCode(key));
  return { ...player, key, codes: on.value?.RecoveryCodes ?? [] };
}
const signIn = async ({ userName }: TestPlayer, Code?: string, Password = TEST_PASSWORD) =>
  (await server().call(loginHttp.login, { UserName: userName, Password, ...(Code && { Code }) }))
    .code;
const state = async ({ token }: TestPlayer) =>
  (await server().call(authenticatorHttp.getAuthenticator, null, { token })).value;

test('nothing is on before a code of what was offered was shown', async () => {
  const player = await registerPlayer(server());
  expect((await offer(player.token, 'not-the-right-one')).code).toBe('PASSWORD_WRONG');
  expect((await confirm(player.token, '123456')).code).toBe('NOT_OFFERED');
  const offered = (await offer(player.token)).value;
  expect(offered?.Url).toContain(`otpauth://totp/Fairlot:${player.userName}?`);
  expect(await state(player)).toEqual({ IsOn: false, CodesLeft: 0 });
  expect(await signIn(player)).toBe('OK');
  const key = offered?.Key ?? '';
  // Two half minutes ago: too old.
  const old = codeAt(key, (await server().clock.now()) - 2 * HALF_MINUTE);
  expect((await confirm(player.token, old)).code).toBe('CODE_WRONG');
  const on = await confirm(player.token, await nextCode(key));
  expect(new Set(on.value?.RecoveryCodes).size).toBe(10);
  expect(await state(player)).toEqual({ IsOn: true, CodesLeft: 10 });
  expect((await offer(player.token)).code).toBe('ALREADY_ON');
});

test('what was offered is good for a quarter of an hour', async () => {
  const player = await registerPlayer(server());
  const key = (await offer(player.token)).value?.Key ?? '';
  await server().clock.advance(15 * 60_000);
  expect((await confirm(player.token, await nextCode(key))).code).toBe('NOT_OFFERED');
});

test('a sign-in asks for a code after the right password, and takes each once', async () => {
  const owner = await turnOn();
  expect(await signIn(owner, undefined, 'not-the-right-one')).toBe('WRONG');
  expect(await signIn(owner)).toBe('GOOGLE_REQUIRED');
  expect(await signIn(owner, '000000')).toBe('GOOGLE_FAILED');
  // The one that turned it on is used up.
  expect(await signIn(owner, codeAt(owner.key, await server().clock.now()))).toBe('GOOGLE_FAILED');
  const code = await nextCode(owner.key);
  expect(await signIn(owner, code)).toBe('OK');
  expect(await signIn(owner, code)).toBe('GOOGLE_FAILED');
  expect(await signIn(owner, await nextCode(owner.key))).toBe('OK');
  const { rows } = await sql<{ login_type: number }>`
    SELECT login_type FROM session WHERE player_id = ${owner.playerId} ORDER BY created_at`.execute(
    server().owner,
  );
  // He registered, and signed in twice by password and code.
  expect(rows.map((row) => row.login_type)).toEqual([
    LOGIN_TYPES.PASSWORD,
    LOGIN_TYPES.GOOGLE,
    LOGIN_TYPES.GOOGLE,
  ]);
});

test('reads names and link codes in any spelling', async () => {
  const owner = await turnOn();
  const wide = (text: string) =>
    text.replaceAll(/[!-~]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) + 0xfee0));
  const name = `\u2068${wide(owner.userName.toUpperCase())}\u200b\u3000`;
  const code = await nextCode(owner.key);
  const Code = `${wide(code.slice(0, 3))} ${code.slice(3)}\u200e`;
  const say = async (typed: { readonly UserName: string; readonly Code?: string }) =>
    (await server().call(loginHttp.login, { Password: TEST_PASSWORD, ...typed })).code;
  expect(await say({ UserName: name, Code })).toBe('OK');
  const [recovery = ''] = owner.codes;
  expect(
    await say({ UserName: name, Code: recovery.toUpperCase().replaceAll('-', '\u2011') }),
  ).toBe('OK');
  // The stored form of a new name can be typed again.
  const form = { UserName: '\u200bｔyped\u2060９901', Password: TEST_PASSWORD, Agree: true };
  expect((await server().call(loginHttp.register, form)).code).toBe('OK');
  expect(await say({ UserName: 'typed9901' })).toBe('OK');
  expect((await server().call(loginHttp.register, { ...form, UserName: 'TYPED9901' })).code).toBe(
    'LOGIN_ID_EXISTS',
  );
  // The address would do work from here on.
  await sql`DELETE FROM address_attempt`.execute(server().owner);
});

test('a recovery code lets him in once, however it is typed, and nobody else', async () => {
  const [owner, other] = [await turnOn(), await turnOn()];
  const [first = ''] = owner.codes;
  expect(await signIn(other, first)).toBe('GOOGLE_FAILED');
  expect(await signIn(owner, first.toUpperCase().replaceAll('-', ' '))).toBe('OK');
  expect(await state(owner)).toEqual({ IsOn: true, CodesLeft: 9 });
  expect(await signIn(owner, first)).toBe('GOOGLE_FAILED');
});

test('five wrong codes lock the codes for 30 minutes, and the password tells nothing else', async () => {
  const owner = await turnOn();
  for (let i = 0; i < 4; i += 1) expect(await signIn(owner, '000000')).toBe('GOOGLE_FAILED');
  expect(await signIn(owner, '000000')).toBe('LOCKED');
  expect(await signIn(owner, await nextCode(owner.key))).toBe('LOCKED');
  expect(await signIn(owner, owner.codes[0])).toBe('LOCKED');
  await server().clock.advance(30 * 60_000);
  expect(await signIn(owner, await nextCode(owner.key))).toBe('OK');
});

test('twenty wrong codes from anywhere lock no browser that the account knows; it has ten of its own', async () => {
  const owner = await turnOn();
  const { db, settings } = server().platform;
  const stage = { dataFolder: settings.dataFolder };
  const { playerId } = owner;
  for (let i = 0; i < 20; i += 1) {
    const wrong = { playerId, ip: `198.51.${i}.7`, code: '000000' };
    await transaction(db, (tx) => spendCode({ tx, ...stage }, wrong));
  }
  const secret = newToken();
  await sql`INSERT INTO device_key (player_id, hash) VALUES (${playerId}, ${hashToken(secret)})`.execute(
    server().owner,
  );
  const show = async (shown: string | undefined, code: string) => {
    const origin = { ip: '203.0.113.7', userAgent: '', deviceKey: { shown, keep: () => {} } };
    const entry = { playerId, flags: 0n, by: 'PASSWORD', origin, code } as const;
    const answer = await transaction(db, (tx) => askCode(stage.dataFolder)(tx, entry));
    return typeof answer === 'object' ? answer.code : answer;
  };
  const [first = '', second = ''] = owner.codes;
  expect(await show(undefined, first)).toBe('LOCKED');
  expect(await show(newToken(), first)).toBe('LOCKED');
  expect(await show(secret, first)).toBe('GOOGLE');
  for (let i = 0; i < 9; i += 1) {
    expect(await show(secret, '000000')).toBe('GOOGLE_FAILED');
  }
  expect(await show(secret, '000000')).toBe('LOCKED');
  expect(await show(secret, second)).toBe('LOCKED');
});

test('new recovery codes and turning it off take the password and a code', async () => {
  const owner = await turnOn();
  const { token } = owner;
  const renew = async (Password: string, Code: string) =>
    server().call(authenticatorHttp.renewRecovery, { Password, Code }, { token });
  const remove = async (Password: string, Code: string) =>
    (await server().call(authenticatorHttp.removeAuthenticator, { Password, Code }, { token }))
      .code;
  expect((await renew('not-the-right-one', await nextCode(owner.key))).code).toBe('PASSWORD_WRONG');
  expect((await renew(TEST_PASSWORD, '000000')).code).toBe('CODE_WRONG');
  const renewed = await renew(TEST_PASSWORD, await nextCode(owner.key));
  expect(renewed.value?.RecoveryCodes).toHaveLength(10);
  expect(await signIn(owner, owner.codes[0])).toBe('GOOGLE_FAILED');
  expect(await remove('not-the-right-one', await nextCode(owner.key))).toBe('PASSWORD_WRONG');
  expect(await remove(TEST_PASSWORD, '000000')).toBe('CODE_WRONG');
  expect(await remove(TEST_PASSWORD, renewed.value?.RecoveryCodes[0] ?? '')).toBe('OK');
  expect(await remove(TEST_PASSWORD, '000000')).toBe('NOT_ON');
  expect(await inboxOf(server(), owner.playerId)).toEqual([
    'Your authenticator is on',
    'Your authenticator is off',
  ]);
  expect(await signIn(owner)).toBe('OK');
});

/** Ten at once with one code, by a way to use it up; how many were let through. */
async function tenAtOnce(use: (tx: Tx) => Promise<boolean>): Promise<number> {
  const { db } = server().platform;
  const all = await Promise.all(Array.from({ length: 10 }, () => transaction(db, use)));
  return all.filter(Boolean).length;
}

test('of ten at once with one code one is let in; without what uses it up all are: the control', async () => {
  const owner = await turnOn();
  const { dataFolder } = server().platform.settings;
  const code = await nextCode(owner.key);
  const step = Math.floor((await server().clock.now()) / HALF_MINUTE);
  const { playerId } = owner;
  const readThenWrite = async (tx: Tx): Promise<boolean> => {
    const { rows } = await sql<{ last: bigint }>`
      SELECT last_step AS last FROM authenticator WHERE player_id = ${playerId}`.execute(tx);
    await sql`SELECT pg_sleep(0.2)`.execute(tx);
    return Number(rows[0]?.last) < step;
  };
  expect(await tenAtOnce(readThenWrite)).toBe(10);
  const shown = { playerId, ip: '192.0.2.1', code };
  expect(
    await tenAtOnce(async (tx) => (await spendCode({ tx, dataFolder }, shown)) === 'good'),
  ).toBe(1);
  // The same at the door; of another player, for nine wrong ones have locked the codes of this one.
  const next = await turnOn();
  const origin = { ip: shown.ip, userAgent: '' };
  const shows = { flags: 0n, by: 'PASSWORD' as const, origin, code: await nextCode(next.key) };
  const entry = { playerId: next.playerId, ...shows };
  expect(await tenAtOnce(async (tx) => (await askCode(dataFolder)(tx, entry)) === 'GOOGLE')).toBe(
    1,
  );
});

test('the flag keeps those out who have no authenticator, until they have', async () => {
  const player = await registerPlayer(server());
  await sql`UPDATE player SET flags = flags | ${flagBit('GA_LOGIN')} WHERE player_id = ${player.playerId}`.execute(
    server().owner,
  );
  expect(await signIn(player)).toBe('GOOGLE_REQUIRED');
  expect(await signIn(player, '123456')).toBe('GOOGLE_REQUIRED');
  const key = (await offer(player.token)).value?.Key ?? '';
  await confirm(player.token, await nextCode(key));
  expect(await signIn(player, await nextCode(key))).toBe('OK');
});

test('a code of it passes where a password is changed under the flag, and its row is in the score', async () => {
  const owner = await turnOn();
  await sql`UPDATE player SET flags = flags | ${flagBit('GA_CHANGE_PASSWORD')} WHERE player_id = ${owner.playerId}`.execute(
    server().owner,
  );
  const change = async (Code: string) => {
    const NewPassword = 'river-stone-41';
    const form = { Kind: 'login', OldPassword: TEST_PASSWORD, NewPassword, Code } as const;
    const { code } = await server().call(
      profileHttp.changePassword,
      { ...form, ConfirmPassword: NewPassword },
      { token: owner.token },
    );
    return code;
  };
  expect(await change('000000')).toBe('GOOGLE_FAILED');
  expect(await change(await nextCode(owner.key))).toBe('OK');
  const { token } = owner;
  const { value } = await server().call(profileHttp.getSecurityCenterData, null, { token });
  const row = { IsDone: true, Points: 25, MostPoints: 25, Shown: '10/10' };
  expect(value.Rows.find(({ Key }) => Key === 'authenticator')).toMatchObject(row);
  const { playerId } = await registerPlayer(server());
  expect(await listFactorRows(server().platform.db, playerId)).toEqual([
    { key: 'authenticator', isDone: false, points: 0, most: 25, at: null },
  ]);
});

test('a code passes the lock of a name, so that nobody locks another out', async () => {
  const owner = await turnOn();
  await sql`
    INSERT INTO login_failure (name_key, lane, failures, first_at, locked_until)
    VALUES (${owner.userName}, '127.0.0.0/24', 0, app_now(), app_now() + interval '30 minutes')`.execute(
    server().owner,
  );
  expect(await signIn(owner)).toBe('LOCKED');
  expect(await signIn(owner, '000000')).toBe('LOCKED');
  expect(await signIn(owner, await nextCode(owner.key))).toBe('OK');
});

const countWrong = async (name: string, times: number, lane: string): Promise<void> => {
  for (let i = 0; i < times; i += 1) await countFailure(server().platform.db, name, { lane });
};

test('wrong passwords under a made-up name do not lock the codes of a player', async () => {
  const owner = await turnOn();
  for (const name of [`code:${owner.playerId}`, `CODE:${owner.playerId}`]) {
    for (let i = 0; i < 5; i += 1) {
      await sql`DELETE FROM address_attempt`.execute(server().owner);
      await sql`DELETE FROM login_failure WHERE lane = 'any'`.execute(server().owner);
      await server().call(loginHttp.login, { UserName: name, Password: 'not-this-one-7' });
    }
  }
  expect(await signIn(owner, await nextCode(owner.key))).toBe('OK');
});

test('a stranger who guesses at the lock keeps nobody from changing his password', async () => {
  const owner = await turnOn();
  await sql`UPDATE player SET flags = flags | ${flagBit('GA_CHANGE_PASSWORD')} WHERE player_id = ${owner.playerId}`.execute(
    server().owner,
  );
  await countWrong(owner.userName, 5, '127.0.0.0/24');
  for (let i = 0; i < 21; i += 1) {
    await sql`DELETE FROM address_attempt`.execute(server().owner);
    expect(await signIn(owner, '000000', 'not-this-one-7')).toBe('LOCKED');
  }
  const NewPassword = 'river-stone-41';
  const form = { Kind: 'login', OldPassword: TEST_PASSWORD, NewPassword } as const;
  const changed = await server().call(
    profileHttp.changePassword,
    { ...form, ConfirmPassword: NewPassword, Code: await nextCode(owner.key) },
    { token: owner.token },
  );
  expect(changed.code).toBe('OK');
});

test('who is asked for a password of his own has not used up his code yet', async () => {
  const owner = await turnOn();
  await sql`UPDATE player SET is_initial_password = true WHERE player_id = ${owner.playerId}`.execute(
    server().owner,
  );
  const [Code = ''] = owner.codes;
  expect(await signIn(owner, Code)).toBe('FIRST_CHANGE');
  expect(await signIn(owner, '000000')).toBe('GOOGLE_FAILED');
  const claim = { UserName: owner.userName, Password: TEST_PASSWORD, Code };
  const own = { ...claim, NewPassword: 'maple-lantern-58' };
  expect((await server().call(loginHttp.login, own)).code).toBe('OK');
});

test('a login that was ended while it was on its way turns none on; the control: one that is open does', async () => {
  const { db, settings } = server().platform;
  for (const isEnded of [false, true]) {
    const player = await registerPlayer(server());
    const code = await nextCode((await offer(player.token)).value?.Key ?? '');
    const login = await loginOf(server(), player);
    const done = await endedMeanwhile(server(), player, isEnded, () =>
      confirmBy({ db, dataFolder: settings.dataFolder }, login, code),
    );
    expect(done.ok ? 'OK' : done.error.code).toBe(isEnded ? 'NOT_OFFERED' : 'OK');
    expect(await signIn(player)).toBe(isEnded ? 'OK' : 'GOOGLE_REQUIRED');
  }
});

test('what was offered is not proven by trying', async () => {
  const player = await registerPlayer(server());
  const key = (await offer(player.token)).value?.Key ?? '';
  const codes = new Set<string>();
  for (let i = 0; i < 10; i += 1) codes.add((await confirm(player.token, '000000')).code);
  expect([...codes]).toEqual(['CODE_WRONG', 'NOT_OFFERED']);
  expect((await confirm(player.token, await nextCode(key))).code).toBe('NOT_OFFERED');
});
