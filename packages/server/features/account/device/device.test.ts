import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { deviceHttp } from '@fairlot/wire/account/device';
import { loginHttp } from '@fairlot/wire/auth/login';
import { withTestServer } from '#testing';
import { passwordAnd } from '#testing/stand-ins';
import { settings } from '../../site/settings/index.ts';
import { forgetTries } from './forget.ts';
import { device } from './index.ts';
import { login } from '../../auth/login/index.ts';
import { registerPlayer, TEST_PASSWORD } from '../../auth/login/testing.ts';

const server = withTestServer({
  features: [settings, login, device, ...passwordAnd('device')],
  games: [],
});
const EDGE = 'Mozilla/5.0 (Windows NT 10.0) Chrome/141.0 Safari/537.36 Edg/141.0';

const signIn = async (UserName: string, Password: string, agent = EDGE) =>
  server().call(loginHttp.login, { UserName, Password }, { headers: { 'user-agent': agent } });
const list = async (token: string) =>
  (await server().call(deviceHttp.getLogins, null, { token })).value.Logins;
const log = async (token: string) =>
  (await server().call(deviceHttp.getLoginLog, null, { token })).value;

test('a player sees his living logins, the one that asks first, and ends one', async () => {
  const { token, userName } = await registerPlayer(server());
  await server().clock.advance(60_000);
  const other = (await signIn(userName, TEST_PASSWORD)).value?.access_token ?? '';
  const both = await list(token);
  expect(both).toMatchObject([
    { IsThis: true },
    { IsThis: false, IP: '127.0.0.1', Device: 'Edge · Windows' },
  ]);
  const [, { Id = '' } = {}] = both;
  expect((await server().call(deviceHttp.endLogin, { Id }, { token })).code).toBe('OK');
  const denied = await server().callRaw(deviceHttp.getLogins, null, { token: other });
  expect([denied.status, denied.body]).toMatchObject([401, { Code: 'blacklist' }]);
  expect(await list(token)).toHaveLength(1);
  const again = await server().call(deviceHttp.endLogin, { Id }, { token });
  expect(again.code).toBe('NO_SUCH_LOGIN');
});

test('nobody sees or ends the login of somebody else', async () => {
  const one = await registerPlayer(server());
  const two = await registerPlayer(server());
  const [{ Id = '' } = {}] = await list(one.token);
  const reply = await server().call(deviceHttp.endLogin, { Id }, { token: two.token });
  expect(reply.code).toBe('NO_SUCH_LOGIN');
  expect((await list(two.token)).map((login) => login.Id)).not.toContain(Id);
  expect(await list(one.token)).toHaveLength(1);
});

test('all others are ended with one call, and the one that asks stays', async () => {
  const { token, userName } = await registerPlayer(server());
  const others = [await signIn(userName, TEST_PASSWORD), await signIn(userName, TEST_PASSWORD)];
  const { value } = await server().call(deviceHttp.endOtherLogins, null, { token });
  expect(value).toEqual({ Ended: 2 });
  for (const { value: grant } of others) {
    const reply = await server().callRaw(deviceHttp.getLogins, null, {
      token: grant?.access_token ?? '',
    });
    expect(reply.status).toBe(401);
  }
  expect(await list(token)).toMatchObject([{ IsThis: true }]);
});

test('a login that ran out is no longer listed, and stays in the log', async () => {
  const { userName } = await registerPlayer(server());
  await server().clock.advance(31 * 60_000);
  const fresh = (await signIn(userName, TEST_PASSWORD)).value?.access_token ?? '';
  expect(await list(fresh)).toHaveLength(1);
  expect((await log(fresh)).Logins).toMatchObject([{ IsThis: true }, { IsThis: false }]);
});

test('wrong passwords are in the log of the account, and those under no name are forgotten', async () => {
  const { token, userName } = await registerPlayer(server());
  await signIn(userName, 'not-the-right-one', 'x'.repeat(2_000));
  await signIn('nobody4711', 'not-the-right-one');
  expect((await log(token)).Failures).toMatchObject([{ IP: '127.0.0.1', Device: '' }]);
  const rows = () =>
    sql<{ player_id: bigint | null; length: number }>`
      SELECT player_id, length(user_agent) AS length FROM login_try ORDER BY id DESC LIMIT 2`.execute(
      server().owner,
    );
  expect((await rows()).rows).toMatchObject([{ player_id: null }, { length: 300 }]);
  await server().clock.advance(61 * 60_000);
  await forgetTries(server().db);
  expect((await rows()).rows.every(({ player_id }) => player_id !== null)).toBe(true);
  await server().clock.advance(90 * 86_400_000);
  await forgetTries(server().db);
  expect((await rows()).rows).toEqual([]);
});

test('the log holds the last 20 of each, and tries push no sign-in out of it', async () => {
  const { token, playerId } = await registerPlayer(server());
  await sql`INSERT INTO login_try (player_id, ip, user_agent)
    SELECT ${playerId}, '203.0.113.9', '' FROM generate_series(1, 30)`.execute(server().owner);
  await sql`INSERT INTO session (player_id, id, ip, user_agent, ended_at, ended_code)
    SELECT ${playerId}, gen_random_uuid(), '203.0.113.9', '', app_now(), 'blacklist'
    FROM generate_series(1, 30)`.execute(server().owner);
  const { Logins, Failures } = await log(token);
  expect([Logins.length, Failures.length]).toEqual([20, 20]);
});
