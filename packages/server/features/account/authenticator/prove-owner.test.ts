import { Secret, TOTP } from 'otpauth';
import { expect, test } from 'vitest';
import { ok } from '@fairlot/rules/core/result';
import { authenticatorHttp } from '@fairlot/wire/account/authenticator';
import { withTestServer } from '#testing';
import { passwordAnd } from '#testing/stand-ins';
import { credentials } from '../../auth/credentials/index.ts';
import { login } from '../../auth/login/index.ts';
import { registerPlayer, TEST_PASSWORD, type TestPlayer } from '../../auth/login/testing.ts';
import { settings } from '../../site/settings/index.ts';
import { authenticator } from './index.ts';
import { proveOwner } from './prove-owner.ts';

const server = withTestServer({
  features: [settings, credentials, login, authenticator, ...passwordAnd('authenticator')],
  games: [],
});
const ip = '203.0.113.7';

/** What comes of it, and how often what it proves was done. */
async function prove({ playerId }: TestPlayer, password: string, code?: string) {
  let done = 0;
  const { db, settings } = server().platform;
  const stage = { db, dataFolder: settings.dataFolder };
  const proven = await proveOwner<true, never>(
    stage,
    { playerId, ip },
    { password, code },
    async () => {
      done += 1;
      return ok(true);
    },
  );
  return [proven.ok ? 'OK' : proven.error.code, done];
}

test('whoever has no authenticator shows his password, and what it proves is done once', async () => {
  const me = await registerPlayer(server());
  expect(await prove(me, 'not-the-right-one')).toEqual(['PASSWORD_WRONG', 0]);
  expect(await prove(me, TEST_PASSWORD)).toEqual(['OK', 1]);
  // A code is neither asked nor looked at.
  expect(await prove(me, TEST_PASSWORD, '000000')).toEqual(['OK', 1]);
});

test('whoever has one shows a code of it as well, each once, also of many at once', async () => {
  const me = await registerPlayer(server());
  const { token } = me;
  const offer = { Password: TEST_PASSWORD };
  const offered = await server().call(authenticatorHttp.offerAuthenticator, offer, { token });
  const secret = Secret.fromBase32(offered.value?.Key ?? '');
  const codeNow = async () =>
    new TOTP({ secret }).generate({ timestamp: await server().clock.now() });
  const on = await server().call(
    authenticatorHttp.confirmAuthenticator,
    { Code: await codeNow() },
    { token },
  );
  expect(await prove(me, TEST_PASSWORD)).toEqual(['CODE_NEEDED', 0]);
  expect(await prove(me, 'not-the-right-one', on.value?.RecoveryCodes[0])).toEqual([
    'PASSWORD_WRONG',
    0,
  ]);
  expect(await prove(me, TEST_PASSWORD, '000000')).toEqual(['CODE_WRONG', 0]);
  expect(await prove(me, TEST_PASSWORD, on.value?.RecoveryCodes[0])).toEqual(['OK', 1]);
  await server().clock.advance(30_000);
  const code = await codeNow();
  const all = await Promise.all(Array.from({ length: 4 }, () => prove(me, TEST_PASSWORD, code)));
  expect(all.filter(([said]) => said === 'OK')).toHaveLength(1);
  for (let n = 0; n < 5; n += 1) await prove(me, TEST_PASSWORD, '000000');
  expect(await prove(me, TEST_PASSWORD, on.value?.RecoveryCodes[1])).toEqual(['LOCKED', 0]);
});
