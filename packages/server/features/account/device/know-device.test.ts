import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { accountKey } from '@fairlot/rules/check/index';
import { deviceHttp } from '@fairlot/wire/account/device';
import { loginHttp } from '@fairlot/wire/auth/login';
import { transaction } from '#platform/db';
import { withTestServer } from '#testing';
import { passwordAnd } from '#testing/stand-ins';
import { countFailure, MOST_FAILURES } from '../../auth/credentials/guard/index.ts';
import { hashPlayerPassword, setPassword } from '../../auth/credentials/passwords/index.ts';
import { networkOf, credentials } from '../../auth/credentials/index.ts';
import { login } from '../../auth/login/index.ts';
import { registerPlayer, TEST_PASSWORD, type TestPlayer } from '../../auth/login/testing.ts';
import { settings } from '../../site/settings/index.ts';
import { forgetTries } from './forget.ts';
import { device } from './index.ts';
import { MOST_KEYS } from './store-keys.ts';

const server = withTestServer({
  features: [settings, credentials, login, device, ...passwordAnd('device')],
  games: [],
});
beforeEach(() => sql`DELETE FROM address_attempt`.execute(server().owner));

type Reply = { readonly code: string; readonly cookie: string | undefined; readonly rules: string };
async function signIn(player: TestPlayer, cookie?: string): Promise<Reply> {
  const claim = { UserName: player.userName, Password: TEST_PASSWORD };
  const options = cookie === undefined ? {} : { headers: { cookie } };
  const reply = await server().callRaw(loginHttp.login, claim, options);
  const set = reply.headers.get('set-cookie') ?? undefined;
  const [pair, ...rules] = set?.split('; ') ?? [];
  const { Code: code } = reply.body as { Code: string };
  return { code, cookie: pair, rules: rules.join('; ') };
}

/** As strangers do who want to keep him out: the name is locked for the network of this test. */
async function lock({ userName }: TestPlayer): Promise<void> {
  const lane = networkOf('127.0.0.1');
  for (let i = 0; i < MOST_FAILURES; i += 1) {
    await countFailure(server().platform.db, accountKey(userName), { lane });
  }
}

test('where he signed in before he passes the lock of his name; elsewhere nobody does', async () => {
  const player = await registerPlayer(server());
  const first = await signIn(player);
  expect(first.cookie).toMatch(/^device=[\w-]{43}$/);
  expect(first.rules).toBe('Path=/api; Max-Age=34560000; HttpOnly; SameSite=Strict');
  await lock(player);
  expect((await signIn(player)).code).toBe('LOCKED');
  expect(await signIn(player, first.cookie)).toMatchObject({ code: 'OK', cookie: first.cookie });
});

test('a refused sign-in gives no secret, and one of another player, or made up, passes nothing', async () => {
  const [player, other] = [await registerPlayer(server()), await registerPlayer(server())];
  const { cookie } = await signIn(other);
  await lock(player);
  expect(await signIn(player)).toMatchObject({ code: 'LOCKED', cookie: undefined });
  expect((await signIn(player, cookie)).code).toBe('LOCKED');
  expect((await signIn(player, `device=${'x'.repeat(43)}`)).code).toBe('LOCKED');
});

test('a browser of two players knows both; a secret that nobody was given is not taken over', async () => {
  const [one, two] = [await registerPlayer(server()), await registerPlayer(server())];
  const { cookie } = await signIn(one);
  expect((await signIn(two, cookie)).cookie).toBe(cookie);
  await lock(one);
  expect((await signIn(one, cookie)).code).toBe('OK');
  const planted = `device=${'y'.repeat(43)}`;
  const given = await signIn(two, planted);
  expect(given.cookie).not.toBe(planted);
  await lock(two);
  expect((await signIn(two, planted)).code).toBe('LOCKED');
});

test('it is no login, is not kept in the clear, and an account has twenty at most', async () => {
  const player = await registerPlayer(server());
  const { cookie = '' } = await signIn(player);
  const bare = await server().callRaw(deviceHttp.getLogins, null, { headers: { cookie } });
  expect(bare.status).toBe(401);
  for (let i = 0; i < MOST_KEYS; i += 1) {
    await server().clock.advance(60_000);
    await sql`DELETE FROM address_attempt`.execute(server().owner);
    await signIn(player);
  }
  const keys = async () => {
    const { rows } = await sql<{ hash: Buffer }>`
      SELECT hash FROM device_key WHERE player_id = ${player.playerId}`.execute(server().owner);
    return rows.map(({ hash }) => hash.toString('base64url'));
  };
  expect(await keys()).toHaveLength(MOST_KEYS);
  expect(await keys()).not.toContain(cookie.slice('device='.length));
  // The first has made room.
  await lock(player);
  expect((await signIn(player, cookie)).code).toBe('LOCKED');
  await server().clock.advance(401 * 86_400_000);
  await forgetTries(server().platform.db);
  expect(await keys()).toEqual([]);
});

test('a new password makes the browsers of the one before unknown', async () => {
  const player = await registerPlayer(server());
  const { cookie } = await signIn(player);
  const { db, settings } = server().platform;
  const hash = await hashPlayerPassword(settings.dataFolder ?? '', TEST_PASSWORD);
  if (!hash.ok) throw new Error(hash.error);
  await transaction(db, (tx) => setPassword(tx, player.playerId, 'fund', { hash: hash.value }));
  await lock(player);
  expect((await signIn(player, cookie)).code).toBe('OK');
  await transaction(db, (tx) => setPassword(tx, player.playerId, 'login', { hash: hash.value }));
  await lock(player);
  expect((await signIn(player, cookie)).code).toBe('LOCKED');
});
