import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { flagBit } from '@fairlot/rules/check/access';
import { ok } from '@fairlot/rules/core/result';
import { transaction } from '#platform/db';
import { withTestServer } from '#testing';
import { passwordAnd } from '#testing/stand-ins';
import { credentials } from '../../auth/credentials/index.ts';
import { login } from '../../auth/login/index.ts';
import { registerPlayer, TEST_PASSWORD, type TestPlayer } from '../../auth/login/testing.ts';
import { settings } from '../../site/settings/index.ts';
import { authenticator } from './index.ts';
import { proveFunds } from './prove-funds.ts';
import { fundsRestUntil, restFunds } from './store-rest.ts';
import { takeAuthenticator } from './take-away.ts';
import { giveAuthenticator, giveFundPassword, TEST_FUND_PASSWORD } from './testing/proofs.ts';

const server = withTestServer({
  features: [settings, credentials, login, authenticator, ...passwordAnd('authenticator')],
  games: [],
});
const ip = '203.0.113.7';

/** What comes of it, and how often what it proves was done. */
async function prove({ playerId }: TestPlayer, password: string, code?: string) {
  let done = 0;
  const { db, settings } = server().platform;
  const proven = await proveFunds<true, never>(
    { db, dataFolder: settings.dataFolder },
    { playerId, ip },
    { password, code },
    'GA_WITHDRAW',
    async () => {
      done += 1;
      return ok(true);
    },
  );
  return [proven.ok ? 'OK' : proven.error.code, done];
}

const setFlags = (playerId: bigint) =>
  sql`UPDATE player SET flags = flags | ${flagBit('GA_WITHDRAW')} WHERE player_id = ${playerId}`.execute(
    server().owner as never,
  );

test('the fund password is asked for, not that of the login, and five wrong ones lock it', async () => {
  const me = await registerPlayer(server());
  expect(await prove(me, TEST_FUND_PASSWORD)).toEqual(['NO_FUND_PASSWORD', 0]);
  await giveFundPassword(server(), me.playerId);
  expect(await prove(me, TEST_PASSWORD)).toEqual(['WRONG_PASSWORD', 0]);
  expect(await prove(me, TEST_FUND_PASSWORD)).toEqual(['OK', 1]);
  for (let n = 0; n < 4; n += 1) {
    expect(await prove(me, TEST_PASSWORD)).toEqual(['WRONG_PASSWORD', 0]);
  }
  expect(await prove(me, TEST_PASSWORD)).toEqual(['TOO_MANY_TRIES', 0]);
  expect(await prove(me, TEST_FUND_PASSWORD)).toEqual(['TOO_MANY_TRIES', 0]);
  await server().clock.advance(31 * 60_000);
  expect(await prove(me, TEST_FUND_PASSWORD)).toEqual(['OK', 1]);
});

test('a code is asked for where the flag is set, and where the authenticator is on', async () => {
  const me = await registerPlayer(server());
  await giveFundPassword(server(), me.playerId);
  await setFlags(me.playerId);
  expect(await prove(me, TEST_FUND_PASSWORD)).toEqual(['CODE_NEEDED', 0]);
  expect(await prove(me, TEST_FUND_PASSWORD, '000000')).toEqual(['GOOGLE_FAILED', 0]);

  const other = await registerPlayer(server());
  await giveFundPassword(server(), other.playerId);
  const codeNow = await giveAuthenticator(server(), other);
  expect(await prove(other, TEST_FUND_PASSWORD)).toEqual(['CODE_NEEDED', 0]);
  const code = await codeNow();
  const all = await Promise.all(
    Array.from({ length: 4 }, () => prove(other, TEST_FUND_PASSWORD, code)),
  );
  expect(all.filter(([said]) => said === 'OK')).toHaveLength(1);
  for (let n = 0; n < 5; n += 1) await prove(other, TEST_FUND_PASSWORD, '000000');
  expect(await prove(other, TEST_FUND_PASSWORD, await codeNow())).toEqual(['TOO_MANY_TRIES', 0]);
});

test('an authenticator that is taken away lets the money rest for a day, and no longer rest becomes shorter', async () => {
  const me = await registerPlayer(server());
  const { db } = server().platform;
  const take = () => transaction(db, (tx) => takeAuthenticator(tx, me.playerId));
  await giveFundPassword(server(), me.playerId);
  expect(await take()).toBe(false);
  expect(await prove(me, TEST_FUND_PASSWORD)).toEqual(['OK', 1]);
  await giveAuthenticator(server(), me);
  expect(await take()).toBe(true);
  expect(await prove(me, TEST_FUND_PASSWORD)).toEqual(['FUNDS_REST', 0]);
  await transaction(db, (tx) => restFunds(tx, me.playerId, 1));
  expect(await fundsRestUntil(db, me.playerId)).toMatchObject({ hours: 24 });
  await server().clock.advance(24 * 3_600_000);
  expect(await fundsRestUntil(db, me.playerId)).toBeUndefined();
  expect(await prove(me, TEST_FUND_PASSWORD)).toEqual(['OK', 1]);
});
