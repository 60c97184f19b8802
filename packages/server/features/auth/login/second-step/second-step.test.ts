import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { loginHttp } from '@fairlot/wire/auth/login';
import type { Feature } from '#platform/feature';
import { withTestServer } from '#testing';
import { passwordAnd } from '#testing/stand-ins';
import { authenticatorCode } from '../../credentials/guard/index.ts';
import { credentials } from '../../credentials/index.ts';
import { settings } from '../../../site/settings/index.ts';
import { secondSteps } from './index.ts';
import { login } from '../index.ts';
import { registerPlayer, TEST_PASSWORD } from '../testing.ts';

const asked: string[] = [];
/** Two features that ask: the first for a code, the second never lets this agent in. */
const asking: Feature = {
  name: 'factor',
  provide: ({ ports }) => {
    ports.fill(authenticatorCode, async () => false);
    ports.fill(secondSteps.code, async (tx, { playerId, code }) => {
      asked.push('code');
      // It counts: what it writes stays where it refuses.
      await sql`UPDATE player SET last_login_at = NULL WHERE player_id = ${playerId}`.execute(tx);
      if (code === undefined) return { code: 'GOOGLE_REQUIRED' };
      return code === '246810' ? undefined : { code: 'GOOGLE_FAILED' };
    });
    ports.fill(secondSteps.networks, async (_, { origin }) => {
      asked.push('agent');
      return origin.userAgent === 'elsewhere' ? { code: 'IP_NOT_BOUND' } : undefined;
    });
  },
};
const server = withTestServer({
  features: [settings, credentials, login, asking, ...passwordAnd('authenticator', 'profile')],
  games: [],
});

test('each feature asks in its turn after the right password, and nobody without it', async () => {
  const { userName, playerId } = await registerPlayer(server());
  const signIn = async (form: object, agent = 'here') => {
    asked.length = 0;
    const claim = { UserName: userName, Password: TEST_PASSWORD, ...form };
    const options = { headers: { 'user-agent': agent } };
    return (await server().call(loginHttp.login, claim, options)).code;
  };
  const readLogins = async () => {
    const { rows } = await sql<{ logins: number; is_written: boolean }>`
      SELECT (SELECT count(*)::int FROM session s WHERE s.player_id = p.player_id) AS logins,
        last_login_at IS NULL AS is_written
      FROM player p WHERE player_id = ${playerId}`.execute(server().owner);
    return rows[0];
  };
  expect(await signIn({ Password: 'not-the-right-one', Code: '246810' })).toBe('WRONG');
  expect(asked).toEqual([]);
  expect(await signIn({})).toBe('GOOGLE_REQUIRED');
  expect(asked).toEqual(['code']);
  expect(await readLogins()).toEqual({ logins: 1, is_written: true });
  expect(await signIn({ Code: '000000' })).toBe('GOOGLE_FAILED');
  expect(await signIn({ Code: '246810' }, 'elsewhere')).toBe('IP_NOT_BOUND');
  expect(asked).toEqual(['code', 'agent']);
  expect(await readLogins()).toMatchObject({ logins: 1 });
  expect(await signIn({ Code: '246810' })).toBe('OK');
  expect(await readLogins()).toMatchObject({ logins: 2, is_written: false });
});
