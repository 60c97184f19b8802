import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { playerHttp } from '@fairlot/wire/account/player';
import { loginHttp } from '@fairlot/wire/auth/login';
import { walletHttp } from '@fairlot/wire/money/wallet';
import { transaction } from '#platform/db';
import { withTestServer } from '#testing';
import { setRegisterOpen, setSingleSession } from '../../site/settings/values/index.ts';
import { forgetLogins } from './sessions/authenticate.ts';
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from './register/seed.ts';
import { registerPlayer, TEST_PASSWORD } from './testing.ts';

const server = withTestServer({ withJobs: false });
const MINUTE = 60_000;
/** A token is looked up at most once a second a process; tests wait that second out. */
const forget = () => delay(1_050);

const base = (token: string) => server().call(playerHttp.getPlayerBaseData, null, { token });
const wallet = (token: string) => server().call(walletHttp.getWalletAmount, null, { token });
const renewed = async (token: string) =>
  (await server().call(loginHttp.refresh, {}, { token })).value?.access_token ?? '';
const ends = async (token: string) =>
  (await server().call(loginHttp.getLoginEnds, null, { token })).value;
const active = async (token: string) =>
  (await server().call(loginHttp.noteActivity, null, { token })).value;
const login = (UserName: string, Password: string) =>
  server().call(loginHttp.login, { UserName, Password });

describe('register and sign in', () => {
  test('a new player of a demo has 10,000.000 and is who he said', async () => {
    const { token, userName } = await registerPlayer(server());
    expect((await wallet(token)).value).toBe(10_000_000n);
    expect((await base(token)).value?.playerData).toMatchObject({
      UserName: userName,
      IsAgent: false,
    });
  });

  test('demo accounts sign in, whatever the case of the name', async () => {
    for (const { userName, isAgent } of DEMO_ACCOUNTS) {
      const reply = await login(userName.toUpperCase(), DEMO_PASSWORD);
      expect(reply.value).toMatchObject({ isAgent, expires_in: 1_800 });
    }
  });

  test.each([
    [{ UserName: 'abc', Password: TEST_PASSWORD, Agree: true }, 'LENGTH'],
    [{ UserName: '1abcdef', Password: TEST_PASSWORD, Agree: true }, 'INVALID_CHAR'],
    [{ UserName: 'abcdef9', Password: 'short', Agree: true }, 'PASSWORD_RULE'],
    [{ UserName: 'abcdef9', Password: 'Woaini1314', Agree: true }, 'PASSWORD_RULE'],
    [{ UserName: 'abcdef9', Password: TEST_PASSWORD, Agree: false }, 'AGE_REQUIRED'],
    [{ UserName: 'Player1', Password: TEST_PASSWORD, Agree: true }, 'LOGIN_ID_EXISTS'],
    [{ UserName: 'abcdef9', Password: TEST_PASSWORD, NickName: 'x', Agree: true }, 'NICK_LENGTH'],
  ])('refuses %j with %s', async (form, code) => {
    expect((await server().call(loginHttp.register, form)).code).toBe(code);
  });

  test('one name registered fifty times at once is one account', async () => {
    const form = { UserName: 'wanted1', Password: TEST_PASSWORD, Agree: true };
    const all = Array.from({ length: 50 }, () => server().call(loginHttp.register, form));
    const codes = (await Promise.all(all)).map((reply) => reply.code);
    expect(codes.filter((code) => code === 'OK')).toHaveLength(1);
    // From here on the address would do work.
    expect((await server().call(loginHttp.register, form)).code).toBe('CAPTCHA');
    await sql`DELETE FROM address_attempt WHERE kind <> 'register'`.execute(server().owner);
  });

  test('whoever cannot be counted in time is told so, and has no account', async () => {
    const form = { UserName: 'patient9', Password: TEST_PASSWORD, Agree: true };
    await transaction(server().owner, async (tx) => {
      await sql`DELETE FROM address_attempt WHERE kind = 'register'`.execute(tx);
      const late = await server().callRaw(loginHttp.register, form);
      expect([late.status, late.code]).toEqual([503, 'TOO_BUSY']);
    });
    expect((await server().call(loginHttp.register, form)).code).toBe('OK');
  });

  test('registration can be closed', async () => {
    await setRegisterOpen(server().platform.db, false);
    await forget();
    const form = { UserName: 'toolate1', Password: TEST_PASSWORD, Agree: true };
    expect((await server().call(loginHttp.register, form)).code).toBe('CLOSED');
    await setRegisterOpen(server().platform.db, true);
    await forget();
  });

  test('a disabled account stays out, and only who has its password is told why', async () => {
    const { userName } = await registerPlayer(server());
    await sql`UPDATE player SET flags = 1 WHERE user_name = ${userName}`.execute(server().owner);
    expect((await login(userName, TEST_PASSWORD)).code).toBe('DISABLED');
    expect((await login(userName, 'wrong-one')).code).toBe('WRONG');
  });
});

