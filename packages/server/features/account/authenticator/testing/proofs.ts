import { Secret, TOTP } from 'otpauth';
import { authenticatorHttp } from '@fairlot/wire/account/authenticator';
import { invariant } from '@fairlot/rules/core/invariant';
import { transaction } from '#platform/db';
import type { TestServer, TestStage } from '#testing';
import { hashPlayerPassword, setPassword } from '../../../auth/credentials/passwords/index.ts';
import { TEST_PASSWORD, type TestPlayer } from '../../../auth/login/testing.ts';

export const TEST_FUND_PASSWORD = 'fund-kept-for-tests-7';

/** Gives a player of a test the fund password of tests. */
export async function giveFundPassword(
  { platform: { db, settings } }: TestStage,
  playerId: bigint,
): Promise<void> {
  const hash = await hashPlayerPassword(settings.dataFolder, TEST_FUND_PASSWORD);
  invariant(hash.ok, 'hashed');
  await transaction(db, (tx) => setPassword(tx, playerId, 'fund', { hash: hash.value }));
}

/** Turns his authenticator on; answers with the code of now, which was not used before. */
export async function giveAuthenticator(
  server: TestServer,
  { token }: Pick<TestPlayer, 'token'>,
): Promise<() => Promise<string>> {
  const offered = await server.call(
    authenticatorHttp.offerAuthenticator,
    { Password: TEST_PASSWORD },
    { token },
  );
  const secret = Secret.fromBase32(offered.value?.Key ?? '');
  const codeNow = async () => {
    await server.clock.advance(30_000);
    return new TOTP({ secret }).generate({ timestamp: await server.clock.now() });
  };
  const on = await server.call(
    authenticatorHttp.confirmAuthenticator,
    { Code: await codeNow() },
    { token },
  );
  invariant(on.code === 'OK', `on: ${on.code}`);
  return codeNow;
}
