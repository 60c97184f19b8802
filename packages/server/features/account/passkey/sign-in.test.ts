import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { flagBit, type PlayerFlag } from '@fairlot/rules/check/access';
import { deviceHttp } from '@fairlot/wire/account/device';
import { passkeyHttp } from '@fairlot/wire/account/passkey';
import { loginHttp } from '@fairlot/wire/auth/login';
import { transaction } from '#platform/db';
import { withTestServer } from '#testing';
import { passwordAnd, withoutContact } from '#testing/stand-ins';
import { profile } from '../profile/index.ts';
import { device as devices } from '../device/index.ts';
import { authenticator } from '../authenticator/index.ts';
import { hashPlayerPassword, setPassword } from '../../auth/credentials/passwords/index.ts';
import { credentials } from '../../auth/credentials/index.ts';
import { createDevice, type Bent, type Device } from '../../auth/credentials/testing/device.ts';
import { login } from '../../auth/login/index.ts';
import { TEST_PASSWORD, type TestPlayer } from '../../auth/login/testing.ts';
import { settings } from '../../site/settings/index.ts';
import { giveChallenge, isGiven } from './challenge.ts';
import { passkey } from './index.ts';
import { readShown, spendShown } from './shown.ts';
import { offerSignIn, signInByPasskey } from './sign-in.ts';
import { stageOf } from './stage.ts';
import { findPasskey, noteUse } from './store.ts';
import { challengeOf, heard, ORIGIN, registerOwner, type Owner } from './testing/player.ts';

const server = withTestServer({
  features: [
    settings,
    credentials,
    login,
    devices,
    authenticator,
    passkey,
    profile,
    withoutContact,
    ...passwordAnd('device', 'authenticator', 'profile', 'passkey'),
  ],
  games: [],
  settings: { ownAddress: ORIGIN },
});
// Wrong on purpose, more often than a minute of one address has.
beforeEach(() => sql`DELETE FROM address_attempt`.execute(server().owner));

const enter = async (device: Device, bent: Bent = {}) =>
  server().call(passkeyHttp.signIn, device.show(await challengeOf(server()), bent));
const enterAt = async (device: Device, settings: Parameters<typeof signInByPasskey>[1]) => {
  const stage = stageOf(server().platform);
  const signed = device.show(await giveChallenge(stage, { use: 'sign-in' }));
  const origin = { ip: '203.0.113.9', userAgent: '' };
  const entered = await signInByPasskey(stage, settings, signed, origin);
  return entered.ok ? 'OK' : entered.error.code;
};
const setFlag = ({ playerId }: TestPlayer, flag: PlayerFlag) =>
  sql`UPDATE player SET flags = flags | ${flagBit(flag)} WHERE player_id = ${playerId}`.execute(
    server().owner,
  );
const byPassword = async ({ userName }: TestPlayer, Password = TEST_PASSWORD) =>
  (await server().call(loginHttp.login, { UserName: userName, Password })).code;
const alive = async (token: string) =>
  (await server().call(loginHttp.getLoginEnds, null, { token })).code;

describe('a player signs in by a passkey', () => {
  test('alone; the log says how', async () => {
    const me = await registerOwner(server());
    const reply = await enter(me.device);
    expect(reply.code).toBe('OK');
    const token = reply.value?.access_token ?? '';
    expect(await alive(token)).toBe('OK');
    const log = await server().call(deviceHttp.getLoginLog, null, { token });
    expect(log.value?.Logins.map(({ LoginType }) => LoginType)).toEqual(['PASSKEY', 'PASSWORD']);
    const { value } = await server().call(passkeyHttp.getPasskeys, null, { token });
    expect(value?.Rows).toMatchObject([{ Name: 'laptop', UsedTimeStamp: expect.any(Number) }]);
  });

  test.each<[string, Bent]>([
    ['another site', { origin: 'https://fairlot.example' }],
    ['another name of a site', { rpId: 'example.com' }],
    ['a device that does not ask who holds it', { isUnverified: true }],
    ['a passkey that is being made', { kind: 'webauthn.create' }],
  ])('and not by what was signed for %s', async (_, bent) => {
    const me = await registerOwner(server());
    expect((await enter(me.device, bent)).code).toBe('WRONG_PASSKEY');
    // The control: the same device, straight.
    expect((await enter(me.device)).code).toBe('OK');
  });

  test('whose key is his: what a strange device signs under its name is nothing', async () => {
    const me = await registerOwner(server());
    const signed = createDevice(ORIGIN).show(await challengeOf(server()));
    expect((await server().call(passkeyHttp.signIn, { ...signed, Id: me.device.Id })).code).toBe(
      'WRONG_PASSKEY',
    );
    expect((await enter(createDevice(ORIGIN))).code).toBe('WRONG_PASSKEY');
  });

  test('with a challenge that is good once, for five minutes, and was given for this', async () => {
    const me = await registerOwner(server());
    const signIn = async (challenge: string) =>
      (await server().call(passkeyHttp.signIn, me.device.show(challenge))).code;
    const once = await challengeOf(server());
    expect([await signIn(once), await signIn(once)]).toEqual(['OK', 'WRONG_PASSKEY']);
    const late = await challengeOf(server());
    await server().clock.advance(5 * 60_000);
    expect(await signIn(late)).toBe('WRONG_PASSKEY');
    const reply = await enter(me.device);
    const token = reply.value?.access_token ?? '';
    const { value } = await server().call(passkeyHttp.offerShow, null, { token });
    expect(await signIn(value?.Challenge ?? '')).toBe('WRONG_PASSKEY');
    const bent = `${(await challengeOf(server())).slice(0, -4)}AAAA`;
    expect(await signIn(bent)).toBe('WRONG_PASSKEY');
  });

  test('that counts on: one whose count stands still is a copy, and its owner is told', async () => {
    const me = await registerOwner(server());
    expect((await enter(me.device, { count: 7 })).code).toBe('OK');
    expect((await enter(me.device, { count: 7 })).code).toBe('WRONG_PASSKEY');
    expect(await heard(server(), me.playerId)).toEqual([
      { What: 'added', Name: 'laptop' },
      { What: 'copied', Name: 'laptop' },
    ]);
    expect((await enter(me.device, { count: 8 })).code).toBe('OK');
  });

  test('through the lock of his name, and past the flag and his authenticator', async () => {
    const me = await registerOwner(server());
    for (let n = 0; n < 5; n += 1) {
      await byPassword(me, 'not-the-right-one');
      await sql`DELETE FROM address_attempt`.execute(server().owner);
      await sql`UPDATE login_failure SET failures = 1 WHERE lane = 'any'`.execute(server().owner);
    }
    expect(await byPassword(me)).toBe('LOCKED');
    await setFlag(me, 'GA_LOGIN');
    expect((await enter(me.device)).code).toBe('OK');
    await server().clock.advance(31 * 60_000);
    expect(await byPassword(me)).toBe('GOOGLE_REQUIRED');
  });
});

