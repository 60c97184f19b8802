import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { loginHttp } from '@fairlot/wire/auth/login';
import { withTestServer } from '#testing';
import { PASSWORD_ONLY } from '#testing/stand-ins';
import { MOST_FAILURES } from '../../credentials/guard/index.ts';
import { credentials } from '../../credentials/index.ts';
import { doWork } from '../../credentials/testing.ts';
import { settings } from '../../../site/settings/index.ts';
import { login } from '../index.ts';
import { registerPlayer } from '../testing.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const server = withTestServer({ features: [settings, credentials, login, ...PASSWORD_ONLY] });

async function rows() {
  const found = await sql<Record<'tokens' | 'names' | 'addresses' | 'works' | 'logins', bigint>>`
    SELECT (SELECT count(*) FROM session_token) AS tokens, (SELECT count(*) FROM login_failure) AS names,
      (SELECT count(*) FROM address_attempt) AS addresses, (SELECT count(*) FROM work_used) AS works,
      (SELECT count(*) FROM session) AS logins`.execute(server().owner);
  return Object.fromEntries(Object.entries(found.rows[0] ?? {}).map(([k, n]) => [k, Number(n)]));
}

const forget = async (): Promise<Record<string, number>> => {
  await server().runJobs('session.old');
  return rows();
};

test('tokens, counts and work go when they decide nothing any more; logins stay', async () => {
  await registerPlayer(server());
  const wrong = async (UserName: string) => {
    const Work = await doWork(server());
    return server().call(loginHttp.login, { UserName, Password: 'not-the-password', Work });
  };
  await wrong('nobody1');
  for (let i = 0; i < MOST_FAILURES; i += 1) await wrong('nobody2');
  // Of each name what its network failed, and all; of the address what it tried, and with whom it failed.
  const all = { tokens: 1, names: 4, addresses: 5, works: 4, logins: 1 };
  expect(await forget()).toEqual(all);
  await server().clock.advance(6 * MINUTE);
  expect(await forget()).toEqual({ ...all, works: 0 });
  await server().clock.advance(12 * HOUR);
  expect(await forget()).toEqual({ ...all, works: 0 });
  await server().clock.advance(HOUR);
  expect(await forget()).toEqual({ ...all, works: 0, tokens: 0 });
  await server().clock.advance(12 * HOUR);
  expect(await forget()).toEqual({ tokens: 0, names: 0, addresses: 0, works: 0, logins: 1 });
});
