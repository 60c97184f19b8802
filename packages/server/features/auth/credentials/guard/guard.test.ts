import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { loginHttp } from '@fairlot/wire/auth/login';
import type { Feature } from '#platform/feature';
import { withTestServer } from '#testing';
import { passwordAnd } from '#testing/stand-ins';
import { login } from '../../login/login.ts';
import { registerPlayer, TEST_PASSWORD } from '../../login/testing.ts';
import { knowDevice, signedIn } from '../../login/sessions/index.ts';
import { secondSteps } from '../../login/second-step/index.ts';
import { login as loginFeature, wrongPassword } from '../../login/index.ts';
import { settings } from '../../../site/settings/index.ts';
import { authenticatorCode, countFailure, isWithin, knownDevice } from './index.ts';
import { credentials } from '../index.ts';
import { doWork } from '../testing.ts';

/** Fills what later features fill: a device by the name of the account, a code by its last letter. */
const keys: Feature = {
  name: 'keys',
  provide: ({ ports }) => {
    ports.fill(knownDevice, async ({ nameKey, shown }) => shown === `device of ${nameKey}`);
    ports.fill(authenticatorCode, async ({ shown }) => shown === '246810');
    ports.fill(secondSteps.code, async () => undefined);
    ports.fill(signedIn, async () => {});
    ports.fill(knowDevice, async () => undefined);
    ports.fill(wrongPassword, async () => {});
  },
};
const server = withTestServer({
  features: [settings, credentials, loginFeature, keys, ...passwordAnd('device', 'authenticator')],
  settings: { trustedProxies: 1 },
});
const MINUTE = 60_000;
const from = (ip: string) => ({ 'x-forwarded-for': ip });
const HERE = '192.0.2.7';

/** Signs in as one does who does the work when it is due. */
async function signIn(UserName: string, Password: string, ip = HERE) {
  const claim = { UserName, Password };
  const headers = from(ip);
  const first = await server().call(loginHttp.login, claim, { headers });
  if (first.code !== 'CAPTCHA') return first;
  const Work = await doWork(server(), headers);
  return server().call(loginHttp.login, { ...claim, Work }, { headers });
}

async function lock(userName: string, ip = HERE): Promise<void> {
  for (let i = 0; i < 5; i += 1) await signIn(userName, 'wrong-one', ip);
  expect((await signIn(userName, TEST_PASSWORD, ip)).code).toBe('LOCKED');
}

describe('the lock of a name', () => {
  test('holds for the network that failed, for 30 minutes, and for no other', async () => {
    await server().clock.set(Date.UTC(2026, 10, 21, 4));
    const { userName } = await registerPlayer(server());
    for (const name of [userName, 'nobodyhere']) {
      const codes = [];
      for (let i = 0; i < 6; i += 1) codes.push((await signIn(name, 'wrong-one')).code);
      expect(codes).toEqual(['WRONG', 'WRONG', 'WRONG_LEFT', 'WRONG_LEFT', 'LOCKED', 'LOCKED']);
    }
    expect((await signIn(userName, TEST_PASSWORD, '192.0.2.200')).params).toEqual({ min: 30 });
    expect((await signIn(userName, TEST_PASSWORD, '192.0.3.7')).code).toBe('OK');
    await lock(userName, '2001:db8:1:2::3');
    expect((await signIn(userName, TEST_PASSWORD, '2001:db8:1:9::4')).code).toBe('LOCKED');
    expect((await signIn(userName, TEST_PASSWORD, '2001:db8:2::4')).code).toBe('OK');
    await server().clock.advance(30 * MINUTE);
    expect((await signIn(userName, TEST_PASSWORD)).code).toBe('OK');
  });

  test('is no longer the second time, and starts anew after a good sign-in', async () => {
    const { userName } = await registerPlayer(server());
    await lock(userName);
    await server().clock.advance(30 * MINUTE);
    await lock(userName);
    expect((await signIn(userName, TEST_PASSWORD)).params).toEqual({ min: 30 });
    await server().clock.advance(30 * MINUTE);
    for (let i = 0; i < 2; i += 1) {
      for (let n = 0; n < 4; n += 1) await signIn(userName, 'wrong-one');
      expect((await signIn(userName, TEST_PASSWORD)).code).toBe('OK');
    }
  });

  test('a known device or a code of the authenticator passes, ten wrong passwords long', async () => {
    const { userName } = await registerPlayer(server());
    await lock(userName);
    const { db, ports, settings } = server().platform;
    const as = async (password: string, keysOf: { deviceKey?: string; code?: string }) => {
      const work = await doWork(server(), from(HERE));
      const site_ = { loginsPerMinute: 1_000, isSingleSession: false };
      const claim = { userName, password, work, ...keysOf };
      const stage = { db, ports, dataFolder: settings.dataFolder };
      const signed = await login(stage, site_, claim, { ip: HERE, userAgent: '' });
      return signed.ok ? 'OK' : signed.error.code;
    };
    expect(await as(TEST_PASSWORD, {})).toBe('LOCKED');
    expect(await as(TEST_PASSWORD, { deviceKey: 'device of another' })).toBe('LOCKED');
    expect(await as(TEST_PASSWORD, { code: '123456' })).toBe('LOCKED');
    const deviceKey = `device of ${userName}`;
    expect(await as(TEST_PASSWORD, { code: '246810' })).toBe('OK');
    // The lock of the network stands as it stood: somebody else may have made it.
    expect(await as(TEST_PASSWORD, {})).toBe('LOCKED');
    expect(await as(TEST_PASSWORD, { deviceKey })).toBe('OK');
    for (let i = 0; i < 9; i += 1) expect(await as('wrong-one', { deviceKey })).toMatch(/^WRONG/);
    expect(await as('wrong-one', { deviceKey })).toBe('LOCKED');
    expect(await as(TEST_PASSWORD, { code: '246810' })).toBe('LOCKED');
  });
});

