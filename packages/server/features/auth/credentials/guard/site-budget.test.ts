import { sql } from 'kysely';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { loginHttp } from '@fairlot/wire/auth/login';
import { withTestServer } from '#testing';
import { PASSWORD_ONLY } from '#testing/stand-ins';
import { login } from '../../login/index.ts';
import { registerPlayer, TEST_PASSWORD, type TestPlayer } from '../../login/testing.ts';
import { settings } from '../../../site/settings/index.ts';
import { SITE_FAILURES } from './guard.ts';
import { credentials } from '../index.ts';
import { doWork } from '../testing.ts';

/** Failed guesses of all addresses together: from so many on everybody does the work, and nobody is kept out. */
const server = withTestServer({
  features: [settings, credentials, login, ...PASSWORD_ONLY],
  settings: { trustedProxies: 1 },
});
const MINUTE = 60_000;
let network = 0;
/** A network that was not seen before. */
const elsewhere = () => ({ 'x-forwarded-for': `198.${18 + (network >> 8)}.${network++ & 255}.1` });

let honest: TestPlayer;
beforeAll(async () => {
  await server().clock.set(Date.UTC(2026, 10, 25, 4));
  honest = await registerPlayer(server());
});
beforeEach(() => server().clock.advance(60 * MINUTE));

const guess = async (name: string, headers = elsewhere()): Promise<string> =>
  (
    await server().call(
      loginHttp.login,
      { UserName: name, Password: 'not-his-words-7' },
      { headers },
    )
  ).code;

const enter = async (headers: Record<string, string>, Work?: string): Promise<string> => {
  const claim = { UserName: honest.userName, Password: TEST_PASSWORD };
  const wish = Work === undefined ? claim : { ...claim, Work };
  return (await server().call(loginHttp.login, wish, { headers })).code;
};

/** As if so many had guessed wrong a moment ago, each from a network of his own. */
const haveGuessed = (count: number) =>
  sql`
  INSERT INTO address_attempt (kind, ip, since, attempts) VALUES ('wrong-all', '', app_now(), ${count})
  ON CONFLICT (kind, ip) DO UPDATE SET since = excluded.since, attempts = excluded.attempts`.execute(
    server().owner,
  );

test('the last guess for nothing is the thousandth', async () => {
  await haveGuessed(SITE_FAILURES - 2);
  // The control: below the budget nobody who comes from anywhere is asked for anything.
  expect(await enter(elsewhere())).toBe('OK');
  expect(await guess('somebody1')).toBe('WRONG');
  expect(await guess('somebody2')).toBe('WRONG');
  expect(await guess('somebody3')).toBe('CAPTCHA');
  expect(await guess(honest.userName)).toBe('CAPTCHA');
});

test('who has the right password does the work and is in, from wherever, until the quarter of an hour is over', async () => {
  await haveGuessed(50 * SITE_FAILURES);
  for (let i = 0; i < 3; i += 1) {
    const headers = elsewhere();
    expect(await enter(headers)).toBe('CAPTCHA');
    expect(await enter(headers, await doWork(server(), headers))).toBe('OK');
  }
  await server().clock.advance(15 * MINUTE + 1_000);
  expect(await enter(elsewhere())).toBe('OK');
});

test('a minute between the guesses brings none of them back', async () => {
  await haveGuessed(SITE_FAILURES);
  await server().clock.advance(MINUTE + 1_000);
  expect(await guess('somebody4')).toBe('CAPTCHA');
  const { rows } = await sql<{ attempts: number }>`
    SELECT attempts FROM address_attempt WHERE kind = 'wrong-all'`.execute(server().owner);
  // Whoever is not let through to a password is not counted: the budget is of guesses.
  expect(rows).toEqual([{ attempts: SITE_FAILURES }]);
});
