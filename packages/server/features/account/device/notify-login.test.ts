import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { loginHttp } from '@fairlot/wire/auth/login';
import { transaction } from '#platform/db';
import { withTestServer } from '#testing';
import { passwordAnd } from '#testing/stand-ins';
import { login } from '../../auth/login/index.ts';
import { registerPlayer, TEST_PASSWORD } from '../../auth/login/testing.ts';
import { settings as settingsFeature } from '../../site/settings/index.ts';
import { forgetTries } from './forget.ts';
import { device } from './index.ts';
import { learnDevice, MOST_KNOWN } from './store-known.ts';
import { notifyLogin } from './notify-login.ts';
import { inboxOf } from '../../messaging/inbox/testing/inbox.ts';

const settings = { trustedProxies: 1 };
const server = withTestServer({
  features: [settingsFeature, login, device, ...passwordAnd('device')],
  games: [],
  settings,
});
const EDGE = 'Mozilla/5.0 (Windows NT 10.0) Chrome/141.0 Safari/537.36 Edg/141.0';
const IPHONE = 'Mozilla/5.0 (iPhone) Version/18.6 Mobile Safari/604.1';

/** What the other logins of a player have heard. */
const heard = async (playerId: bigint) => {
  const { rows } = await sql<{ payload: object }>`
    SELECT payload FROM event WHERE topic = ${`player:${playerId}`} AND name = 'LoginNotify'
    ORDER BY seq`.execute(server().owner);
  return rows.map(({ payload }) => payload);
};
const signIn = async (UserName: string, agent: string, ip: string, Password = TEST_PASSWORD) => {
  const headers = { 'user-agent': agent, 'x-forwarded-for': ip };
  return (await server().call(loginHttp.login, { UserName, Password }, { headers })).code;
};

test(`${notifyLogin.name}: another device or network is told once, the first and the same are not`, async () => {
  const { userName, playerId } = await registerPlayer(server());
  expect(await heard(playerId)).toEqual([]);
  await signIn(userName, EDGE, '198.51.100.7');
  expect(await heard(playerId)).toMatchObject([{ IP: '198.51.100.7', Device: 'Edge · Windows' }]);
  // The same network has another address for it.
  await signIn(userName, EDGE, '198.51.100.8');
  expect(await heard(playerId)).toHaveLength(1);
  await signIn(userName, IPHONE, '198.51.100.8');
  await signIn(userName, IPHONE, '203.0.113.1');
  expect(await heard(playerId)).toHaveLength(3);
  expect(await inboxOf(server(), playerId)).toHaveLength(3);
});

test('stores the address of a login without its port', async () => {
  const { userName, playerId } = await registerPlayer(server());
  await signIn(userName, EDGE, '203.0.113.60:51234');
  await signIn(userName, IPHONE, '[2001:db8:7::1]:443');
  expect(await heard(playerId)).toMatchObject([{ IP: '203.0.113.60' }, { IP: '2001:db8:7::1' }]);
  const { rows } = await sql<{ ip: string }>`
    SELECT ip FROM session WHERE player_id = ${playerId} ORDER BY created_at`.execute(
    server().owner,
  );
  expect(rows.map(({ ip }) => ip)).toEqual(['127.0.0.1', '203.0.113.60', '2001:db8:7::1']);
});

test('a wrong password teaches nothing', async () => {
  const { userName, playerId } = await registerPlayer(server());
  await signIn(userName, IPHONE, '203.0.113.77', 'not-the-right-one');
  expect(await heard(playerId)).toEqual([]);
  await signIn(userName, IPHONE, '203.0.113.77');
  expect(await heard(playerId)).toHaveLength(1);
});

test('of ids of devices that somebody makes up no more are kept than a hundred, and the others are known on', async () => {
  const { playerId } = await registerPlayer(server());
  const { db, owner } = server();
  const learn = (n: number, network = '198.51.100.0/24') =>
    transaction(db, (tx) => learnDevice(tx, playerId, { device: `App id-${n}`, network }));
  const known = async () => {
    const { rows } = await sql<{ device: string }>`
      SELECT device FROM known_device WHERE player_id = ${playerId}`.execute(owner);
    return new Set(rows.map((row) => row.device));
  };
  for (let n = 0; n < MOST_KNOWN + 20; n += 1) {
    await learn(n);
    await server().clock.advance(1_000);
  }
  const kept = await known();
  expect(kept.size).toBe(MOST_KNOWN);
  expect(kept.has(`App id-${MOST_KNOWN + 19}`)).toBe(true);
  expect(kept.has('App id-0')).toBe(false);
  // One that is known is no news; one that went is told once more.
  expect(await learn(MOST_KNOWN + 19)).toBeUndefined();
  expect(await learn(0)).toEqual(expect.any(Number));
  // Those that come at once wait for nobody, and are no more afterwards.
  await Promise.all(Array.from({ length: 20 }, (_, n) => learn(n % 5, `203.0.113.${n}/32`)));
  await learn(999);
  expect((await known()).size).toBeLessThanOrEqual(MOST_KNOWN);
});

test('a device that was not used for over a year is new again', async () => {
  const { userName, playerId } = await registerPlayer(server());
  await signIn(userName, EDGE, '198.51.100.7');
  await server().clock.advance(300 * 86_400_000);
  await signIn(userName, IPHONE, '198.51.100.7');
  await server().clock.advance(101 * 86_400_000);
  await forgetTries(server().db);
  await signIn(userName, EDGE, '198.51.100.7');
  expect(await heard(playerId)).toHaveLength(3);
});