describe('the life of a token', () => {
  test('it is refreshed; the old one stays good for a minute, later it ends the login', async () => {
    const { token } = await registerPlayer(server());
    const next = await server().call(loginHttp.refresh, {}, { token });
    const fresh = next.value?.access_token ?? '';
    expect(fresh).not.toBe(token);
    await forget();
    expect((await wallet(token)).code).toBe('OK');
    await server().clock.advance(61_000);
    await forget();
    expect((await wallet(token)).body).toMatchObject({ Code: 'blacklist' });
    expect((await wallet(fresh)).status).toBe(401);
  });

  test('a late answer to a refresh that was asked for twice ends nothing', async () => {
    const { token } = await registerPlayer(server());
    const refresh = async (old: string) =>
      (await server().call(loginHttp.refresh, {}, { token: old })).value?.access_token ?? '';
    // No answer came to the first, so it is asked for again; then both answers come.
    const late = await refresh(token);
    await server().clock.advance(10_000);
    const second = await refresh(token);
    await server().clock.advance(20 * MINUTE);
    forgetLogins(server().platform.db);
    expect((await wallet(second)).code).toBe('OK');
    expect((await wallet(late)).code).toBe('OK');
    const next = await refresh(late);
    await server().clock.advance(MINUTE);
    forgetLogins(server().platform.db);
    expect((await wallet(next)).code).toBe('OK');
    // From here on the other is one that somebody kept.
    expect((await wallet(second)).body).toMatchObject({ Code: 'blacklist' });
  });

  test('polls do not keep a login alive, acts of the player do', async () => {
    let idle = (await registerPlayer(server())).token;
    let { token } = await registerPlayer(server());
    for (let i = 0; i < 3; i += 1) {
      await server().clock.advance(12 * MINUTE);
      // Both have a token that is good for longer: it is the login that must run out.
      if (i < 2) idle = await renewed(idle);
      await wallet(idle);
      await ends(idle);
      token = await renewed(token);
      // A poll just before an act does not keep the act from counting.
      await wallet(token);
      const now = await server().clock.now();
      const range = { From: now - MINUTE, To: now, PageSize: 20 };
      expect((await server().call(walletHttp.getCashFlow, range, { token })).code).toBe('OK');
    }
    forgetLogins(server().platform.db);
    expect((await wallet(idle)).body).toMatchObject({ Code: 'expired' });
    expect((await wallet(token)).code).toBe('OK');
  });

  test('a login tells when it ends: activity moves the idle end, and nothing the last one', async () => {
    const opened = await server().clock.now();
    await server().clock.set(opened);
    let { token } = await registerPlayer(server());
    const last = opened + 12 * 60 * MINUTE;
    expect(await ends(token)).toMatchObject({
      IdleEndTimeStamp: opened + 30 * MINUTE,
      LoginEndTimeStamp: last,
      DateTimeNow: opened,
    });
    for (let now = opened + 20 * MINUTE; now < last; now += 20 * MINUTE) {
      await server().clock.set(now);
      expect(await ends(token)).toMatchObject({ IdleEndTimeStamp: now + 10 * MINUTE });
      token = await renewed(token);
      const told = { IdleEndTimeStamp: now + 30 * MINUTE, LoginEndTimeStamp: last };
      expect(await active(token)).toMatchObject(told);
    }
    await server().clock.set(last);
    forgetLogins(server().platform.db);
    expect((await wallet(token)).body).toMatchObject({ Code: 'expired' });
  });

  test('logout ends this login at once, and it only', async () => {
    const { token, userName } = await registerPlayer(server());
    const other = (await login(userName, TEST_PASSWORD)).value?.access_token ?? '';
    expect((await wallet(token)).code).toBe('OK');
    const left = await server().call(loginHttp.logout, null, { token });
    // What was cached goes with it, and nothing of what the page itself keeps.
    expect(left.headers.get('clear-site-data')).toBe('"cache"');
    expect((await wallet(token)).status).toBe(401);
    const stays = await wallet(other);
    expect([stays.code, stays.headers.get('clear-site-data')]).toEqual(['OK', null]);
  });

  test('where the site wants one login a player, the next one ends the others', async () => {
    await setSingleSession(server().platform.db, true);
    await forget();
    const { token, userName } = await registerPlayer(server());
    expect((await wallet(token)).code).toBe('OK');
    await login(userName, TEST_PASSWORD);
    expect((await wallet(token)).body).toMatchObject({ Code: 'different_user' });
    await setSingleSession(server().platform.db, false);
    await forget();
  });

  test("nothing, nonsense and a stranger's token are nobody", async () => {
    for (const token of [undefined, 'x', 'A'.repeat(43), 'é']) {
      const reply = await server().call(walletHttp.getWalletAmount, null, token ? { token } : {});
      expect(reply.status).toBe(401);
    }
  });
});