describe('who comes many times', () => {
  const site_ = { loginsPerMinute: 1_000, isSingleSession: false };

  test('at once learns nothing from the guesses that come after the lock', async () => {
    const { userName } = await registerPlayer(server());
    const { ports, settings } = server().platform;
    // The lock comes while his password is looked at: five others were wrong meanwhile.
    const lockMeanwhile = async () => {
      for (let i = 0; i < 5; i += 1)
        await countFailure(server().db, userName, { lane: '192.0.7.0/24' });
    };
    const db = server().db.withPlugin({
      transformQuery: ({ node }) => node,
      transformResult: async ({ result }) => {
        if (result.rows.some((row) => 'password_hash' in row)) await lockMeanwhile();
        return result;
      },
    });
    const stage = { db, ports, dataFolder: settings.dataFolder };
    for (const password of [TEST_PASSWORD, 'wrong-one']) {
      await server().clock.advance(60 * MINUTE);
      const origin = { ip: '192.0.7.7', userAgent: '' };
      const signed = await login(stage, site_, { userName, password }, origin);
      expect(signed).toEqual({ ok: false, error: { code: 'LOCKED', params: { min: 30 } } });
    }
  });

  test('at once from one address is asked for work before any of them has failed', async () => {
    await server().clock.advance(60 * MINUTE);
    const { db, ports, settings } = server().platform;
    const stage = { db, ports, dataFolder: settings.dataFolder };
    const tryAll = (ipOf: (i: number) => string) =>
      Promise.all(
        Array.from({ length: 30 }, async (_, i) => {
          const claim = { userName: `burst${i}`, password: 'wrong-one' };
          const done = await login(stage, site_, claim, { ip: ipOf(i), userAgent: '' });
          return done.ok ? 'OK' : done.error.code;
        }),
      );
    const lookedAt = (codes: readonly string[]) => codes.filter((code) => code !== 'CAPTCHA');
    // The control: as many at once, each from a place of its own.
    expect(lookedAt(await tryAll((i) => `198.19.${i}.1`))).toHaveLength(30);
    await server().clock.advance(60 * MINUTE);
    const some = lookedAt(await tryAll(() => '203.0.113.50')).length;
    expect(some).toBeGreaterThanOrEqual(1);
    expect(some).toBeLessThanOrEqual(4);
    expect(lookedAt(await tryAll((i) => `2001:db8:77:1::${i}`)).length).toBeLessThanOrEqual(4);
    // Nobody is under way any more: later a few pass again, one after another.
    await server().clock.advance(60 * MINUTE);
    const { code } = await server().call(
      loginHttp.login,
      { UserName: 'burst0', Password: 'wrong-one' },
      { headers: from('203.0.113.50') },
    );
    expect(code).toBe('WRONG');
  });

  test('is counted by the half of an IPv6 address that was given to him', async () => {
    const { db } = server().platform;
    const limit = { most: 2, seconds: 60 };
    const isWithinAt = (ip: string) => isWithin(db, 'register', ip, limit);
    expect(await isWithinAt('2001:db8:9:1::1')).toBe(true);
    expect(await isWithinAt('2001:db8:9:1:ffff::2')).toBe(true);
    expect(await isWithinAt('2001:db8:9:1:2:3:4:5')).toBe(false);
    expect(await isWithinAt('2001:db8:9:2::1')).toBe(true);
  });

  test('is asked for work before an account is counted, so that both together are one attempt', async () => {
    await server().clock.advance(60 * MINUTE);
    const ip = '198.51.100.77';
    for (let i = 0; i < 2; i += 1) await signIn(`none${i}here`, 'wrong-one', ip);
    const form = { UserName: 'afterwork1', Password: TEST_PASSWORD, Agree: true };
    const headers = from(ip);
    expect((await server().call(loginHttp.register, form, { headers })).code).toBe('CAPTCHA');
    const Work = await doWork(server(), headers);
    const worked = await server().call(loginHttp.register, { ...form, Work }, { headers });
    expect(worked.code).toBe('OK');
    const { rows } = await sql`
      SELECT attempts FROM address_attempt WHERE kind = 'register' AND ip = ${ip}`.execute(
      server().owner,
    );
    expect(rows).toEqual([{ attempts: 1 }]);
  });
});