describe('what stands after a password stands after a passkey', () => {
  test('a disabled account stays shut', async () => {
    const me = await registerOwner(server());
    await setFlag(me, 'DISABLE_ACCOUNT');
    expect((await enter(me.device)).code).toBe('DISABLED');
  });

  test('an account that is bound to networks opens from these alone', async () => {
    const me = await registerOwner(server());
    await sql`INSERT INTO player_network (player_id, network) VALUES (${me.playerId}, '203.0.113.0/24')`.execute(
      server().owner,
    );
    expect((await enter(me.device)).code).toBe('IP_NOT_BOUND');
  });

  test('who was handed a password chooses his own first, by that', async () => {
    const me = await registerOwner(server());
    const { db, settings } = server().platform;
    const hash = await hashPlayerPassword(settings.dataFolder, 'handed-over-4711');
    if (!hash.ok) throw new Error(hash.error);
    const handed = { hash: hash.value, isInitial: true };
    await transaction(db, (tx) => setPassword(tx, me.playerId, 'login', handed));
    expect((await enter(me.device)).code).toBe('FIRST_CHANGE');
  });

  test('where the site wants one login only, the others end', async () => {
    const me = await registerOwner(server());
    const one = { loginsPerMinute: 60, isSingleSession: true };
    expect(await enterAt(me.device, one)).toBe('OK');
    expect(await alive(me.token)).toBe('different_user');
  });
});

test('challenges and tries are counted by address; nothing is kept of a challenge', async () => {
  const me = await registerOwner(server());
  const few = { loginsPerMinute: 3, isSingleSession: false };
  const stage = stageOf(server().platform);
  await sql`DELETE FROM address_attempt`.execute(server().owner);
  const before = await answered();
  const codes = [];
  for (let n = 0; n < 16; n += 1) {
    const offered = await offerSignIn(stage, few, '203.0.113.9');
    codes.push(offered.ok ? 'OK' : offered.error.code);
  }
  expect(codes.filter((code) => code === 'OK')).toHaveLength(15);
  expect(codes.at(-1)).toBe('PASSKEY_BUSY');
  const tries = [];
  for (let n = 0; n < 3; n += 1) tries.push(await enterAt(createDevice(ORIGIN), few));
  // Whoever has used his minute up is not let in by a good one either.
  tries.push(await enterAt(me.device, few));
  expect(tries).toEqual(['WRONG_PASSKEY', 'WRONG_PASSKEY', 'WRONG_PASSKEY', 'BUSY']);
  expect(await answered()).toBe(before);
});

const answered = async (): Promise<number> =>
  (await sql`SELECT FROM passkey_answered`.execute(server().owner)).rows.length;

/** Eight that show one challenge at once, by a device that does not count: how many are let in. */
async function atOnce(owner: Owner, use: typeof spendShown): Promise<number> {
  const stage = stageOf(server().platform);
  const challenge = await challengeOf(server());
  const rp = { id: 'localhost', origins: [ORIGIN] };
  const purpose = { use: 'sign-in' } as const;
  const done = await Promise.all(
    Array.from({ length: 8 }, async () => {
      const assertion = owner.device.show(challenge, { count: 0 });
      const shown = await readShown(stage, rp, assertion, purpose);
      if (!shown) return false;
      return transaction(stage.db, (tx) => use(stage, tx, shown));
    }),
  );
  return done.filter(Boolean).length;
}

test('of eight who show one challenge at once one is let in', async () => {
  expect(await atOnce(await registerOwner(server()), spendShown)).toBe(1);
});

test('the control: without what uses a challenge up, all eight are', async () => {
  const { dataFolder } = stageOf(server().platform);
  const lax: typeof spendShown = async (_, tx, shown) => {
    const { challenge } = shown;
    return (await isGiven(dataFolder, { use: 'sign-in' }, challenge)) && noteUse(tx, shown);
  };
  expect(await atOnce(await registerOwner(server()), lax)).toBe(8);
});

test('answered challenges are forgotten once they are stale', async () => {
  const me = await registerOwner(server());
  await enter(me.device);
  expect(await answered()).toBeGreaterThan(0);
  await server().clock.advance(6 * 60_000);
  await server().runJobs('passkey.old');
  expect(await answered()).toBe(0);
  expect(await findPasskey(server().db, Buffer.from(me.device.Id, 'base64url'))).toBeDefined();
});
