import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { sessionHttp } from '@fairlot/wire/session';
import { withTestServer } from '../../testing/index.ts';
import { MOST_FAILURES } from '../proof/index.ts';
import { site } from '../site/index.ts';
import { session } from './index.ts';
import { registerPlayer } from './testing.ts';

const HOUR = 3_600_000;
const server = withTestServer({ features: [site, session] });

async function rows() {
  const found = await sql<{ tokens: bigint; names: bigint; addresses: bigint; logins: bigint }>`
    SELECT (SELECT count(*) FROM session_token) AS tokens, (SELECT count(*) FROM login_failure) AS names,
      (SELECT count(*) FROM address_attempt) AS addresses, (SELECT count(*) FROM session) AS logins`.execute(
    server().owner,
  );
  return Object.fromEntries(Object.entries(found.rows[0] ?? {}).map(([k, n]) => [k, Number(n)]));
}

const forget = async (): Promise<Record<string, number>> => {
  await server().runJobs('session.old');
  return rows();
};

test('tokens and counts go when they decide nothing any more; logins and locks stay', async () => {
  await registerPlayer(server());
  const wrong = (UserName: string) =>
    server().call(sessionHttp.login, { UserName, Password: 'not-the-password' });
  await wrong('nobody1');
  for (let i = 0; i < MOST_FAILURES; i += 1) await wrong('nobody2');
  const all = { tokens: 1, names: 2, addresses: 2, logins: 1 };
  expect(await forget()).toEqual(all);
  await server().clock.advance(12 * HOUR);
  expect(await forget()).toEqual(all);
  await server().clock.advance(HOUR);
  expect(await forget()).toEqual({ ...all, tokens: 0 });
  await server().clock.advance(12 * HOUR);
  expect(await forget()).toEqual({ tokens: 0, names: 1, addresses: 0, logins: 1 });
  await server().clock.advance(31 * 24 * HOUR);
  expect(await forget()).toEqual({ tokens: 0, names: 0, addresses: 0, logins: 1 });
});