describe('work', () => {
  test('asks for proof of work after two taken names', async () => {
    await server().clock.advance(60 * MINUTE);
    const { userName } = await registerPlayer(server());
    const headers = from('198.51.100.91');
    const form = { UserName: userName, Password: TEST_PASSWORD, Agree: true };
    const register = async (UserName: string, Work?: string) =>
      (await server().call(loginHttp.register, { ...form, UserName, Work }, { headers })).code;
    expect(await register(userName)).toBe('LOGIN_ID_EXISTS');
    expect(await register('nobodyyet1')).toBe('OK');
    expect(await register(userName)).toBe('LOGIN_ID_EXISTS');
    for (const name of [userName, 'nobodyyet2']) expect(await register(name)).toBe('CAPTCHA');
    expect(await register(userName, await doWork(server(), headers))).toBe('LOGIN_ID_EXISTS');
    expect(await register('nobodyyet2', await doWork(server(), headers))).toBe('OK');
    const { rows } = await sql`
      SELECT failures FROM login_failure WHERE name_key = ${userName.toLowerCase()}`.execute(
      server().owner,
    );
    expect(rows).toEqual([]);
  });

  test('is due after two failures of a name, or of an address, and not of the street', async () => {
    await server().clock.advance(60 * MINUTE);
    const { userName } = await registerPlayer(server());
    const codeOf = async (UserName: string, ip: string) =>
      (await server().call(loginHttp.login, { UserName, Password: 'x' }, { headers: from(ip) }))
        .code;
    expect(await codeOf(userName, '198.51.100.1')).toBe('WRONG');
    expect(await codeOf(userName, '203.0.113.1')).toBe('WRONG');
    expect(await codeOf(userName, '198.18.0.1')).toBe('CAPTCHA');
    expect(await codeOf('somebodyelse', '198.51.100.1')).toBe('WRONG');
    expect(await codeOf('yetanother', '198.51.100.1')).toBe('CAPTCHA');
    expect(await codeOf('yetanother', '198.51.100.2')).toBe('WRONG');
    const form = { UserName: 'newcomer1', Password: TEST_PASSWORD, Agree: true };
    const register = (Work?: string) =>
      server().call(loginHttp.register, { ...form, Work }, { headers: from('198.51.100.1') });
    expect((await register()).code).toBe('CAPTCHA');
    expect((await register(await doWork(server(), from('198.51.100.1')))).code).toBe('OK');
    await server().clock.advance(15 * MINUTE + 1);
    expect(await codeOf(userName, '198.18.0.1')).toBe('WRONG');
  });

  test('is due from everywhere in a network of many failures', async () => {
    await server().clock.advance(60 * MINUTE);
    const codes = new Set<string>();
    for (let i = 1; i <= 101; i += 1) {
      const claim = { UserName: `crowd${i}`, Password: 'x' };
      const headers = from(`198.51.100.${i}`);
      const { code } = await server().call(loginHttp.login, claim, { headers });
      expect(code).toBe(i <= 100 ? 'WRONG' : 'CAPTCHA');
      codes.add(code);
    }
    await server().clock.advance(MINUTE + 1);
    const claim = { UserName: 'crowd102', Password: 'x' };
    const { code } = await server().call(loginHttp.login, claim, {
      headers: from('198.51.100.102'),
    });
    expect(code).toBe('WRONG');
  });

  test('is good once, for its network and for five minutes; nothing else is', async () => {
    await server().clock.advance(60 * MINUTE);
    const { userName } = await registerPlayer(server());
    const show = async (Work: string | undefined, ip = HERE) => {
      const claim = { UserName: userName, Password: 'wrong-one', Work };
      return (await server().call(loginHttp.login, claim, { headers: from(ip) })).code;
    };
    await show(undefined);
    await show(undefined);
    const good = await doWork(server(), from(HERE));
    const shown = JSON.parse(Buffer.from(good, 'base64').toString());
    const spelt = (other: object) =>
      Buffer.from(JSON.stringify({ ...shown, ...other })).toString('base64');
    for (const bad of [
      undefined,
      '',
      'nonsense',
      Buffer.from('null').toString('base64'),
      spelt({ number: shown.number === 0 ? 1 : shown.number - 1 }),
      spelt({ number: `${shown.number}` }),
      spelt({ algorithm: 'SHA-1' }),
      spelt({ salt: shown.salt.replace(/expires=\d+/, 'expires=9999999999') }),
      spelt({ signature: '0'.repeat(64) }),
      await doWork(server(), from('192.0.9.1')),
    ]) {
      expect(await show(bad)).toBe('CAPTCHA');
    }
    const stale = await doWork(server(), from(HERE));
    const twice = await Promise.all([show(good), show(good)]);
    expect(twice.toSorted()).toEqual(['CAPTCHA', 'WRONG_LEFT']);
    await server().clock.advance(5 * MINUTE);
    expect(await show(stale)).toBe('CAPTCHA');
    expect(
      (
        await server().callRaw(loginHttp.login, {
          UserName: userName,
          Password: 'x',
          Work: 'a'.repeat(513),
        })
      ).status,
    ).toBe(400);
  });
});
