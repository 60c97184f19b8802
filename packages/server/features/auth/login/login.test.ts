import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { flagBit } from '@fairlot/rules/check/access';
import { loginHttp } from '@fairlot/wire/auth/login';
import { transaction } from '#platform/db';
import { withTestServer } from '#testing';
import { PASSWORD_ONLY } from '#testing/stand-ins';
import { hashPassword, hashPlayerPassword, setPassword } from '../credentials/passwords/index.ts';
import { credentials } from '../credentials/index.ts';
import { settings } from '../../site/settings/index.ts';
import { login as loginFeature } from './index.ts';
import { login } from './login.ts';
import { registerPlayer, TEST_PASSWORD, type TestPlayer } from './testing.ts';

const server = withTestServer({
  features: [settings, credentials, loginFeature, ...PASSWORD_ONLY],
});
const OTHER = 'another-one-77';

/** Signs in, and does something as soon as his row was read, before the password is looked at. */
async function signInWhile({ userName }: TestPlayer, meanwhile: () => Promise<unknown>) {
  const { ports, settings } = server().platform;
  const db = server().db.withPlugin({
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => {
      if (result.rows.some((row) => 'password_hash' in row)) await meanwhile();
      return result;
    },
  });
  const stage = { db, ports, dataFolder: settings.dataFolder };
  const claim = { userName, password: TEST_PASSWORD };
  const signed = await login(stage, { loginsPerMinute: 1_000, isSingleSession: false }, claim, {
    ip: '192.0.2.9',
    userAgent: '',
  });
  return signed.ok ? 'OK' : signed.error.code;
}

const loginsOf = async ({ playerId }: TestPlayer): Promise<number> => {
  const { rows } = await sql`SELECT id FROM session WHERE player_id = ${playerId}`.execute(
    server().owner,
  );
  return rows.length;
};

test('a password that he replaced while it was looked at opens no login', async () => {
  const player = await registerPlayer(server());
  const { db, settings } = server().platform;
  const changed = await hashPlayerPassword(settings.dataFolder, OTHER);
  if (!changed.ok) throw new Error(changed.error);
  const change = () =>
    transaction(db, (tx) => setPassword(tx, player.playerId, 'login', { hash: changed.value }));
  // The control: nothing happens meanwhile.
  expect(await signInWhile(player, async () => {})).toBe('OK');
  const before = await loginsOf(player);
  expect(await signInWhile(player, change)).toBe('WRONG');
  expect(await loginsOf(player)).toBe(before);
  const now = { UserName: player.userName, Password: OTHER };
  expect((await server().call(loginHttp.login, now)).code).toBe('OK');
});

test('an account that is disabled meanwhile has no new login', async () => {
  const player = await registerPlayer(server());
  const before = await loginsOf(player);
  const disable = () =>
    sql`UPDATE player SET flags = flags | ${flagBit('DISABLE_ACCOUNT')} WHERE player_id = ${player.playerId}`.execute(
      server().owner,
    );
  expect(await signInWhile(player, disable)).toBe('DISABLED');
  expect(await loginsOf(player)).toBe(before);
});

test('a hash that another sign-in made anew meanwhile is the same password', async () => {
  const player = await registerPlayer(server());
  const old = await hashPassword(TEST_PASSWORD);
  if (!old.ok) throw new Error(old.error);
  await sql`UPDATE player SET password_hash = ${old.value} WHERE player_id = ${player.playerId}`.execute(
    server().owner,
  );
  const claim = { UserName: player.userName, Password: TEST_PASSWORD };
  const other = async () => expect((await server().call(loginHttp.login, claim)).code).toBe('OK');
  expect(await signInWhile(player, other)).toBe('OK');
});
